"""The first days of recurrence rules by python-dateutil: lines of a start and a rule to lines of days.

usage: repeats-days.py COUNT <starts-and-rules
"""

import sys
from datetime import datetime
from itertools import islice

from dateutil.rrule import rrulestr

count = int(sys.argv[1])
for line in sys.stdin.read().splitlines():
    start, rule = line.split("\t")
    days = rrulestr(rule, dtstart=datetime.fromisoformat(start))
    print(" ".join(day.date().isoformat() for day in islice(days, count)))
