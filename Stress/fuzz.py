#!/usr/bin/env python3
"""Hostile input at every door: whatever comes in, a command ends with a status and clean output.

usage: fuzz.py [--seed N] [--rounds N] [NAME...]
"""

import argparse
import os
import re
import sys
import time

from house import Fault, House, chance, limited

DOORS = []
MEMORY = 512 << 20
SEEDS = [
    b"add", b"tomorrow 3pm", "내일 오후 3시".encode(), b"--json", b"--on", b"--", b"-", b"", b"0",
    b"-1", b"9223372036854775807", b"1-999999999", b"3,,5", b"+tag", b"p:1", b"project:a.b",
    b"is:done", b"from:today", b"every 31st", "매월 말일".encode(), b"2026-02-30", b"9999-12-31",
    b"0000-00-00", b"24:00", b"\x1b[31m", b"\xff\xfe", "e\u0301".encode(), "👨‍👩‍👧".encode(),
    "\u202e".encode(), b"a" * 5000, b"%s%n", b"'; DROP TABLE todo; --", b"$(id)", b"\t\n", b"100h",
]
COMMANDS = [
    b"add", b"today", b"day", b"week", b"month", b"list", b"find", b"show", b"done", b"undone",
    b"skip", b"edit", b"move", b"rm", b"undo", b"redo", b"log", b"item", b"tag", b"filter",
    b"weather", b"air", b"region", b"profile", b"config", b"completion", b"about", b"help",
    b"remind", b"snooze", b"group", b"block", b"track", b"board", b"timeline", b"stats", b"heat",
    b"focus", b"marimo", b"dday", b"status", b"better", b"export", b"import", b"doctor",
]
# What no terminal may receive from data: control characters but newline and tab.
CONTROL = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]")


def door(function):
    DOORS.append(function)
    return function


def mutated(draw, data):
    """Bytes like `data`, a few of them other, gone, doubled or exchanged for a telling piece."""
    data = bytearray(data)
    for _ in range(draw.randint(1, 6)):
        place = draw.randrange(len(data) + 1)
        kind = draw.randrange(6)
        if kind == 0 and data:
            data[place % len(data)] = draw.randrange(256)
        elif kind == 1:
            del data[place:place + draw.randint(1, 8)]
        elif kind == 2:
            data[place:place] = draw.choice(SEEDS)[:200]
        elif kind == 3:
            data[place:place] = data[:place][-draw.randint(1, 40):]
        elif kind == 4:
            data[place:place] = bytes(draw.randrange(256) for _ in range(draw.randint(1, 4)))
        elif data:
            del data[draw.randrange(len(data)):]
    return bytes(data)


def checked(house, *words, **options):
    """Runs a command, and holds it to what every answer promises."""
    limits = limited(memory=MEMORY)
    status, output, errors = house.run(*words, preexec_fn=limits, **options)
    for name, text in (("stdout", output), ("stderr", errors)):
        try:
            text.decode()
        except UnicodeDecodeError:
            raise Fault(f"{words!r}: {name} is no UTF-8") from None
        if CONTROL.search(text):
            raise Fault(f"{words!r}: a control character on {name}: {text[:200]!r}")
    if status in (2, 3, 4) and not errors:
        raise Fault(f"{words!r}: status {status} without a word")
    return status, output, errors


def argument(draw):
    """A word of a command line; no word of one holds a zero byte."""
    word = draw.choice(SEEDS)
    return (mutated(draw, word) if draw.random() < 0.5 else word).replace(b"\0", b"")


@door
def arguments(seed, rounds):
    draw = chance(seed, "arguments")
    with House() as house:
        for title in ("milk", "우유 tomorrow", "old"):
            house.run("add", title)
        for _ in range(rounds):
            command = draw.choice(COMMANDS)
            if draw.random() < 0.05:
                command = mutated(draw, command).replace(b"\0", b"")
            words = [argument(draw) for _ in range(draw.randint(0, 5))]
            if command == b"focus":
                words.insert(0, b"status")  # alone it watches until it is stopped
            checked(house, command, *words)
        house.check_store()


@door
def settings(seed, rounds):
    draw = chance(seed, "settings")
    with House() as house:
        whole = house.must("config", "list", "--plain").encode().replace(b"\t", b" = ")
        folder = house.folder / ".config/clamate"
        folder.mkdir(parents=True, exist_ok=True)
        for _ in range(rounds):
            (folder / "config").write_bytes(mutated(draw, whole))
            checked(house, draw.choice(["today", "config", "month"]), "--json")


@door
def credentials(seed, rounds):
    draw = chance(seed, "credentials")
    whole = b"openweathermap = 0123456789abcdef0123456789abcdef\naqicn = planted-token-1234\n"
    whole += b"airkorea = planted-token%2B5678\n"
    with House() as house:
        folder = house.folder / ".config/clamate"
        folder.mkdir(parents=True, exist_ok=True)
        for _ in range(max(10, rounds // 10)):
            file = folder / "credentials"
            file.write_bytes(mutated(draw, whole))
            os.chmod(file, 0o600)
            _, output, errors = checked(house, "weather", "--refresh")
            if b"planted-token" in output + errors or b"0123456789abcdef" in output + errors:
                raise Fault("a key was printed")


@door
def standard_input(seed, rounds):
    draw = chance(seed, "input")
    whole = "buy milk\n내일 치과\n+tag p:1 x\n".encode()
    with House() as house:
        for _ in range(rounds):
            words = draw.choice((["add", "-"], ["done", "-"], ["show", "-"]))
            checked(house, *words, text=mutated(draw, whole * draw.choice((1, 1, 50))))


@door
def imports(seed, rounds):
    draw = chance(seed, "imports")
    formats = ("clamate", "icalendar", "todotxt", "csv", "taskwarrior", "timewarrior", "watson")
    with House() as source, House() as house:
        for line in ("add milk tomorrow 3pm +home p:1", "add pills every day at 8am", "add x"):
            source.must(*line.split())
        source.must("block", "add", "study")
        for span in ("08:00-09:00", "09:30-09:50"):
            source.must("track", "add", "study", span, "--memo", "메모")
        bodies = {}
        for form in formats:
            status, output, _ = source.run("export", "--format", form)
            if status == 0:
                bodies[form] = output
        if not bodies:
            raise Fault("nothing was exported")
        for _ in range(rounds):
            form = draw.choice(sorted(bodies))
            checked(house, "import", "--format", form, "--yes", "-",
                    text=mutated(draw, bodies[form]))
        house.check_store()


@door
def surroundings(seed, rounds):
    draw = chance(seed, "surroundings")
    values = {
        "TZ": [b"", b"Asia/Seoul", b"../../etc/passwd", b":", b"UTC+25", b"America/Nowhere", b"/"],
        "CLAMATE_NOW": [b"0", b"-99999999999999", b"9999-12-31T23:59:59+14:00", b"1e9", b"nan",
                        b"2026-02-30T00:00:00Z", b"0001-01-01T00:00:00Z"],
        "LANG": [b"C", b"ko_KR.eucKR", b"xx", b"ko", b"en_US.UTF-8@x", b""],
        "COLUMNS": [b"0", b"1", b"-5", b"99999999999", b"x", b"40"],
        "XDG_CACHE_HOME": [b"relative", b"", b"/proc/nowhere"],
        "CLAMATE_EXEC_PATH": [b"/nowhere", b""],
        "CLAMATE_BOOT": [b"1,2,x", b",,", b"nan,1,y"],
    }
    with House() as house:
        house.run("add", "milk", "tomorrow")
        for _ in range(rounds):
            variables = {}
            for name in draw.sample(sorted(values), draw.randint(1, 3)):
                value = draw.choice(values[name])
                if draw.random() < 0.4:
                    value = mutated(draw, value)
                variables[name] = value.replace(b"\0", b"")
            words = draw.choice((["today", "--offline"], ["list"], ["month"], ["add", "x", "friday"],
                                 ["week", "--width", str(draw.randint(10, 300))]))
            checked(house, *words, variables=variables)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    failures = 0
    for function in DOORS:
        if options.names and function.__name__ not in options.names:
            continue
        begun = time.monotonic()
        try:
            function(options.seed, options.rounds)
            verdict = "holds"
        except Fault as fault:
            failures += 1
            verdict = f"BROKEN: {fault}"
        print(f"{function.__name__:15} {time.monotonic() - begun:6.1f} s  {verdict}", flush=True)
    print(f"seed {options.seed}, rounds {options.rounds}: {failures} broken")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
