"""Days of recurrence rules by python-dateutil, against which repeat rules are tested.

python3 Fixtures/cases/repeats-oracle.py > Fixtures/cases/repeats-oracle.tsv
"""

from datetime import datetime
from itertools import islice

from dateutil.rrule import rrulestr

ANCHORS = [
    "2026-03-02", "2026-01-31", "2028-02-29", "2026-08-31", "2026-12-28", "2027-01-01",
    "2025-11-29", "2099-12-31", "2026-06-30",
]
CLAMPED = {
    29: "BYMONTHDAY=28,29;BYSETPOS=-1",
    30: "BYMONTHDAY=28,29,30;BYSETPOS=-1",
    31: "BYMONTHDAY=28,29,30,31;BYSETPOS=-1",
}
WORKING_DAYS = "BYDAY=MO,TU,WE,TH,FR"
RULES = (
    ["FREQ=DAILY" + interval for interval in ("", ";INTERVAL=3", ";INTERVAL=365")]
    + [f"FREQ=WEEKLY;BYDAY={day}" for day in ("MO", "TU", "WE", "TH", "FR", "SA", "SU")]
    + ["FREQ=WEEKLY;" + WORKING_DAYS, "FREQ=WEEKLY;BYDAY=SA,SU"]
    + [f"FREQ=WEEKLY;INTERVAL={n};BYDAY=MO,WE,SU" for n in (2, 4, 53)]
    + [f"FREQ=MONTHLY{n};BYMONTHDAY={day}" for n in ("", ";INTERVAL=5") for day in (1, 15, 28, -1)]
    + [f"FREQ=MONTHLY{n};{days}" for n in ("", ";INTERVAL=6") for days in CLAMPED.values()]
    + [f"FREQ=MONTHLY{n};BYDAY={week}{day}" for n in ("", ";INTERVAL=3")
       for week, day in ((1, "MO"), (2, "SU"), (3, "TH"), (4, "SA"), (-1, "FR"))]
    + [f"FREQ=MONTHLY{n};{WORKING_DAYS};BYSETPOS=-1" for n in ("", ";INTERVAL=2")]
    + [f"FREQ=YEARLY{n};BYMONTH={month};BYMONTHDAY={day}" for n in ("", ";INTERVAL=4")
       for month, day in ((3, 14), (12, 31), (1, 1), (2, 28))]
    + [f"FREQ=YEARLY{n};BYMONTH=2;{CLAMPED[29]}" for n in ("", ";INTERVAL=3")]
    + ["FREQ=DAILY;INTERVAL=2;COUNT=5", "FREQ=WEEKLY;BYDAY=TU,FR;COUNT=4",
       "FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20280229", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20260330"]
)


def main():
    print("# Made by repeats-oracle.py. rule, anchor, its first nine days, or fewer if it ends.")
    for rule in RULES:
        for anchor in ANCHORS:
            days = rrulestr(rule, dtstart=datetime.fromisoformat(anchor))
            shown = " ".join(day.date().isoformat() for day in islice(days, 9))
            print(rule, anchor, shown, sep="\t")


main()
