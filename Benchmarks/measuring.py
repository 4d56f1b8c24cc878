"""Times of whole processes: minima over many runs, in turn, within a budget."""

import os
import pathlib
import select
import shutil
import signal
import subprocess
import sys
import time

ROUNDS = 200
SECONDS_EACH = 3
SECONDS_ONE_RUN = 10


class Command:
    """A command line with the minimum of its wall times, or the reason why there is none."""

    def __init__(self, name, arguments, environment, must_work=True, status=0, before=None,
                 seconds=SECONDS_EACH):
        """`status` is that of a run that went well; `before` is called ahead of each run, untimed."""
        self.name = name
        self.path = shutil.which(arguments[0], path=environment["PATH"])
        self.arguments = arguments
        self.environment = environment
        self.must_work = must_work
        self.status = status
        self.before = before
        self.seconds = seconds
        self.minimum, self.spent, self.lines, self.stopped = None, 0, 0, None

    def run(self):
        """One run, with its output read from a pipe to the end; a slow one is ended."""
        if self.before:
            self.before()
        read, write = os.pipe()
        actions = [(os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
                   (os.POSIX_SPAWN_DUP2, write, 1), (os.POSIX_SPAWN_CLOSE, read)]
        start = time.perf_counter()
        pid = os.posix_spawn(self.path, self.arguments, self.environment,
                             file_actions=actions, setpgroup=0)
        os.close(write)
        lines = lines_until(read, start + SECONDS_ONE_RUN)
        if lines is None:
            os.killpg(pid, signal.SIGKILL)
        _, status = os.waitpid(pid, 0)
        elapsed = time.perf_counter() - start
        os.close(read)
        self.note(lines, status, elapsed)

    def note(self, lines, status, elapsed):
        self.spent += elapsed
        if lines is None:
            self.stopped = f"> {SECONDS_ONE_RUN} s"
        elif os.waitstatus_to_exitcode(status) == self.status:
            self.lines = lines
            self.minimum = elapsed if self.minimum is None else min(self.minimum, elapsed)
        else:
            self.stopped = "failed"
        if self.stopped and self.must_work:
            sys.exit(f"{' '.join(self.arguments)}: {self.stopped}, status {status}")

    def has_budget(self):
        return self.stopped is None and self.spent < self.seconds


def lines_until(descriptor, deadline):
    """The number of lines up to the end of the pipe, or None if the deadline comes first."""
    lines = 0
    while select.select([descriptor], [], [], max(0, deadline - time.perf_counter()))[0]:
        piece = os.read(descriptor, 1 << 20)
        if not piece:
            return lines
        lines += piece.count(b"\n")
    return None


def measure(commands, seconds):
    """Runs all commands in turn, so that a slow moment of the machine hits all of them."""
    deadline = time.perf_counter() + seconds
    for number in range(ROUNDS):
        for command in commands:
            is_late = number > 0 and time.perf_counter() > deadline
            if command.has_budget() and not is_late:
                command.run()


def peak_megabytes(command):
    """The peak memory of one run, read by a small process.

    Linux lets a program begin with the peak of the process that started it, and the peak of
    this one includes the making of the stores.
    """
    if command.before:
        command.before()
    script = pathlib.Path(__file__).with_name("memory.py")
    found = subprocess.run([sys.executable, "-I", "-S", script, command.path,
                            *command.arguments[1:]], env=command.environment, check=True,
                           stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return int(found.stdout) * 1024 / 1e6
