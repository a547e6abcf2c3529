"""Runs the drivers in rounds, one driver after the other, pinned to one core."""

import array
import math
import os
import statistics
import subprocess
from pathlib import Path
from typing import NamedTuple

import cases

# The environment for glibc's allocator: empty if the drivers return free memory before each build, or else set to keep all
# memory, so that only the first build causes page faults.
ENVIRONMENTS = {
    "fresh": {},
    "kept": {"MALLOC_MMAP_MAX_": "0", "MALLOC_TRIM_THRESHOLD_": str(1 << 40), "MALLOC_TOP_PAD_": str(64 << 20)},
}


class Drivers(NamedTuple):
    ours: Path
    yoga: Path
    # Without these two, only our views and Yoga's nodes are measured.
    kiwi: Path | None = None
    counts: Path | None = None


class Bench:
    """The drivers, the streams that they read, and the medians of every run."""

    def __init__(self, drivers: Drivers, folder: Path, core: int, milliseconds: int):
        self.drivers, self.folder = drivers, folder
        self.core, self.milliseconds = core, milliseconds
        self.medians: dict[tuple, list[tuple[float, float]]] = {}
        self.constraints: dict[tuple[str, int], int] = {}
        # The numbers of values that the solver computed and of constraint rows that it read in a step of a layout.
        self.work: dict[cases.Layout, tuple[int, int]] = {}
        # Allocator calls per constraint, by (scene, notation): while the constraints are written, and in total.
        self.allocations: dict[tuple[str, str], tuple[float, float]] = {}
        self.differences: dict[str, float] = {}

    def stream(self, name: str, size: int) -> Path:
        """The path of the stream's file, which our driver writes the first time."""
        path = self.folder / f"{name}-{size}.txt"
        if (name, size) not in self.constraints:
            subprocess.run([self.drivers.ours, "dump", name, str(size), path], check=True)
            with path.open() as file:
                self.constraints[name, size] = int(file.readline().split()[1])
        return path

    def duel(self, stream: str, size: int, operation: str) -> None:
        """Runs both solvers on one stream; their answers have to agree."""
        path = self.stream(stream, size)
        command = [self.drivers.kiwi, path, operation, self._time, self._answers("kiwi")]
        self._run(("kiwi", stream, size, operation), command, cases.SOLVER_MEMORY)
        self.solver(stream, size, operation)
        self._compare("kiwi", f"{stream} {size} {operation}", 1e-6)

    def solver(self, stream: str, size: int, operation: str, memory: str = cases.SOLVER_MEMORY) -> None:
        self.stream(stream, size)
        command = [self.drivers.ours, "solver", stream, str(size), operation, self._time, self._answers("ours")]
        self._run(("ours", stream, size, operation), command, memory)

    def race(self, race: cases.Race, memory: str) -> None:
        """Runs one layout with our views and with Yoga's nodes; their frames have to agree.

        By default, Yoga rounds frames to whole points, and our views do not; the lean Yoga does not either.
        """
        scene, size, operation = race[:3]
        self.layout(cases.Layout(scene, size, operation, "quick"), memory)
        for who, pixels, tolerance in [("yoga", 1, 1), ("lean yoga", 0, 1e-2)]:
            command = [self.drivers.yoga, pixels, scene, size, operation, self._time, self._answers(who)]
            self._run((who, scene, size, operation), command, memory)
            self._compare(who, f"{scene} {size} {operation}", tolerance)

    def layout(self, layout: cases.Layout, memory: str = "fresh", limit: float | None = None) -> None:
        scene, size, operation, syntax = layout
        command = [self.drivers.ours, "scene", scene, str(size), operation, syntax, self._time, self._answers("ours")]
        work = self._run(("layout", *layout), command, memory, limit)
        if work:
            self.work[layout] = (int(work[0]), int(work[1]))

    def fitting(self, fitting: cases.Fitting) -> None:
        command = [self.drivers.ours, "fitting", fitting.alignment, str(fitting.rows), fitting.question, self._time]
        self._run(("fitting", *fitting[:3]), command, limit=cases.FITTING_LIMIT)

    def count_allocations(self) -> None:
        output = subprocess.run([self.drivers.counts], check=True, stdout=subprocess.PIPE, text=True).stdout
        for line in output.splitlines():
            scene, _, syntax, *numbers = line.split()
            constraints, expansion, whole = map(int, numbers)
            self.allocations[scene, syntax] = (expansion / constraints, whole / constraints)

    def arithmetic(self, shape: str, size: int) -> None:
        self._run(("hand", shape, size), [self.drivers.ours, "arithmetic", shape, str(size), self._time])

    def median(self, *key, memory: str = "fresh") -> float | None:
        """The median over the rounds of each round's median; nanoseconds per operation, or bytes for memory."""
        return self._median(0, key, memory)

    def ratio(self, dividend: tuple, divisor: tuple, memory: str = "fresh") -> float | None:
        """The median of the rounds' quotients; the two times of a round are measured close together."""
        times = [self.medians.get((*key, memory), []) for key in [dividend, divisor]]
        quotients = [own[0] / other[0] for own, other in zip(*times) if other[0]]
        return statistics.median(quotients) if quotients else None

    def solver_median(self, who: str, stream: str, size: int, operation: str) -> float | None:
        return self.median(who, stream, size, operation, memory=cases.SOLVER_MEMORY)

    def faults(self, *key, memory: str = "fresh") -> float | None:
        """Page faults per operation."""
        return self._median(1, key, memory)

    def _median(self, column: int, key: tuple, memory: str) -> float | None:
        rounds = self.medians.get((*key, memory))
        return statistics.median(medians[column] for medians in rounds) if rounds else None

    @property
    def _time(self) -> str:
        return str(self.milliseconds)

    def _answers(self, who: str) -> Path:
        return self.folder / f"{who}.answers"

    def _compare(self, peer: str, label: str, tolerance: float) -> None:
        theirs, own = (array.array("d", self._answers(who).read_bytes()) for who in [peer, "ours"])
        if len(theirs) != len(own):
            raise SystemExit(f"{label}: {peer} has {len(theirs)} values, ours {len(own)}.")
        difference = max(abs(value - ours) for value, ours in zip(theirs, own))
        if not difference <= tolerance:
            raise SystemExit(f"{label}: {peer}'s answers differ from ours by {difference}.")
        self.differences[peer] = max(difference, self.differences.get(peer, 0))

    def _run(self, key: tuple, command: list, memory: str = "fresh", limit: float | None = None) -> list[str]:
        """Keeps the medians of the samples that a driver prints, and returns the figures of its work.

        A run that does not end within a limit in seconds counts as infinitely long.
        """
        pinned = ["taskset", "--cpu-list", str(self.core), *map(str, command)]
        environment = os.environ | ENVIRONMENTS[memory]
        medians, work = (math.inf, math.inf), []
        try:
            output = subprocess.run(
                pinned, check=True, stdout=subprocess.PIPE, text=True, env=environment, timeout=limit
            ).stdout
            lines = [line.split() for line in output.splitlines()]
            work = next((words[1:] for words in lines if words[0] == "work"), [])
            samples = [tuple(map(float, words)) for words in lines if words[0] != "work"]
            medians = tuple(statistics.median(column) for column in zip(*samples))
        except subprocess.TimeoutExpired:
            print(f"{' '.join(map(str, key))}: not within {limit} s", flush=True)
        self.medians.setdefault((*key, memory), []).append(medians)
        return work


def races(bench: Bench) -> None:
    for race in cases.RACES:
        for memory in race.memories:
            bench.race(race, memory)


def rounds(bench: Bench, count: int, full: bool) -> None:
    raced = {cases.Layout(*race[:3], "quick") for race in cases.RACES}
    for number in range(count):
        print(f"Round {number + 1} of {count} ...", flush=True)
        races(bench)
        for duel in cases.DUELS:
            bench.duel(duel.stream, duel.size, duel.operation)
        for case in cases.OURS_ALONE:
            bench.solver(*case)
        for memory in cases.MEMORIES:
            for layout in [layout for layout in cases.LAYOUTS if layout not in raced]:
                bench.layout(layout, memory)
        for size in cases.GROWTH:
            bench.solver("list", size, "build", "fresh")
        for layout in [layout for layout in cases.STEPS if layout not in raced]:
            bench.layout(layout)
        for shape, size in cases.ARITHMETIC:
            bench.arithmetic(shape, size)
    once(bench)
    if full:
        print("Kiwi's list of 10,000 rows, once ...", flush=True)
        for duel in cases.LONG_DUELS:
            bench.duel(duel.stream, duel.size, duel.operation)
        bench.duel(*cases.MEMORY)


def once(bench: Bench) -> None:
    print("Measuring what takes long or does not vary, once ...", flush=True)
    bench.count_allocations()
    bench.solver(*cases.MEMORY)
    bench.layout(cases.VIEWS)
    for layout in cases.MILLION:
        bench.layout(layout, limit=cases.MILLION_LIMIT)
    for fitting in cases.FITTINGS:
        bench.fitting(fitting)
