"""The figures of the package's README and of the README beside, from the tables of RESULTS.md, so that they never differ."""

from pathlib import Path

import cases

PACKAGE = Path(__file__).resolve().parent.parent.parent
RESULTS = PACKAGE / "Benchmarks" / "RESULTS.md"
BEGIN, END = "<!-- Written by Benchmarks/Peers/run --write -->\n", "<!-- End of what is written -->\n"
# Times that users notice: the label of a race in RESULTS.md, and the README's words for it.
ROWS = [
    ("list of 1,000", "first layout of a list of 1,000 rows"),
    ("1,000 music cells", "first layout of 1,000 cells of five views"),
    ("new width of 1,000 rows", "new width of 1,000 rows"),
    ("one text of 1,000 cells", "one text of 1,000 cells changes"),
]
# The words for a duel whose label would be too short there.
LABELS = {"1,000 nested": "1,000 nested views"}
YOGA = "Our views and Yoga's nodes in the same layouts"
KIWI = "Our solver and kiwi on the same constraints"
VIEWS = "Layouts of views"


def rows(results: str, heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without the table's head."""
    section = results.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def races(results: str) -> str:
    fresh = {cells[0]: cells for cells in rows(results, YOGA) if cells[1] == "fresh"}
    # Yoga without its rounding to whole points, which is off by default in our views too.
    lines = [
        f"| {words} | {fresh[label][2]} | {fresh[label][4]} | {float(fresh[label][6]):.2g} |" for label, words in ROWS
    ]
    return f"""| | QuickAnchors | Yoga | QuickAnchors ÷ Yoga |
| --- | ---: | ---: | ---: |
{chr(10).join(lines)}
"""


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


# The pages with figures, and who writes them.
PAGES = [(PACKAGE / "README.md", races), (PACKAGE / "Benchmarks" / "README.md", duels)]


def pages() -> list[tuple[Path, str]]:
    """The pages, and what each should contain."""
    written, results = [], RESULTS.read_text()
    for path, figures in PAGES:
        before, begin, rest = path.read_text().partition(BEGIN)
        _, end, after = rest.partition(END)
        if not begin or not end:
            raise SystemExit(f"{path} must have the lines {BEGIN}and {END}around the figures.")
        written.append((path, before + begin + figures(results) + end + after))
    return written


def write() -> None:
    for path, text in pages():
        path.write_text(text)


def check() -> None:
    """Ends with an error if the figures on the pages differ from those in RESULTS.md."""
    if any(path.read_text() != text for path, text in pages()):
        raise SystemExit("The figures differ from those in RESULTS.md: `Benchmarks/Peers/run --readme write` updates them.")
