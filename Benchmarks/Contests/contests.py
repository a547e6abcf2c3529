"""What is measured and what is asked of it, and the page that says so."""

import datetime
import math
from typing import NamedTuple

HEADING = "## Contests\n"
CASES = ["build", "edit"]
SIZES = [10, 30, 100, 1_000, 10_000]

# Nanoseconds by shape, size and case; a case that was stopped is not in it.
Times = dict[tuple[str, int, str], float]


class Target(NamedTuple):
    """The most that a case may take, in nanoseconds by size, and the greatest exponent of growth from 1,000 on."""

    name: str
    limits: dict[tuple[int, str], float]
    exponent: float | None = None


# What an edit of a small region took at first was 24 to 36 µs for 10 items and 220 to 260 for 30: half of that.
SMALL = {(10, "edit"): 15e3, (30, "edit"): 120e3}
A = Target("A", SMALL | {(1_000, "build"): 20e6, (1_000, "edit"): 1e6}, 1.3)
B = Target("B", SMALL | {(1_000, "build"): 50e6, (1_000, "edit"): 5e6}, 1.6)


def edit(limit: float) -> Target:
    """Where a build is linear already, and an edit of 10,000 items may take this long."""
    return Target(f"edit ≤ {time(limit)}", {(10_000, "edit"): limit})


class Shape(NamedTuple):
    name: str
    words: str
    target: Target


def time(nanoseconds: float | None) -> str:
    if nanoseconds is None:
        return "-"
    for size, unit in [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]:
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {unit}"
    return f"{nanoseconds:.3g} ns"


SHAPES = [
    Shape("squeezed", "labels in a stack too narrow for them", A),
    Shape("spacing", "equal gaps from edge to edge, without room", A),
    Shape("centering", "equal gaps from centre to centre, without room", A),
    Shape("wishes", "a closed chain, three levels of wishes in each link", A),
    Shape("clamps", "a closed chain, least and greatest lengths", A),
    Shape("tree", "a tree of stacks, open", A),
    Shape("closedtree", "a tree of stacks, closed in width", A),
    Shape("bounds", "the centre of the bounding box", A),
    Shape("nest", "a deep nest with a limit at each depth", A),
    Shape("conflicts", "a conflict in each link of a chain", A),
    Shape("numbers", "required numbers for one length, the one that holds edited", A),
    Shape("table", "a table of three columns, not its widest content edited", edit(50e3)),
    Shape("widest", "the same, its widest content edited", edit(1.3e6)),
    Shape("rows", "self-sizing rows, the first content edited", edit(155e3)),
    Shape("widths", "equal widths, the widest content edited", edit(1.24e6)),
    Shape("aspect", "an aspect row, the highest content edited", edit(1.35e6)),
    Shape("hub", "labels in one container, open", edit(0.887e6)),
    Shape("shares", "ties: shares of a sum", B),
    Shape("crowd", "no overlap, crowded", B),
    Shape("smoothing", "smoothing", B),
    Shape("limits", "floating limits", B),
]


def exponent(shape: Shape, case: str, times: Times) -> float | None:
    """The power of the number of items with which the time grows from 1,000 to 10,000."""
    small, large = (times.get((shape.name, size, case)) for size in SIZES[-2:])
    return math.log10(large / small) if small and large else None


def missed(shape: Shape, times: Times) -> list[str]:
    """What is not as it is asked for."""
    misses = []
    for (size, case), limit in shape.target.limits.items():
        figure = times.get((shape.name, size, case))
        if figure is None or figure > limit:
            misses.append(f"{case} {size:,}")
    for case in CASES:
        figure = exponent(shape, case, times)
        if shape.target.exponent is not None and (figure is None or figure > shape.target.exponent):
            misses.append(f"growth of {case}")
    return misses


def cells(shape: Shape, times: Times) -> list[str]:
    cells = [shape.words]
    for case in CASES:
        cells += [time(times.get((shape.name, size, case))) for size in SIZES]
        growth = exponent(shape, case, times)
        cells.append("-" if growth is None else f"{growth:.2f}")
    misses = missed(shape, times)
    return [*cells, shape.target.name, "**missed**: " + ", ".join(misses) if misses else "met"]


def line(shape: Shape, times: Times) -> str:
    return " | ".join([shape.name, *cells(shape, times)[1:]])


def page(times: Times, command: str) -> str:
    shapes = [shape for shape in SHAPES if any(key[0] == shape.name for key in times)]
    head = ["shape"]
    for case in CASES:
        head += [f"{case} {size:,}" for size in SIZES] + ["exponent"]
    head += ["target", ""]
    rows = [head, ["---"] + ["---:"] * (len(head) - 3) + ["---"] * 2] + [cells(shape, times) for shape in shapes]
    table = "\n".join("| " + " | ".join(row) + " |" for row in rows)
    met = sum(not missed(shape, times) for shape in shapes)
    return f"""{HEADING}
Made by `{command}` on {datetime.date.today()}; do not edit.
Constraints that contend in one region of many items, as a layout would write them; processor time of our solver alone,
medians. An edit sets the number of one content and solves. The exponent is that of the growth from 1,000 to 10,000
items; a dash stands where a case was stopped. {met} of {len(shapes)} shapes meet their target.

- **A**: build at most 20 ms and edit at most 1 ms with 1,000 items, growth at most n^1.3; an edit of 10 items at most
  15 µs, of 30 at most 120 µs.
- **B**: build at most 50 ms and edit at most 5 ms with 1,000 items, growth at most n^1.6; small ones as A.

{table}
"""
