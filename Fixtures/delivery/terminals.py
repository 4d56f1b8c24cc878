#!/usr/bin/env python3
"""Runs a program among terminals of its own and prints what each of them showed, as JSON.

usage: unshare --mount terminals.py PROGRAM ARGUMENT...

The terminals live in a file system of their own, so that nobody else's is written to: one accepts
messages, one does not, one accepts them but is stopped, as by Ctrl-S.
"""

import json
import os
import select
import subprocess
import sys
import termios
import time


def terminal(mode, stopped=False):
    master, slave = os.openpty()
    os.chmod(os.ttyname(slave), mode)
    if stopped:
        termios.tcflow(slave, termios.TCOOFF)
    return master, slave


def shown(master):
    text = b""
    while select.select([master], [], [], 0.2)[0]:
        text += os.read(master, 65536)
    return text.decode()


def main():
    subprocess.run(["mount", "-t", "devpts", "-o", "newinstance,ptmxmode=0666,mode=0600",
                    "devpts", "/dev/pts"], check=True)
    subprocess.run(["mount", "--bind", "/dev/pts/ptmx", "/dev/ptmx"], check=True)
    terminals = {"accepting": terminal(0o620), "refusing": terminal(0o600),
                 "stopped": terminal(0o620, stopped=True)}
    start = time.monotonic()
    status = subprocess.run(sys.argv[1:], stdin=subprocess.DEVNULL, timeout=60).returncode
    seconds = time.monotonic() - start
    print(json.dumps({"status": status, "seconds": seconds,
                      "shown": {name: shown(ends[0]) for name, ends in terminals.items()}}))


if __name__ == "__main__":
    main()
