"""docs/benchmarks.md: what Clamate promises, and Clamate beside its peers."""

import os
import platform

import history
import measuring
import peers
import stores

FEW, SOME, MANY = stores.SIZES
LISTING = ("remind", "list", SOME)
PROGRAMS = ("clamate", *(peer.program for peer in peers.ALL))

# (command, compared with, at most)
RATIOS = (
    ("true", None, None),
    (("clamate", "start", None), "true", 2),
    ("net", "true", None),
    (("clamate", "check", FEW), "true", 4),
    (("clamate", "idle", None), "true", 4),
    (("clamate", "today", FEW), "true", 6),
    (("clamate", "month", FEW), "true", None),
    (("clamate", "done", FEW), "true", None),
    *((("clamate", what, MANY), ("clamate", what, FEW), 1.3)
      for what in ("today", "month", "done", "check", "add")),
    ("insert", None, None),
    (("clamate", "add", FEW), "insert", 2),
    (LISTING, None, None),
    (("clamate", "list", SOME), LISTING, 1),
    (("clamate", "list", MANY), ("clamate", "list", FEW), None),
)
# What is like a view in Timewarrior, and at most how much of its time the view may take.
HISTORY = {"board": 1.0, "timeline": None, "month": 1.0, "all": 0.05, "heat": 0.05}
MILLISECONDS = {"completion": 20, "import": 4000}
MEGABYTES = {("clamate", "list", MANY): 40, "import": 50}


class Limits:
    """Marks what is over its limit, and keeps its name."""

    def __init__(self):
        self.over = []

    def cell(self, name, value, limit, unit=""):
        """The limit, marked where the value is over it or was not measured."""
        if limit is None:
            return ""
        if value is not None and value <= limit:
            return f"{limit}{unit}"
        self.over.append(name.replace("`", ""))
        return f"**{limit}{unit}, over**"


def milliseconds(command):
    return command.stopped or f"{command.minimum * 1000:.2f}"


def promises(timed, megabytes, limits):
    lines = ["| What | Minimum | Against | Ratio | At most |", "| --- | ---: | --- | ---: | ---: |"]
    for key, other, goal in RATIOS:
        if key not in timed:
            lines.append(f"| {' '.join(map(str, key))} is not installed | | | | |")
            continue
        command, against = timed[key], timed.get(other)
        cells = [command.name, milliseconds(command), "", "", ""]
        if against and against.minimum:
            ratio = command.minimum / against.minimum
            cells[2:] = against.name, f"{ratio:.2f}", limits.cell(command.name, ratio, goal)
        lines.append(f"| {' | '.join(cells)} |")
    for key, goal in MILLISECONDS.items():
        command = timed[key]
        limit = limits.cell(
            command.name, command.minimum and command.minimum * 1000, goal, " ms")
        lines.append(f"| {command.name} | {milliseconds(command)} | | | {limit} |")
    for key, goal in MEGABYTES.items():
        name = f"peak memory of {timed[key].name}"
        limit = limits.cell(name, megabytes[key], goal, " MB")
        lines.append(f"| {name} | {megabytes[key]:.1f} MB | | | {limit} |")
    return "\n".join(lines)


def tracked_time(timed, limits):
    """Views of ten years of sessions beside what the trackers have like them."""
    lines = ["| Clamate | Minimum | Timewarrior | Minimum | Ratio | At most | Watson | Minimum |",
             "| --- | ---: | --- | ---: | ---: | ---: | --- | ---: |"]
    for what, goal in HISTORY.items():
        ours, timew, watson = (timed.get((program, what, "history"))
                               for program in ("clamate", "timew", "watson"))
        known = timew and timew.minimum
        # A run that was ended took at least as long.
        ended = timew and not known and timew.stopped and timew.stopped.startswith(">")
        ratio = (ours.minimum / timew.minimum if known
                 else ours.minimum / measuring.SECONDS_ONE_RUN if ended else None)
        shown = "" if ratio is None else f"{'' if known else '< '}{ratio:.3f}"
        limit = limits.cell(ours.name, ratio, goal) if timew else ""
        cells = [ours.name, milliseconds(ours), timew.name if timew else "",
                 milliseconds(timew) if timew else "-", shown, limit,
                 watson.name if watson else "", milliseconds(watson) if watson else "-"]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(lines)


def comparison(timed, too_slow):
    lines = [f"| What | Size | {' | '.join(PROGRAMS)} |",
             f"| --- | ---: | {' | '.join('---:' for _ in PROGRAMS)} |"]
    for what, size in [("start", None), *((what, size) for what in ("list", "today", "add", "month")
                                          for size in stores.SIZES)]:
        cells = [cell(timed, too_slow, program, what, size) for program in PROGRAMS]
        lines.append(f"| {what} | {f'{size:,}' if size else ''} | {' | '.join(cells)} |")
    return "\n".join(lines)


def cell(timed, too_slow, program, what, size):
    if (program, size) in too_slow:
        return "not made"
    command = timed.get((program, what, size))
    return milliseconds(command) if command else "-"


def notes(timed, too_slow):
    """What is missing from the tables, each as a sentence."""
    for peer in history.PEERS:
        if (peer.program, "board", "history") not in timed:
            yield f"`{peer.program}` is not installed here."
    for program in PROGRAMS:
        if (program, "start", None) not in timed:
            yield f"`{program}` is not installed here."
    for program, size in too_slow:
        yield (f"`{program}` took more than {peers.IMPORT_SECONDS} s to import {size:,} todos, "
               "so they were left out.")


def written(timed, too_slow, megabytes):
    """The report, and the names of what is over its limit."""
    limits = Limits()
    listed = timed["clamate", "list", SOME].lines
    text = f"""# Benchmarks

Written by `make bench`: whole processes, their output read from a pipe, all in turn, up to
{measuring.ROUNDS} runs or {measuring.SECONDS_EACH} seconds of each; minima in milliseconds where no unit is given. A store has
5 todos today, 30 % without a date and the rest spread over two years back and ahead; a quarter of
the titles is Korean and a tenth is done. `list` of the store of {SOME:,} prints {listed:,} open todos,
and `remind` lists as many.

Milliseconds belong to one machine ({os.cpu_count()} processors, {platform.machine()}, Linux {platform.release().split("-")[0]}); ratios travel
better. "At most" is what Clamate promises; what is over it is marked, and `make bench` fails.
`done` is of a todo that is opened again before each run; the import is of our own export, JSON
Lines, into a new store.

{promises(timed, megabytes, limits)}

## Tracked time

{history.SIZE:,} stretches of work in ten years, {history.A_DAY} a day, in each program; the day is yesterday, the
month the one that has ended, so that all have a whole one to show. `timew month` over a year draws
a row a day, which is what it has like a heat map.

{tracked_time(timed, limits)}

## Beside its peers

The same todos in the format of each program, in a home of its own with its least configuration.

{comparison(timed, too_slow)}

- A run that takes more than {measuring.SECONDS_ONE_RUN} seconds is ended and not repeated (`> {measuring.SECONDS_ONE_RUN} s`); `-` means that
  there is no such command.
- Clamate's `today` and `month` run with `--offline` and without it, as in the first table.
- `todo-txt` shows today by `ls due:DATE` and starts with `shorthelp`; its done todos lie in
  `done.txt`.
- `remind` holds only dated, open todos; its `list` is of as many as are open, all ahead. Its start
  reads an empty file.
- `calcurse` holds dated todos as appointments; its `list` prints them as they are stored
  (`-G`), its `add` imports a file of one event, its `month` queries the days of one.
{"".join(f"- {note}{chr(10)}" for note in notes(timed, too_slow))}"""
    return text, limits.over
