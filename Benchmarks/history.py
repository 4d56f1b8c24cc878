"""Ten years of tracked time: the same in Clamate, Timewarrior and Watson.

28 stretches of work a day, 10 to 34 minutes long, on twelve blocks of four groups. The last day is
that of CLAMATE_NOW, and nothing of it lies ahead.
"""

import datetime
import json
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys

import stores

SIZE = 100_000
A_DAY = 28
FIRST_HOUR = 6
MINUTES_APART = 38
GROUPS = (("work", "blue", "w"), ("study", "orange", "s"), ("health", "green", "h"),
          ("집", "purple", "z"))
BLOCKS = ("mail", "code", "review", "words", "listening", "수학", "run", "stretch", "walk",
          "청소", "cook", "repair")


def sessions(size=SIZE):
    """Block, start and end of each, in UTC seconds and in order."""
    choice = random.Random(size)
    today = stores.NOW.date()
    days = (size + A_DAY - 1) // A_DAY
    found = []
    for back in range(days, -1, -1):
        midnight = datetime.datetime.combine(
            today - datetime.timedelta(days=back), datetime.time(FIRST_HOUR), stores.NOW.tzinfo)
        for place in range(A_DAY):
            start = int(midnight.timestamp()) + place * MINUTES_APART * 60
            end = start + choice.randint(10 * 60, 34 * 60)
            if end <= stores.NOW.timestamp():
                found.append((choice.randrange(len(BLOCKS)), start, end))
    return found[-size:]


def fill_clamate(folder):
    """A store with the history, begun by the program itself."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    subprocess.run(["clamate", "add", "first"], check=True, stdout=subprocess.DEVNULL,
                   env=environment)
    store = sqlite3.connect(folder / "clamate/clamate.db")
    with store:
        place = store.execute("SELECT count(*) FROM block_group").fetchone()[0]
        groups = [store.execute(
            "INSERT INTO block_group (uid, name, folded_name, color, key, position) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (f"group-{name}", name, name, color, key, place + number)).lastrowid
            for number, (name, color, key) in enumerate(GROUPS, 1)]
        blocks = [store.execute(
            "INSERT INTO block (uid, group_id, name, folded_name, icon, position) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (f"block-{name}", groups[number // 3], name, name, name[0], number % 3 + 1)).lastrowid
            for number, name in enumerate(BLOCKS)]
        store.executemany(
            "INSERT INTO session (uid, block_id, zone, started, ended) VALUES (?, ?, ?, ?, ?)",
            ((f"{number:08x}-0000-4000-8000-000000000001", blocks[block], os.environ["TZ"],
              start, end) for number, (block, start, end) in enumerate(sessions())))
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()


class Timewarrior:
    program, package = "timew", "timewarrior"

    @staticmethod
    def prepare(home):
        data = home / ".timewarrior/data"
        data.mkdir(parents=True)
        (home / ".timewarrior/timewarrior.cfg").touch()
        months = {}
        for block, start, end in sessions():
            first, last = utc(start), utc(end)
            months.setdefault(f"{first:%Y-%m}", []).append(
                f"inc {first:%Y%m%dT%H%M%SZ} - {last:%Y%m%dT%H%M%SZ} # {BLOCKS[block]}\n")
        for month, lines in months.items():
            (data / f"{month}.data").write_text("".join(lines), encoding="utf-8")
        # Its first run of all reads everything to count the tags, and says that it does.
        environment = {name: os.environ[name] for name in ("PATH", "LANG", "TZ")}
        environment["HOME"] = str(home)
        for _ in range(2):
            exported = subprocess.run(["timew", "export"], check=True, env=environment,
                                      stdin=subprocess.DEVNULL, capture_output=True)
        read = {(one["start"], one["end"], *one["tags"]) for one in json.loads(exported.stdout)}
        assert read == {(f"{utc(start):%Y%m%dT%H%M%SZ}", f"{utc(end):%Y%m%dT%H%M%SZ}",
                         BLOCKS[block]) for block, start, end in sessions()}, "another history"

    @staticmethod
    def arguments():
        last = stores.NOW.date() + datetime.timedelta(days=1)
        first = last - datetime.timedelta(days=365)
        return {"board": ["timew", "day", ":yesterday"],
                "timeline": ["timew", "summary", ":yesterday"],
                "month": ["timew", "summary", ":lastmonth"],
                "all": ["timew", "summary", ":all"],
                "heat": ["timew", "month", f"{first}", "-", f"{last}"]}


class Watson:
    """Not in Debian; from the registry of Python it is called td-watson."""

    program, package = "watson", None

    @staticmethod
    def prepare(home):
        folder = home / ".config/watson"
        folder.mkdir(parents=True)
        frames = [[start, end, BLOCKS[block], f"{number:032x}", [], end]
                  for number, (block, start, end) in enumerate(sessions())]
        (folder / "frames").write_text(json.dumps(frames), encoding="utf-8")

    @staticmethod
    def arguments():
        end = stores.NOW.date().replace(day=1) - datetime.timedelta(days=1)
        day = ["--from", YESTERDAY, "--to", YESTERDAY, "--no-pager"]
        month = ["--from", f"{end.replace(day=1)}", "--to", f"{end}", "--no-pager"]
        return {"board": ["watson", "log", *day], "timeline": ["watson", "log", *day],
                "month": ["watson", "report", *month],
                "all": ["watson", "report", "--all", "--no-pager"]}


PEERS = (Timewarrior, Watson)
YESTERDAY = f"{stores.NOW.date() - datetime.timedelta(days=1)}"
CLAMATE = {"board": ["board", YESTERDAY], "timeline": ["timeline", YESTERDAY],
           "month": ["stats", "last month"],
           "all": ["stats", "all"], "heat": ["heat"]}


def utc(seconds):
    return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)


def find_watson():
    """As root, gets Watson where it is missing; it lives in the throw-away home."""
    home = pathlib.Path(os.environ["HOME"]) / "watson-program"
    if shutil.which(Watson.program) or os.geteuid() != 0:
        return
    got = subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--root-user-action=ignore",
         "--target", str(home), "td-watson"], stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, check=False, env={**os.environ, "PYTHONPATH": ""})
    if got.returncode == 0:
        os.environ["PATH"] += f":{home}/bin"
        os.environ["PYTHONPATH"] = str(home)
