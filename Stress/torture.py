#!/usr/bin/env python3
"""What must hold when machines fail: nothing acknowledged is lost, nothing else is invented.

usage: torture.py [--seed N] [--rounds N] [NAME...]
"""

import argparse
import contextlib
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time

import writing
from house import PROGRAM, Fault, House, chance, is_root, limited

SCENARIOS = []


def scenario(function):
    SCENARIOS.append(function)
    return function


def expect(condition, message):
    if not condition:
        raise Fault(message)


def acknowledged(output):
    """The number that an answer of `add --json` names; None where it did not come whole."""
    try:
        return json.loads(output)[0]["id"]
    except (ValueError, LookupError):
        return None


@scenario
def killed(seed, rounds):
    """kill -9 at any moment of any writing command."""
    draw = chance(seed, "killed")
    with House() as house:
        present = {}
        for _ in range(rounds):
            for _ in range(draw.randint(0, 2)):
                house.run(*writing.line(draw))
            present = house.titles()
            title = f"kept {draw.randint(0, 10**9)}"
            words = ["add", "--json", "--", title] if draw.random() < 0.5 else writing.line(draw)
            process = house.start(*words)
            time.sleep(draw.uniform(0, 0.012))
            process.send_signal(signal.SIGKILL)
            output, _ = process.communicate()
            house.check_store()
            number = acknowledged(output) if "--json" in words else None
            if number is not None:
                expect(house.titles().get(number) == title, f"{title!r} was acknowledged and lost")
            if words[0] == "add":
                lost = present.keys() - house.titles().keys()
                expect(not lost, f"an add took {lost} away")
        house.must("list")


@scenario
def answered(seed, rounds):
    """kill -9 at any moment of `done`, `edit` and `import`: what was answered holds."""
    draw = chance(seed, "answered")
    with House() as house:
        numbers = [acknowledged(house.must("add", "--json", f"n{index}").encode())
                   for index in range(10)]
        foreign = house.folder / "todo.txt"
        for index in range(rounds):
            number = draw.choice(numbers)
            title = f"changed {index}"
            foreign.write_text("".join(f"taken {index} {line}\n" for line in range(5)))
            words, check = draw.choice([
                (["done", "--json", str(number)], lambda: state(house, number)[1]),
                (["undone", "--json", str(number)], lambda: not state(house, number)[1]),
                (["edit", "--json", str(number), "--title", title],
                 lambda: state(house, number)[0] == title),
                (["import", "--yes", "--json", str(foreign)], lambda: taken(house, index) == 5),
            ])
            process = house.start(*words)
            time.sleep(draw.uniform(0, 0.012))
            process.send_signal(signal.SIGKILL)
            output, _ = process.communicate()
            house.check_store()
            if output.endswith(b"\n"):
                expect(check(), f"{words[:1]} was answered and lost")
            expect(taken(house, index) in (0, 5), "a part of an import came in")


def state(house, number):
    """The title of a todo, and whether it is done."""
    with contextlib.closing(sqlite3.connect(house.database)) as connection:
        return connection.execute(
            "SELECT title, completed IS NOT NULL FROM todo WHERE id = ?", (number,)).fetchone()


def taken(house, index):
    """How many todos of a file came in."""
    return sum(title.startswith(f"taken {index} ") for title in house.titles().values())


@scenario
def replaced(seed, rounds):
    """kill -9 at any moment of `restore` and `purge`: the one store or the other, whole."""
    draw = chance(seed, "replaced")
    with House() as house:
        copy = house.folder / "copy.db"
        house.must("add", "old")
        house.must("backup", str(copy))
        for _ in range(rounds):
            house.must("add", "new")
            process = house.start("restore", "--yes", str(copy))
            time.sleep(draw.uniform(0, 0.02))
            process.send_signal(signal.SIGKILL)
            output, _ = process.communicate()
            house.check_store()
            titles = list(house.titles().values())
            expect(titles[:1] == ["old"] and set(titles[1:]) <= {"new"},
                   f"restore left {titles[:5]}")
            if output.endswith(b"\n"):
                expect(titles == ["old"], "a restore was answered and lost")
            house.must("list")
        for _ in range(max(1, rounds // 10)):
            _, _, asked = house.run("purge")
            answer = re.search(rb"--yes=\d+", asked)
            expect(answer, f"purge asked no number: {asked!r}")
            process = house.start("purge", answer.group().decode())
            time.sleep(draw.uniform(0, 0.02))
            process.send_signal(signal.SIGKILL)
            process.communicate()
            house.check_store()
            house.must("add", "again")


@scenario
def together(seed, rounds):
    """40 adds, 30 dones and 200 mixed commands at once."""
    draw = chance(seed, "together")
    with House() as house:
        adds = [house.start("add", "--json", f"n{index}") for index in range(40)]
        numbers = {acknowledged(process.communicate()[0]) for process in adds}
        expect(len(numbers) == 40 and None not in numbers, "40 adds at once gave not 40 todos")
        dones = [house.start("done", str(number)) for number in sorted(numbers)[:30]]
        statuses = [(process.communicate(), process.returncode)[1] for process in dones]
        expect(statuses == [0] * 30, f"30 dones at once: {statuses}")
        done = json.loads(house.must("list", "is:done", "--json"))
        expect(len(done) == 30, f"{len(done)} of 30 are done")
        for _ in range(max(1, min(rounds, 200) // 20)):
            mixed = [house.start(*writing.line(draw)) for _ in range(20)]
            for process in mixed:
                process.communicate()
                expect(process.returncode in (0, 1, 2, 3), f"mixed: {process.returncode}")
            house.check_store()


@scenario
def full(seed, rounds):
    """A disk that fills up, and has room again."""
    if not is_root():
        return "needs root"
    draw = chance(seed, "full")
    with House() as house:
        disk = house.folder / "disk"
        disk.mkdir()
        mount = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], capture_output=True)
        if mount.returncode != 0:
            return "cannot mount"
        try:
            variables = {"XDG_DATA_HOME": str(disk)}
            kept = {}
            for index in range(400):
                title = f"{index} " + "x" * draw.randint(1, 3000)
                status, output, errors = house.run(
                    "add", "--json", "--", title, variables=variables)
                if status == 0:
                    kept[acknowledged(output)] = title
                    continue
                expect(status == 4, f"a full disk: status {status}")
                expect(errors.count(b"\n") == 1, f"a full disk: {errors!r}")
                break
            else:
                raise Fault("the disk did not fill up")
            connection = sqlite3.connect(disk / "clamate/clamate.db")
            titles = dict(connection.execute("SELECT id, title FROM todo"))
            connection.close()
            expect(titles == kept, "what was kept on a full disk is not what was acknowledged")
            subprocess.run(["mount", "-o", "remount,size=8m", disk], check=True)
            house.must("add", "room again", variables=variables)
        finally:
            subprocess.run(["umount", disk], check=True)


@scenario
def read_only(seed, rounds):
    """A folder that cannot be written: what is there is read, and every change is refused."""
    if not is_root():
        return "needs root"
    with House() as house:
        house.must("add", "there")
        data = house.database.parent
        subprocess.run(["mount", "--bind", data, data], check=True)
        try:
            subprocess.run(["mount", "-o", "remount,ro,bind", data], check=True)
            status, output, errors = house.run("list")
            expect((status, errors) == (0, b"") and b"there" in output, f"list: {status} {errors!r}")
            for words in (["add", "more"], ["done", "1"], ["undo"]):
                status, output, errors = house.run(*words)
                expect(
                    (status, output) == (4, b"") and b"ead-only" in errors,
                    f"{words}: {status} {errors!r}")
        finally:
            subprocess.run(["umount", data], check=True)


@scenario
def no_home(seed, rounds):
    """A home that is not there, is a file, or goes away."""
    with House() as house:
        file = house.folder / "file"
        file.write_text("")
        for home in ("/proc/nowhere", str(file)):
            status, output, errors = house.run("add", "x", variables={"HOME": home})
            expect((status, output) == (4, b""), f"HOME={home}: status {status}")
            expect(errors.count(b"\n") == 1, f"HOME={home}: {errors!r}")


@scenario
def locked(seed, rounds):
    """Somebody else holds the store for longer than anybody waits."""
    with House() as house:
        house.must("add", "there")
        connection = sqlite3.connect(house.database, isolation_level=None)
        connection.execute("BEGIN EXCLUSIVE")
        begun = time.monotonic()
        status, _, errors = house.run("add", "x")
        waited = time.monotonic() - begun
        expect(status == 4 and errors.count(b"\n") == 1, f"locked: {status} {errors!r}")
        expect(4 < waited < 20, f"locked: gave up after {waited:.1f} s")
        expect("there" in house.must("list"), "a locked store was not read")
        connection.execute("ROLLBACK")
        connection.close()
        house.must("add", "x")


@scenario
def damaged(seed, rounds):
    """Bytes of the store that changed: never a crash, always a status."""
    draw = chance(seed, "damaged")
    with House() as house:
        for index in range(60):
            house.must("add", "--on", "tomorrow", "--tag", "x", "--", f"todo {index} " + "y" * 200)
        sound = checkpointed(house.database)
        for _ in range(rounds):
            broken = bytearray(sound)
            for _ in range(draw.choice((1, 8, 64))):
                broken[draw.randrange(len(broken))] = draw.randrange(256)
            if draw.random() < 0.2:
                del broken[draw.randrange(len(broken)):]
            replace(house.database, bytes(broken))
            for words in (["list"], ["today", "--offline"], ["add", "x"], ["undo"], ["month"]):
                status, _, errors = house.run(*words)
                expect(status in (0, 1, 4), f"damaged: {words} {status} {errors!r}")
                expect(status != 4 or errors.startswith(b"clamate: "), f"damaged: {errors!r}")


@scenario
def truncated_log(seed, rounds):
    """A write-ahead log that was cut: what was checkpointed is there, nothing crashes."""
    draw = chance(seed, "truncated")
    with House() as house:
        house.must("add", "first")
        holder = sqlite3.connect(house.database)
        holder.execute("SELECT count(*) FROM todo").fetchone()
        holder.execute("BEGIN").execute("SELECT * FROM todo").fetchone()
        for index in range(20):
            house.must("add", f"in the log {index}")
        copy = house.folder / "copy"
        copy.mkdir()
        for _ in range(rounds):
            log = house.database.with_name("clamate.db-wal").read_bytes()
            (copy / "clamate").mkdir(exist_ok=True)
            shutil.copyfile(house.database, copy / "clamate/clamate.db")
            (copy / "clamate/clamate.db-wal").write_bytes(log[:draw.randrange(len(log) + 1)])
            with contextlib.suppress(FileNotFoundError):
                (copy / "clamate/clamate.db-shm").unlink()
            os.chmod(copy / "clamate", 0o700)
            os.chmod(copy / "clamate/clamate.db", 0o600)
            variables = {"XDG_DATA_HOME": str(copy)}
            house.must("list", variables=variables)
            house.must("add", "after", variables=variables)
            titles = json.loads(house.must("list", "--json", variables=variables))
            count = sum("in the log" in todo["title"] for todo in titles)
            names = [f"in the log {index}" for index in range(count)]
            expect([t["title"] for t in titles if "in the log" in t["title"]] == names,
                   "a cut log gave todos out of order")
        holder.close()


@scenario
def newer(seed, rounds):
    """A store of a later version is refused and not touched."""
    with House() as house:
        house.must("add", "there")
        connection = sqlite3.connect(house.database)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.commit()
        connection.close()
        before = digest(house.database)
        for words in (["list"], ["add", "x"], ["today"], ["undo"]):
            status, _, errors = house.run(*words)
            expect(status == 4 and b"newer" in errors, f"newer: {words} {status} {errors!r}")
        expect(digest(house.database) == before, "a newer store was changed")


@scenario
def few_files(seed, rounds):
    """64 files are enough."""
    draw = chance(seed, "few files")
    with House() as house:
        for _ in range(20):
            house.run(*writing.line(draw), preexec_fn=limited(files=64))
        house.must("list", preexec_fn=limited(files=64))
        house.check_store()


@scenario
def streams(seed, rounds):
    """Pipes that break, a full device, streams that are closed."""
    with House() as house:
        for index in range(300):
            house.must("add", "--quiet", f"a rather long title to fill a pipe with, number {index}")
        shell = lambda script: subprocess.run(
            ["/bin/bash", "-c", script], env={**house.environment, "c": str(PROGRAM)},
            capture_output=True, timeout=30)
        broken = shell('"$c" list | head -1; echo "${PIPESTATUS[0]}"')
        expect(broken.stderr == b"", f"a broken pipe: {broken.stderr!r}")
        expect(shell('"$c" list > /dev/full').returncode not in (0,), "/dev/full gave status 0")
        expect(shell('"$c" add full > /dev/full').returncode == 6, "add > /dev/full is not 6")
        expect("full" in house.must("find", "full"), "add > /dev/full was lost")
        for closing in ("<&-", "2>&-", "<&- 2>&-"):
            expect(shell(f'"$c" add closed {closing}').returncode == 0, f"add {closing}")
        expect(shell('"$c" list >&-').returncode != 0, "list >&- gave status 0")
        house.check_store()


def checkpointed(database):
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return database.read_bytes()


def replace(database, content):
    for suffix in ("-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            database.with_name(database.name + suffix).unlink()
    database.write_bytes(content)
    os.chmod(database, 0o600)


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    failures = 0
    for function in SCENARIOS:
        if arguments.names and function.__name__ not in arguments.names:
            continue
        begun = time.monotonic()
        try:
            verdict = function(arguments.seed, arguments.rounds) or "holds"
        except Fault as fault:
            failures += 1
            verdict = f"BROKEN: {fault}"
        seconds = time.monotonic() - begun
        print(f"{function.__name__:15} {seconds:6.1f} s  {verdict}", flush=True)
    print(f"seed {arguments.seed}, rounds {arguments.rounds}: {failures} broken")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
