"""Stores for the benchmarks: the program's own schema, filled with rows that are always the same."""

import collections
import datetime
import os
import random
import sqlite3
import subprocess
import unicodedata

SIZES = (100, 10_000, 100_000)
NOW = datetime.datetime.fromisoformat(os.environ["CLAMATE_NOW"]).astimezone()  # zone of TZ
TODAY = NOW.date().isoformat()

ENGLISH = ("call buy read write fix water bring book plan check".split(),
           "milk report plants laundry ticket letter bicycle dentist invoice garden".split())
KOREAN = ("엄마께 친구와 회사에서 저녁에 도서관 은행 병원 시장에서".split(),
          "전화하기 책 반납 빨래 걷기 약 받기 장보기 서류 내기 화분 물 주기".split())


def title(number, choice):
    words = KOREAN if number % 4 == 0 else ENGLISH
    return f"{choice.choice(words[0])} {choice.choice(words[1])} {number}"


def date(number, choice):
    """Five are for today, three of ten have no date, the rest lie up to two years away."""
    if number < 5:
        return NOW.date()
    if number % 10 < 3:
        return None
    days = choice.randint(1, 730) * choice.choice((-1, 1))
    return NOW.date() + datetime.timedelta(days=days)


Todo = collections.namedtuple("Todo", "uid title date time created completed")


def todos(size):
    """What each store of this size holds; times are UTC seconds, `time` is HH:MM."""
    choice = random.Random(size)
    created = int(NOW.timestamp()) - 800 * 86400
    for number in range(size):
        day = date(number, choice)
        time = f"{choice.randint(7, 22):02}:{choice.choice((0, 30)):02}" if day else None
        text = title(number, choice)
        is_done = number % 10 == 9
        completed = created + choice.randint(1, 799) * 86400 if is_done else None
        yield Todo(f"{number:08x}-0000-4000-8000-000000000000", text, day, time, created, completed)


def rows(size):
    for todo in todos(size):
        folded = unicodedata.normalize("NFC", todo.title.casefold())
        yield (todo.uid, todo.title, folded, todo.date and todo.date.isoformat(), todo.time,
               todo.created, todo.completed)


def make(folder, size):
    """A store of `size` todos, begun by the program itself."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    subprocess.run(["clamate", "add", "first"], check=True, stdout=subprocess.DEVNULL,
                   env=environment)
    store = sqlite3.connect(folder / "clamate/clamate.db")
    with store:
        store.execute("DELETE FROM todo")
        store.executemany(
            "INSERT INTO todo (uid, title, folded_title, date, time, created, completed) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)", rows(size))
    store.close()
    # The reminders of rows that no command wrote are computed by the first pass.
    subprocess.run(["clamate", "remind", "check"], check=True, env=environment)


def copy(folder, path):
    """The same store as a file that no clamate uses."""
    store = sqlite3.connect(folder / "clamate/clamate.db")
    target = sqlite3.connect(path)
    store.backup(target)
    target.execute("PRAGMA journal_mode = WAL")
    target.close()
    store.close()
