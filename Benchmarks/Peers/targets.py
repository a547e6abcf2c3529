"""The targets, each computed from the measurements."""

from typing import NamedTuple

import cases
from measure import Bench


class Row(NamedTuple):
    what: str
    figure: float | None
    target: float
    # Whether the target is a maximum rather than a minimum.
    at_most: bool
    digits: int = 2

    @property
    def met(self) -> bool | None:
        if self.figure is None:
            return None
        return self.figure <= self.target if self.at_most else self.figure >= self.target


def quotient(dividend: float | None, divisor: float | None) -> float | None:
    return dividend / divisor if dividend is not None and divisor else None


def rows(bench: Bench) -> list[Row]:
    return [
        *races(bench), *ends(bench), *expansion(bench), *allocations(bench), *layouts(bench), *sizes(bench),
        *fittings(bench), *duels(bench), *growth(bench),
    ]


def races(bench: Bench) -> list[Row]:
    def row(race: cases.Race, memory: str) -> Row:
        ratio = bench.ratio(("layout", *race[:3], "quick"), ("yoga", *race[:3]), memory)
        where = f", memory {memory}" if len(race.memories) > 1 else ""
        return Row(f"{race.label}: ours ÷ Yoga{where}", ratio, race.target, True, 4 if race.target < 0.1 else 2)

    return [row(race, memory) for race in cases.RACES if race.target for memory in race.memories]


def ends(bench: Bench) -> list[Row]:
    def row(what: str, scene: str, size: int, operation: str, target: float, memory: str) -> Row:
        ratio = bench.ratio(*(("layout", scene, size, name, "quick") for name in [operation, "whole"]), memory)
        return Row(f"{what} ÷ own build, memory {memory}", ratio, target, True)

    gone = [(race.label, *race[:3], 0.25) for race in cases.RACES if race.operation == "teardown"]
    taken = [
        ("removal of 11,110 retained views, top-down", *cases.BRANCHES, "topDown", 1),
        ("removal of 11,110 retained views, bottom-up", *cases.BRANCHES, "bottomUp", 1),
    ]
    return [row(*case, memory) for case in gone + taken for memory in cases.MEMORIES]


def expansion(bench: Bench) -> list[Row]:
    def ratio(scene: str, size: int, memory: str) -> float | None:
        return bench.ratio(*(("layout", scene, size, "expansion", syntax) for syntax in ["quick", "verbose"]), memory)

    return [
        Row(f"quick ÷ verbose expansion, {scene} {size:,}, memory {memory}", ratio(scene, size, memory), 0.5, True)
        for scene, size in [("list", 1_000), ("cells", 1_000), ("nested", 100)]
        for memory in cases.MEMORIES
    ]


def allocations(bench: Bench) -> list[Row]:
    def ratio(scene: str) -> float | None:
        return quotient(bench.allocations[scene, "quick"][0], bench.allocations[scene, "verbose"][0])

    scenes = dict.fromkeys(scene for scene, _ in bench.allocations)
    expansion, whole = bench.allocations["list", "quick"]
    return [
        *(Row(f"quick ÷ verbose expansion, allocations, {scene}", ratio(scene), 0.4, True) for scene in scenes),
        Row("allocations per constraint, list, expansion", expansion, 0.35, True),
        Row("allocations per constraint, list, whole", whole, 0.8, True),
    ]


def layouts(bench: Bench) -> list[Row]:
    def key(scene: str, size: int, operation: str) -> tuple:
        return ("layout", scene, size, operation, "quick")

    def per_view(memory: str) -> float | None:
        large, small = 100_000, 1_000
        wholes = bench.ratio(key("list", large, "whole"), key("list", small, "whole"), memory)
        return quotient(wholes, large / small)

    whole = quotient(bench.median(*key("list", 10_000, "whole"), memory=cases.SOLVER_MEMORY), 4 * 10_000)
    alone = quotient(bench.solver_median("ours", "list", 10_000, "build"), bench.constraints.get(("list", 10_000)))
    by_hand = bench.ratio(key("list", 1_000, "resize"), ("hand", "list", 1_000))
    text = quotient(bench.median(*key("selfsizing", 1_000, "text")), 1e6)
    bodies = bench.ratio(*(key("selfsizing", size, "text") for size in [2_000, 1_000]))
    values, _ = bench.work[cases.Layout("musiclist", 1_000, "edit", "quick")]
    return [
        Row("re-layout of 1,000 rows ÷ hand-written", by_hand, 6, True, 1),
        # The values of the cells below, and of the first cell's contents.
        Row("values changed with the first height of 1,000 music cells", values, 1_010, True, 0),
        *(
            Row(f"whole per view, 100,000 rows ÷ 1,000 rows, memory {memory}", per_view(memory), 1.3, True)
            for memory in cases.MEMORIES
        ),
        Row("whole path ÷ solver alone, per constraint, 10,000 rows", quotient(whole, alone), 4, True),
        Row("self-sizing list, one of 1,000 texts, in ms", text, 1, True, 3),
        Row("the same with 2,000 rows ÷ with 1,000", bodies, 2.2, True),
    ]


def sizes(bench: Bench) -> list[Row]:
    million, peak = (bench.median("layout", *layout) for layout in cases.MILLION)
    each = quotient(bench.median("layout", *cases.VIEWS), cases.VIEWS.size)
    return [
        Row("bytes per view, 100,000 rows", each, 900, True, 0),
        Row("a million views, whole path, in s", quotient(million, 1e9), 3, True),
        Row("a million views, peak resident memory, in GB", quotient(peak, 1e9), 0.9, True),
    ]


def fittings(bench: Bench) -> list[Row]:
    def row(fitting: cases.Fitting) -> Row:
        figure = quotient(bench.median("fitting", *fitting[:3]), 1e6)
        return Row(f"fitting size of {fitting.label}, in ms", figure, fitting.target, True, 1)

    return [row(fitting) for fitting in cases.FITTINGS if fitting.target]


def duels(bench: Bench) -> list[Row]:
    def row(duel: cases.Duel) -> Row:
        key = (duel.stream, duel.size, duel.operation)
        figure = bench.ratio(("kiwi", *key), ("ours", *key), cases.SOLVER_MEMORY)
        return Row(f"solver alone, {duel.label}: kiwi ÷ ours", figure, duel.target, False, 1)

    return [row(duel) for duel in cases.DUELS + cases.LONG_DUELS]


def growth(bench: Bench) -> list[Row]:
    def grown(memory: str) -> float | None:
        small, large = cases.GROWTH
        times = bench.ratio(*(("ours", "list", size, "build") for size in [large, small]), memory)
        constraints = [bench.constraints.get(("list", size)) for size in [large, small]]
        return quotient(times, quotient(*constraints))

    memory = quotient(bench.solver_median("ours", *cases.MEMORY), bench.constraints.get(cases.MEMORY[:2]))
    what = "solver alone, per constraint, 100,000 rows ÷ 1,000, memory"
    return [
        Row(f"{what} fresh", grown("fresh"), 2.5, True),
        Row(f"{what} kept", grown("kept"), 1.5, True),
        Row("bytes per constraint in the solver, 10,000 rows", memory, 120, True, 0),
    ]
