"""Runs the drivers, one after the other and round after round, pinned to one core."""

import array
import statistics
import subprocess
from pathlib import Path

import cases


class Bench:
    """The two drivers, the streams they read, and every sample that was taken."""

    def __init__(self, ours: Path, kiwi: Path, folder: Path, core: int, milliseconds: int):
        self.ours, self.kiwi, self.folder = ours, kiwi, folder
        self.core, self.milliseconds = core, milliseconds
        self.medians: dict[tuple, list[float]] = {}
        self.constraints: dict[tuple[str, int], int] = {}
        self.differences: dict[str, float] = {}

    def stream(self, name: str, size: int) -> Path:
        """The stream as a file, written by our driver the first time."""
        path = self.folder / f"{name}-{size}.txt"
        if (name, size) not in self.constraints:
            subprocess.run([self.ours, "dump", name, str(size), path], check=True)
            with path.open() as file:
                self.constraints[name, size] = int(file.readline().split()[1])
        return path

    def duel(self, stream: str, size: int, operation: str) -> None:
        """Both solvers on one stream; their answers have to agree."""
        path, values = self.stream(stream, size), [self.folder / "kiwi.values", self.folder / "ours.values"]
        self._run(("kiwi", stream, size, operation), [self.kiwi, path, operation, self._time, values[0]])
        self.solver(stream, size, operation)
        answers = [array.array("d", file.read_bytes()) for file in values]
        if len(answers[0]) != len(answers[1]):
            raise SystemExit(f"{stream} {size}: kiwi has {len(answers[0])} values, ours {len(answers[1])}.")
        difference = max(abs(theirs - own) for theirs, own in zip(*answers))
        if not difference <= 1e-6:
            raise SystemExit(f"{stream} {size} {operation}: the answers differ by {difference}.")
        label = f"{stream} {size} {operation}"
        self.differences[label] = max(difference, self.differences.get(label, 0))

    def solver(self, stream: str, size: int, operation: str) -> None:
        self.stream(stream, size)
        values = self.folder / "ours.values"
        command = [self.ours, "solver", stream, str(size), operation, self._time, values]
        self._run(("ours", stream, size, operation), command)

    def layout(self, layout: cases.Layout) -> None:
        command = [self.ours, "scene", layout.scene, str(layout.size), layout.operation, layout.syntax, self._time]
        self._run(("layout", *layout), command)

    def arithmetic(self, shape: str, size: int) -> None:
        self._run(("hand", shape, size), [self.ours, "arithmetic", shape, str(size), self._time])

    def median(self, *key) -> float | None:
        """The median over the rounds of each round's median; nanoseconds per operation, or bytes for memory."""
        samples = self.medians.get(key)
        return statistics.median(samples) if samples else None

    @property
    def _time(self) -> str:
        return str(self.milliseconds)

    def _run(self, key: tuple, command: list) -> None:
        pinned = ["taskset", "--cpu-list", str(self.core), *map(str, command)]
        output = subprocess.run(pinned, check=True, stdout=subprocess.PIPE, text=True).stdout
        self.medians.setdefault(key, []).append(statistics.median(map(float, output.split())))


def rounds(bench: Bench, count: int, full: bool) -> None:
    for number in range(count):
        print(f"Round {number + 1} of {count} ...", flush=True)
        for duel in cases.DUELS:
            bench.duel(duel.stream, duel.size, duel.operation)
        for case in cases.OURS_ALONE:
            bench.solver(*case)
        for layout in cases.LAYOUTS:
            bench.layout(layout)
        for shape, size in cases.ARITHMETIC:
            bench.arithmetic(shape, size)
    bench.solver(*cases.MEMORY)
    if full:
        print("Kiwi's list of 10,000 rows, once ...", flush=True)
        for duel in cases.LONG_DUELS:
            bench.duel(duel.stream, duel.size, duel.operation)
        bench.duel(*cases.MEMORY)
