"""Every command that writes, as a line that may be right at the time or not."""


def line(draw):
    """A random command of a person that changes something."""
    number = str(draw.randint(1, 12))
    title = f"todo {draw.randint(0, 10**9)}"
    return draw.choice(LINES)(number, title, draw)


LINES = [
    lambda n, t, _: ["add", t],
    lambda n, t, _: ["add", t],
    lambda n, t, _: ["add", "--on", "tomorrow", "--at", "15:00", "--tag", "x", "--", t],
    lambda n, t, _: ["add", "--repeat", "every day 9am", "--", t],
    lambda n, t, _: ["add", "--on", "friday", "--at", "9am", "--remind", "30m", "--", t],
    lambda n, t, _: ["done", n],
    lambda n, t, _: ["undone", n],
    lambda n, t, _: ["skip", n],
    lambda n, t, _: ["edit", n, "--title", t, "--priority", "1"],
    lambda n, t, _: ["edit", n, "--due", "friday", "--note", t],
    lambda n, t, _: ["move", n, "next monday"],
    lambda n, t, _: ["rm", n],
    lambda n, t, _: ["item", "add", n, t],
    lambda n, t, _: ["item", "done", n, "1"],
    lambda n, t, _: ["tag", "rename", "x", "y"],
    lambda n, t, _: ["filter", "save", "saved", "+x"],
    lambda n, t, _: ["profile", "set", "--nickname", "mina"],
    lambda n, t, _: ["region", "set", "부산"],
    lambda n, t, _: ["undo"],
    lambda n, t, _: ["undo", "--steps", "3"],
    lambda n, t, _: ["redo"],
    lambda n, t, _: ["remind", "check"],
    lambda n, t, _: ["snooze", n, "1h"],
    lambda n, t, _: ["group", "add", t],
    lambda n, t, _: ["block", "add", t],
    lambda n, t, _: ["track", "start", "study"],
    lambda n, t, _: ["track", "pause"],
    lambda n, t, _: ["track", "resume"],
    lambda n, t, _: ["track", "finish"],
    lambda n, t, _: ["track", "cancel"],
    lambda n, t, _: ["track", "add", "study", "yesterday 9am", "--for", "1h"],
    lambda n, t, _: ["focus", "start"],
    lambda n, t, _: ["focus", "stop"],
    lambda n, t, _: ["dday", "add", t, "2027-01-01"],
    lambda n, t, _: ["config", "set", "due.warn", "4"],
    lambda n, t, _: ["backup"],
]
