"""Runs a command without its output and prints the peak of its memory in KiB.

It imports next to nothing: a program never shows less than the process that started it.
"""

import os
import sys

_, path, *arguments = sys.argv
pid = os.posix_spawn(path, [path, *arguments], os.environ,
                     file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
_, status, usage = os.wait4(pid, 0)
print(usage.ru_maxrss)
sys.exit(os.waitstatus_to_exitcode(status) != 0)
