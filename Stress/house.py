"""A throw-away home in which the built program is run, watched and killed."""

import os
import pathlib
import random
import resource
import shutil
import sqlite3
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = pathlib.Path(os.environ.get("CLAMATE_BUILD_PATH", ROOT / "build")) / "bin/clamate"
NOW = "2026-03-02T10:00:00+09:00"
# What a command may end with; anything else is a crash.
STATUSES = {0, 1, 2, 3, 4, 5, 6, 130}


class Fault(Exception):
    """A promise was broken."""


SERVICES = ("OPENWEATHERMAP", "AQICN", "OPENMETEO", "OPENMETEO_AIR", "OPENMETEO_GEO", "AIRKOREA",
            "METNO", "WTTR")


class House:
    """A home with its environment."""

    def __init__(self, folder=None):
        self.folder = pathlib.Path(folder or tempfile.mkdtemp(prefix="clamate-stress-"))
        self.environment = {
            "HOME": str(self.folder),
            "TZ": "Asia/Seoul",
            "LANG": "en_US.UTF-8",
            "CLAMATE_NOW": NOW,
            "PATH": "/usr/bin:/bin",
        }
        if "ASAN_OPTIONS" in os.environ:
            self.environment["ASAN_OPTIONS"] = os.environ["ASAN_OPTIONS"]
        for service in SERVICES:
            self.environment[f"CLAMATE_{service}_URL"] = "http://127.0.0.1:9"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def database(self):
        return self.folder / ".local/share/clamate/clamate.db"

    def start(self, *words, **options):
        environment = {**self.environment, **options.pop("variables", {})}
        options.setdefault("stdin", subprocess.DEVNULL)
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("stderr", subprocess.PIPE)
        options.setdefault("cwd", self.folder)
        return subprocess.Popen([PROGRAM, *words], env=environment, **options)

    def run(self, *words, text=None, timeout=30, **options):
        """Runs a command to its end and checks what holds of every command."""
        if text is not None:
            options["stdin"] = subprocess.PIPE
        process = self.start(*words, **options)
        try:
            output, errors = process.communicate(text, timeout=timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Fault(f"{words!r} did not end in {timeout} s") from None
        if process.returncode not in STATUSES:
            raise Fault(f"{words!r} ended with {process.returncode}: {(errors or b'')[-300:]!r}")
        return process.returncode, output or b"", errors or b""

    def must(self, *words, **options):
        """Runs a command that has to succeed."""
        status, output, errors = self.run(*words, **options)
        if status != 0:
            raise Fault(f"{words!r}: status {status}: {errors.decode(errors='replace').strip()}")
        return output.decode()

    def check_store(self):
        """The store is whole, and every reference in it has its end."""
        if not self.database.exists():
            return
        with sqlite3.connect(self.database) as connection:
            for pragma in ("integrity_check", "foreign_key_check"):
                rows = connection.execute(f"PRAGMA {pragma}").fetchall()
                if rows not in ([], [("ok",)]):
                    raise Fault(f"{pragma}: {rows[:3]}")
        connection.close()

    def titles(self):
        """The titles of all todos by their numbers."""
        if not self.database.exists():
            return {}
        connection = sqlite3.connect(self.database)
        rows = dict(connection.execute("SELECT id, title FROM todo"))
        connection.close()
        return rows


def limited(files=None, memory=None):
    """What a child does before it runs, to live within limits."""

    def limit():
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
        # The sanitizer reserves terabytes of addresses, whatever the program takes of them.
        if memory is not None and "ASAN_OPTIONS" not in os.environ:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))

    return limit


def chance(seed, name):
    """Random numbers of one part of a run, the same whatever the other parts draw."""
    return random.Random(f"{seed} {name}")


def is_root():
    return os.geteuid() == 0
