"""The peers: what Debian calls them, how their stores are made and which command does what.

Each has a home of its own for each size. Peers know only the day of the machine.
"""

import calendar
import datetime
import json
import os
import pathlib
import random
import shutil
import subprocess

import history
import stores

IMPORT_SECONDS = 30


class Taskwarrior:
    program, package = "task", "taskwarrior"

    @staticmethod
    def prepare(home, todos):
        (home / ".taskrc").write_text(
            f"data.location={home}/.task\nconfirmation=off\nhooks=off\nverbose=nothing\n"
            "news.version=9.9.9\n")
        (home / ".task").mkdir()
        with open(home / "import.json", "w", encoding="utf-8") as file:
            for todo in todos:
                file.write(json.dumps(Taskwarrior.task(todo)) + "\n")
        subprocess.run(["task", "import", str(home / "import.json")], env=environment(home),
                       check=True, timeout=IMPORT_SECONDS, stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    @staticmethod
    def task(todo):
        task = {"uuid": todo.uid, "description": todo.title, "entry": utc(todo.created),
                "status": "completed" if todo.completed else "pending"}
        if todo.completed:
            task["end"] = utc(todo.completed)
        if todo.date:
            task["due"] = utc(begin(todo).timestamp())
        return task

    @staticmethod
    def arguments(home):
        return {"start": ["task", "--version"], "list": ["task", "list"],
                "today": ["task", "due:today", "list"],
                "add": ["task", "add", "milk", "due:tomorrow"], "month": ["task", "calendar"]}


class TodoTxt:
    program, package = "todo-txt", "todotxt-cli"

    @staticmethod
    def prepare(home, todos):
        (home / "config").write_text(
            f"export TODO_DIR={home}\nexport TODO_FILE=$TODO_DIR/todo.txt\n"
            "export DONE_FILE=$TODO_DIR/done.txt\nexport REPORT_FILE=$TODO_DIR/report.txt\n")
        with (open(home / "todo.txt", "w", encoding="utf-8") as pending,
              open(home / "done.txt", "w", encoding="utf-8") as done):
            for todo in todos:
                line = f"{day(todo.created)} {todo.title}"
                if todo.date:
                    line += f" due:{todo.date}"
                if todo.completed:
                    done.write(f"x {day(todo.completed)} {line}\n")
                else:
                    pending.write(f"{line}\n")

    @staticmethod
    def arguments(home):
        program = ["todo-txt", "-p", "-d", str(home / "config")]
        return {"start": [*program, "shorthelp"], "list": [*program, "ls"],
                "today": [*program, "ls", f"due:{stores.TODAY}"],
                "add": [*program, "add", f"milk due:{stores.TODAY}"]}


class Remind:
    """`remind` knows neither done nor undated, and lists only what is ahead.

    So its agenda has what is open and dated, and its listing has as many as are open, all ahead.
    """

    program, package = "remind", "remind"

    @staticmethod
    def prepare(home, todos):
        pending = [todo for todo in todos if not todo.completed]
        choice = random.Random(len(pending))
        with (open(home / "agenda", "w", encoding="utf-8") as agenda,
              open(home / "ahead", "w", encoding="utf-8") as ahead):
            for todo in pending:
                if todo.date:
                    agenda.write(Remind.line(todo.date, todo.time, todo.title))
                later = stores.NOW.date() + datetime.timedelta(days=choice.randint(1, 730))
                ahead.write(Remind.line(later, f"{choice.randint(7, 22)}:00", todo.title))

    @staticmethod
    def line(date, time, title):
        return f"REM {date.strftime('%-d %b %Y')} AT {time} MSG {title}\n"

    @staticmethod
    def arguments(home):
        agenda, ahead = str(home / "agenda"), str(home / "ahead")
        return {"start": ["remind", os.devnull],
                "list": ["remind", "-n", "-b1", ahead, stores.TODAY],
                "today": ["remind", "-q", "-b1", agenda, stores.TODAY],
                "month": ["remind", "-c", "-b1", agenda, stores.TODAY]}


class Calcurse:
    """What is dated is an appointment of half an hour, the rest is a todo."""

    program, package = "calcurse", "calcurse"

    @staticmethod
    def prepare(home, todos):
        folder = home / ".calcurse"
        folder.mkdir()
        (folder / "conf").touch()
        dated, undated = [], []
        for todo in todos:
            (dated if todo.date else undated).append(todo)
        # As calcurse itself writes them; it reads any other order far more slowly.
        dated.sort(key=lambda todo: (begin(todo), todo.title))
        with open(folder / "apts", "w", encoding="utf-8") as file:
            file.writelines(map(Calcurse.appointment, dated))
        with open(folder / "todo", "w", encoding="utf-8") as file:
            for todo in undated:
                file.write(f"[{'-' if todo.completed else ''}1] {todo.title}\n")
        start = stores.NOW.strftime("%Y%m%dT090000")
        (home / "one.ics").write_text(
            "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:bench\nBEGIN:VEVENT\n"
            f"DTSTART:{start}\nDURATION:PT30M\nSUMMARY:milk\nEND:VEVENT\nEND:VCALENDAR\n")

    @staticmethod
    def appointment(todo):
        start, end = begin(todo), begin(todo) + datetime.timedelta(minutes=30)
        return f"{start:%m/%d/%Y @ %H:%M} -> {end:%m/%d/%Y @ %H:%M} |{todo.title}\n"

    @staticmethod
    def arguments(home):
        now = stores.NOW.date()
        first = now.replace(day=1)
        days = calendar.monthrange(now.year, now.month)[1]
        return {"start": ["calcurse", "--version"],
                "list": ["calcurse", "--read-only", "-G"],
                "today": ["calcurse", "--read-only", "-a"],
                "add": ["calcurse", "-q", "-i", str(home / "one.ics")],
                "month": ["calcurse", "--read-only", "-Q", "--filter-type", "cal",
                          "--from", f"{first:%m/%d/%Y}", "--days", str(days)]}


ALL = (Taskwarrior, TodoTxt, Remind, Calcurse)


def begin(todo):
    return datetime.datetime.fromisoformat(f"{todo.date} {todo.time}")


def utc(seconds):
    moment = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
    return moment.strftime("%Y%m%dT%H%M%SZ")


def day(seconds):
    return datetime.date.fromtimestamp(seconds).isoformat()


def environment(home):
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "TZ", "TERM", "PYTHONPATH")
            if name in os.environ}
    return {**kept, "HOME": str(home)}


def install():
    """As root, gets the peers and `sqlite3` where they are missing."""
    wanted = {peer.program: peer.package for peer in (*ALL, history.Timewarrior)}
    wanted["sqlite3"] = "sqlite3"
    missing = [package for program, package in wanted.items() if not shutil.which(program)]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-q=2"], check=True)
        subprocess.run(["apt-get", "install", "-q=2", "-y", "--no-install-recommends", *missing],
                       check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                       env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


def prepare(peer, size):
    """The home of a peer with its store of `size` todos, or None if it takes too long to make."""
    home = pathlib.Path(os.environ["HOME"]) / f"{peer.program}-{size}"
    home.mkdir()
    try:
        peer.prepare(home, stores.todos(size))
    except subprocess.TimeoutExpired:
        return None
    return home
