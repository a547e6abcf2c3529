"""The targets, each computed from what was measured."""

from typing import NamedTuple

import cases
from measure import Bench


class Row(NamedTuple):
    what: str
    figure: float | None
    target: float
    # Whether the figure must not be above the target, or not below.
    at_most: bool
    digits: int = 2

    @property
    def met(self) -> bool | None:
        if self.figure is None:
            return None
        return self.figure <= self.target if self.at_most else self.figure >= self.target


def quotient(dividend: float | None, divisor: float | None) -> float | None:
    return dividend / divisor if dividend is not None and divisor else None


def unit(bench: Bench) -> float | None:
    """What kiwi takes per constraint for the list of 10 rows, in this run."""
    return quotient(bench.median("kiwi", "list", 10, "build"), bench.constraints.get(("list", 10)))


def rows(bench: Bench) -> list[Row]:
    return expansion(bench) + duels(bench) + growth(bench) + layouts(bench)


def expansion(bench: Bench) -> list[Row]:
    def ratio(scene: str, size: int) -> float | None:
        times = [bench.median("layout", scene, size, "expansion", syntax) for syntax in ["quick", "verbose"]]
        return quotient(*times)

    scenes = [("list", 1_000), ("list", 10_000), ("cells", 1_000), ("nested", 100)]
    return [Row(f"quick ÷ verbose expansion, {scene} {size:,}", ratio(scene, size), 1, True) for scene, size in scenes]


def duels(bench: Bench) -> list[Row]:
    def row(duel: cases.Duel) -> Row:
        key = (duel.stream, duel.size, duel.operation)
        figure = quotient(bench.median("kiwi", *key), bench.median("ours", *key))
        return Row(f"solver alone, {duel.label}: kiwi ÷ ours", figure, duel.target, False, 1)

    return [row(duel) for duel in cases.DUELS + cases.LONG_DUELS]


def growth(bench: Bench) -> list[Row]:
    def each(size: int) -> float | None:
        return quotient(bench.median("ours", "list", size, "build"), bench.constraints.get(("list", size)))

    memory = quotient(bench.median("ours", *cases.MEMORY), bench.constraints.get(cases.MEMORY[:2]))
    return [
        Row("time per constraint at 100,000 rows ÷ at 1,000", quotient(each(100_000), each(1_000)), 1.5, True),
        Row("bytes per constraint in the solver, 10,000 rows", memory, 250, True, 0),
    ]


def layouts(bench: Bench) -> list[Row]:
    def time(scene: str, size: int, operation: str) -> float | None:
        return bench.median("layout", scene, size, operation, "quick")

    def units(nanoseconds: float | None) -> float | None:
        return quotient(nanoseconds, unit(bench))

    whole = quotient(time("list", 10_000, "whole"), 4 * 10_000)
    alone = quotient(bench.median("ours", "list", 10_000, "build"), bench.constraints.get(("list", 10_000)))
    resize = time("list", 1_000, "resize")
    bodies = quotient(time("selfsizing", 2_000, "text"), time("selfsizing", 1_000, "text"))
    return [
        Row("whole path ÷ solver alone, per constraint, 10,000 rows", quotient(whole, alone), 4, True),
        Row("re-layout of 1,000 rows ÷ hand-written", quotient(resize, bench.median("hand", "list", 1_000)), 20, True, 1),
        Row("whole path per view, 1,000 rows, in units", units(quotient(time("list", 1_000, "whole"), 1_000)), 1.9, True),
        Row("re-layout per view, 1,000 rows, in units", units(quotient(resize, 1_000)), 0.06, True, 3),
        Row("one text changed among 1,000 cells, in units", units(time("cells", 1_000, "text")), 60, True, 1),
        Row("a pass with nothing to do, in units", units(time("list", 1_000, "nothing")), 0.1, True, 3),
        Row("self-sizing list, one of 1,000 texts, in ms", quotient(time("selfsizing", 1_000, "text"), 1e6), 1, True, 3),
        Row("the same with 2,000 rows ÷ with 1,000", bodies, 2.2, True),
    ]
