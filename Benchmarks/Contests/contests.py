"""The measured shapes, their targets, and the section of the results about them."""

import datetime
import math
from typing import NamedTuple

HEADING = "## Contests\n"
CASES = ["build", "edit"]
SIZES = [10, 100, 1_000]

# Nanoseconds by shape, size and case; cases that were stopped are missing.
Times = dict[tuple[str, int, str], float]

# Targets based on what people notice: no real screen has a thousand competing items, but one that did must not freeze.
LIMITS = {
    (10, "edit"): 15e3,
    (100, "build"): 5e6,
    (100, "edit"): 0.5e6,
    (1_000, "build"): 100e6,
    (1_000, "edit"): 10e6,
}


class Shape(NamedTuple):
    name: str
    words: str
    # The driver's case that is timed as an edit.
    edit: str = "edit"


def time(nanoseconds: float | None) -> str:
    if nanoseconds is None:
        return "-"
    for size, unit in [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]:
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {unit}"
    return f"{nanoseconds:.3g} ns"


SHAPES = [
    Shape("squeezed", "labels in a stack too narrow for them"),
    Shape("spacing", "equal gaps from edge to edge, in a stack too narrow for its labels"),
    Shape("centering", "equal gaps from center to center, in a stack too narrow for its labels"),
    Shape("wishes", "a closed chain, three priorities in each link"),
    Shape("clamps", "a closed chain, minimum and maximum lengths"),
    Shape("stretch", "the same, its end edited"),
    Shape("midpoints", "views midway between their neighbors, the end edited"),
    Shape("tree", "a tree of stacks, open"),
    Shape("closedtree", "a tree of stacks, closed in width"),
    Shape("bounds", "the center of the bounding box"),
    Shape("nest", "a deep nest with a limit at each depth"),
    Shape("room", "the same, the outermost edited"),
    Shape("conflicts", "a conflict in each link of a chain"),
    Shape("numbers", "contradictory required lengths, the satisfied one edited"),
    Shape("table", "a table of three columns, a cell other than the widest edited"),
    Shape("widest", "the same, its widest cell edited"),
    Shape("rows", "self-sizing rows, the first row's content edited"),
    Shape("removal", "the same, constraints removed, the newest first", edit="remove"),
    Shape("widths", "equal widths, the widest view edited"),
    Shape("aspect", "a row of views with aspect ratios, the tallest edited"),
    Shape("hub", "labels in one container, open"),
    Shape("shares", "ties: shares of a sum"),
    Shape("crowd", "no overlap, crowded"),
    Shape("smoothing", "smoothing"),
    Shape("limits", "floating limits"),
]


def exponent(shape: Shape, case: str, times: Times) -> float | None:
    """The exponent with which the time grows with the number of items, between the last two sizes."""
    small, large = (times.get((shape.name, size, case)) for size in SIZES[-2:])
    return math.log10(large / small) if small and large else None


def missed(shape: Shape, times: Times) -> list[str]:
    """The targets that are missed, up to the largest size that was measured."""
    largest = max(size for _, size, _ in times)
    return [
        f"{case} {size:,}"
        for (size, case), limit in LIMITS.items()
        if size <= largest and times.get((shape.name, size, case), math.inf) > limit
    ]


def cells(shape: Shape, times: Times) -> list[str]:
    cells = [shape.words]
    for case in CASES:
        cells += [time(times.get((shape.name, size, case))) for size in SIZES]
        growth = exponent(shape, case, times)
        cells.append("-" if growth is None else f"{growth:.2f}")
    misses = missed(shape, times)
    return [*cells, "**missed**: " + ", ".join(misses) if misses else "met"]


def line(shape: Shape, times: Times) -> str:
    return " | ".join([shape.name, *cells(shape, times)[1:]])


def page(times: Times, command: str) -> str:
    shapes = [shape for shape in SHAPES if any(key[0] == shape.name for key in times)]
    head = ["shape"]
    for case in CASES:
        head += [f"{case} {size:,}" for size in SIZES] + ["exponent"]
    head.append("target")
    rows = [head, ["---"] + ["---:"] * (len(head) - 2) + ["---"]] + [cells(shape, times) for shape in shapes]
    table = "\n".join("| " + " | ".join(row) + " |" for row in rows)
    met = sum(not missed(shape, times) for shape in shapes)
    return f"""{HEADING}
Made by `{command}` on {datetime.date.today()}; do not edit.
Many constraints compete in one region, as they would in a layout. Times are median processor times of our solver alone.
Unless the table says otherwise, an edit changes a constant in one item's constraints, and its time includes the next solve. The
exponent is that of the growth from 100 to 1,000 items; a dash marks a case that was stopped. {met} of {len(shapes)} shapes meet
the target: at most 15 µs for an edit among 10 items, 5 ms for building 100 and 0.5 ms for an edit among them, and 100 ms for building
1,000 and 10 ms for an edit among them.

{table}
"""
