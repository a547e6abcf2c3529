"""The page of results, in Markdown."""

import math
import platform
import subprocess
from datetime import date
from pathlib import Path

import cases
import kiwi
import targets
import yoga
from measure import Bench


def time(nanoseconds: float | None) -> str:
    if nanoseconds is None or math.isinf(nanoseconds):
        return "-" if nanoseconds is None else "∞"
    for size, name in [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]:
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {name}"
    return f"{nanoseconds:.3g} ns"


def number(value: float | None, digits: int = 1) -> str:
    if value is None or math.isinf(value):
        return "-" if value is None else "∞"
    return f"{value:,.{0 if value >= 100 else digits}f}"


def table(head: list[str], lines: list[list[str]]) -> str:
    alignment = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [head, alignment, *lines])


def machine() -> str:
    def first(command: list[str]) -> str:
        return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()[0]

    names = [line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line]
    return f"{names[0]}, {platform.system()}, {first(['swift', '--version'])}, {first(['g++', '--version'])}"


def page(bench: Bench, command: str) -> str:
    differences = bench.differences
    return f"""# Results

Made by `{command}` on {date.today()}; do not edit.
{machine()}.

Kiwi {kiwi.VERSION} and Yoga (from poga {yoga.VERSION}) are compiled with -O3, our code in release mode; everything runs on one core.
Times are processor times: the median over the rounds of each round's median. Most ratios are the median of each round's ratio;
those in the tables about kiwi and hand-written frames are ratios of the medians. Memory is fresh unless stated otherwise; runs
that did not end within their time limit are shown as ∞.

![Build and first solve against rows](results.svg)

## Targets

{target_table(bench)}

## Our views and Yoga's nodes in the same layouts

Unless a row says otherwise, the whole is timed: creating the views and constraints, the first layout, and reading all frames. By
default, Yoga rounds all frames to whole points; our views do not, nor does the lean Yoga. Our frames differ by at
most {differences["yoga"]:.1g} points from those of the default Yoga, and by at most
{differences["lean yoga"]:.1g} from those of the lean one.

{race_table(bench)}

## Layouts of views

{layout_table(bench)}

## Changes of finished layouts

{step_table(bench)}

## Calls to the allocator

The number of calls per constraint.

{allocation_table(bench)}

## The fitting size of a column of labels

{fitting_table(bench)}

## Our solver and kiwi on the same constraints

Unless a row says otherwise, building, the first solve and reading every value are timed, in memory that is kept. Kiwi's
constraints exist before the clock starts; creating ours is timed.
The answers differ by at most {differences["kiwi"]:.1g}.

{duel_table(bench)}

## Frames written by hand

{hand_table(bench)}
"""


def target_table(bench: Bench) -> str:
    words = {True: "met", False: "**missed**", None: "not run"}
    lines = [
        [row.what, number(row.figure, row.digits), f"{'≤' if row.at_most else '≥'} {row.target:,}", words[row.met]]
        for row in targets.rows(bench)
    ]
    return table(["what", "figure", "target", ""], lines)


def race_table(bench: Bench) -> str:
    lines = []
    for race in cases.RACES:
        ours, theirs, lean = ((who, *race[:3], *rest) for who, *rest in [("layout", "quick"), ("yoga",), ("lean yoga",)])
        for memory in race.memories:
            times = [time(bench.median(*who, memory=memory)) for who in [ours, theirs, lean]]
            own_build = ("layout", *race[:2], "whole", "quick")
            ratios = [bench.ratio(ours, theirs, memory), bench.ratio(ours, lean, memory)]
            share = bench.ratio(ours, own_build, memory) if race.operation == "teardown" else None
            faults = [number(bench.faults(*who, memory=memory)) for who in [ours, theirs]]
            numbers = [*(number(ratio, 3) for ratio in ratios), number(share, 2), *faults]
            lines.append([race.label, memory, *times, *numbers])
    head = ["layout", "memory", "ours", "Yoga", "lean Yoga", "ours ÷ Yoga", "÷ lean Yoga", "÷ own build"]
    return table([*head, "our page faults", "Yoga's"], lines)


def layout_table(bench: Bench) -> str:
    lines = []
    for key in dict.fromkeys(layout[:3] for layout in cases.LAYOUTS):
        for memory in cases.MEMORIES:
            verbose, quick = (bench.median("layout", *key, syntax, memory=memory) for syntax in cases.NOTATIONS)
            faults = number(bench.faults("layout", *key, "quick", memory=memory))
            scene, size, operation = key
            name = f"{scene} {size:,}, {operation}"
            ratio = number(bench.ratio(*(("layout", *key, syntax) for syntax in ["quick", "verbose"]), memory), 2)
            lines.append([name, memory, time(verbose), time(quick), ratio, faults])
    return table(["layout", "memory", "verbose", "quick", "quick ÷ verbose", "page faults, quick"], lines)


def step_table(bench: Bench) -> str:
    lines = []
    for layout in cases.STEPS:
        scene, size, operation, _ = layout
        taken = time(bench.median("layout", *layout))
        lines.append([f"{scene} {size:,}, {operation}", taken, *(f"{count:,}" for count in bench.work[layout])])
    return table(["step", "time", "values computed", "rows read"], lines)


def allocation_table(bench: Bench) -> str:
    lines = []
    for scene in dict.fromkeys(scene for scene, _ in bench.allocations):
        counts = zip(*(bench.allocations[scene, syntax] for syntax in cases.NOTATIONS))
        lines.append([scene, *(number(count, 2) for pair in counts for count in pair)])
    head = [f"{part}, {syntax}" for part in ["expansion", "whole"] for syntax in cases.NOTATIONS]
    return table(["layout", *head], lines)


def fitting_table(bench: Bench) -> str:
    lines = []
    for fitting in cases.FITTINGS:
        key = ("fitting", *fitting[:3])
        lines.append([fitting.label, time(bench.median(*key)), number(bench.faults(*key))])
    return table(["rows", "time", "page faults"], lines)


def duel_table(bench: Bench) -> str:
    lines, previous = [], {}
    all_cases = [(duel.stream, duel.size, duel.operation) for duel in cases.DUELS] + cases.OURS_ALONE
    for stream, size, operation in sorted(all_cases, key=lambda case: (case[2] != "build", *case)):
        ours, theirs = (bench.solver_median(who, stream, size, operation) for who in ["ours", "kiwi"])
        count = bench.constraints[stream, size]
        each = targets.quotient(ours, count if operation == "build" else None)
        growth = targets.quotient(each, previous.get(stream))
        previous[stream] = each
        name = f"{stream} {size:,}" + ("" if operation == "build" else f", {operation}")
        ratio = number(targets.quotient(theirs, ours))
        lines.append([name, time(ours), time(each), number(growth, 2), time(theirs), ratio])
    head = ["stream", "ours", "per constraint", "growth of that", "kiwi", "kiwi ÷ ours"]
    return table(head, lines)


def hand_table(bench: Bench) -> str:
    lines = []
    for shape, size in cases.ARITHMETIC:
        total = bench.median("hand", shape, size)
        resize = bench.median("layout", shape, size, "resize", "quick")
        views = size * (5 if shape == "cells" else 1)
        ratio = number(targets.quotient(resize, total))
        lines.append([f"{shape} {size:,}", time(total), time(targets.quotient(total, views)), ratio])
    return table(["layout", "all frames", "per view", "our re-layout ÷ this"], lines)
