"""Figures on pages, between two comments; those of the README beside are from the tables of RESULTS.md, so that they never differ."""

from pathlib import Path

import cases

PACKAGE = Path(__file__).resolve().parent.parent.parent
RESULTS = PACKAGE / "Benchmarks" / "RESULTS.md"
# The words for a duel whose label would be too short there.
LABELS = {"1,000 nested": "1,000 nested views"}
KIWI = "Our solver and kiwi on the same constraints"
VIEWS = "Layouts of views"


def rows(results: str, heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without the table's head."""
    section = results.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def duels(results: str) -> str:
    ratios = {cells[0]: float(cells[5].replace(",", "")) for cells in rows(results, KIWI) if cells[5] != "-"}
    builds = sorted((ratios[f"{duel.stream} {duel.size:,}"], duel.label) for duel in cases.DUELS if duel.operation == "build")
    (least, small), (most, large) = builds[0], builds[-1]
    shares = [float(cells[4]) for cells in rows(results, VIEWS) if cells[0].endswith("whole") and cells[4] != "-"]
    return f"""Rounding to whole points is turned off in Yoga here, as it is by default in this package. For both engines, all free memory is
returned to the system before each layout is built.

The solver alone builds and solves the constraints of the measured layouts faster than [kiwi](https://github.com/nucleic/kiwi), an
implementation of Cassowary in C++, by a factor of {least:.1f} ({LABELS.get(small, small)}) to {most:,.0f} ({LABELS.get(large, large)}): the larger the layout, the larger
the factor, since our time grows in proportion to the size of the layout, and kiwi's time grows faster than that. When the width of a list
of 1,000 rows is dragged, our solver is {ratios["list 1,000, drag"]:.0f} times as fast as kiwi. Creating and laying out views takes {100 * (1 - max(shares)):.0f} to {100 * (1 - min(shares)):.0f}% less time with quick
anchors than with the same constraints written out in full, since the full notation creates an object for each constraint.
"""


def filled(path: Path, writer: str, figures: str) -> str:
    """The text of a page with the figures that a command writes."""
    begin, end = f"<!-- Written by {writer} -->\n", "<!-- End of what is written -->\n"
    before, opening, rest = path.read_text().partition(begin)
    _, closing, after = rest.partition(end)
    if not opening or not closing:
        raise SystemExit(f"{path} must have the lines {begin}and {end}around the figures.")
    return before + begin + figures + end + after


# The page with figures from RESULTS.md.
PAGE = PACKAGE / "Benchmarks" / "README.md"


def page() -> str:
    """What the page should contain."""
    return filled(PAGE, "Benchmarks/Peers/run --write", duels(RESULTS.read_text()))


def write() -> None:
    PAGE.write_text(page())


def check() -> None:
    """Ends with an error if the figures on the page differ from those in RESULTS.md."""
    if PAGE.read_text() != page():
        raise SystemExit("The figures differ from those in RESULTS.md: `Benchmarks/Peers/run --readme write` updates them.")
