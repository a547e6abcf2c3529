#!/usr/bin/env python3
"""Makes the tables of Unicode properties from the files of Debian's package unicode-data.

    apt-get install -y unicode-data && Sources/Layout/LayoutCore/LayoutText/Text/Characters/make_tables.py

Writes LineBreakClass+Table.swift, BidiClass+Table.swift and BidiMirrors+Table.swift. With --check, it writes nothing,
and fails if a file differs from what it would write; tables of a different version of Unicode than the package's files
are not compared.

A table of classes is a string of runs of scalars, beginning at U+0000. Each run is a letter for the class (U+0040 for
the first case in Swift, U+0041 for the second, and so on) and the length of the run in base 16, with the digits U+0030
to U+003F; without digits, the length is 1.
"""

import pathlib
import re
import sys
import textwrap

SOURCE = pathlib.Path("/usr/share/unicode")
TEXT = pathlib.Path(__file__).resolve().parent.parent
COUNT = 0x110000


def rows(name):
    """The first and last scalar and the fields of each line of a file; the @missing lines come first, as defaults."""
    lines = (SOURCE / name).read_text(encoding="utf-8").splitlines()
    missing = [line.removeprefix("# @missing: ") for line in lines if line.startswith("# @missing: ")]
    for line in missing + lines:
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if not re.fullmatch(r"[0-9A-F]+(\.\.[0-9A-F]+)?", fields[0]):
            continue
        ends = [int(end, 16) for end in fields[0].split("..")]
        yield ends[0], ends[-1], *fields[1:]


def values(name, wanted=None, column=0):
    """The value of a property for each scalar; for a file of several properties, None unless it has the wanted one."""
    result = [None] * COUNT
    for first, last, *fields in rows(name):
        if wanted is None or fields[column] == wanted:
            result[first:last + 1] = [fields[column]] * (last + 1 - first)
    return result


def aliases(prefix):
    """The short names of the values of a property by their long ones."""
    text = (SOURCE / "PropertyValueAliases.txt").read_text(encoding="utf-8")
    fields = [[field.strip() for field in line.split(";")] for line in text.splitlines() if ";" in line]
    return {row[2]: row[1] for row in fields if row[0] == prefix}


def line_break_classes():
    """The classes after rule LB1, with OP, CP and ID divided as rules LB30 and LB30b require."""
    classes, categories = values("LineBreak.txt"), values("extracted/DerivedGeneralCategory.txt")
    widths = values("EastAsianWidth.txt")
    pictographs = values("emoji/emoji-data.txt", wanted="Extended_Pictographic")
    for scalar in range(COUNT):
        kind = classes[scalar]
        if kind in ("AI", "SG", "XX", None):
            kind = "AL"
        elif kind == "SA":
            kind = "CM" if categories[scalar] in ("Mn", "Mc") else "AL"
        elif kind == "CJ":
            kind = "NS"
        elif kind in ("OP", "CP") and widths[scalar] in ("F", "W", "H"):
            kind += "EastAsian"
        if pictographs[scalar] and categories[scalar] in ("Cn", "Unassigned"):
            assert kind == "ID", hex(scalar)
            kind = "IDUnassigned"
        yield kind


def bidi_classes():
    short = aliases("bc")
    return (short.get(value, value) for value in values("extracted/DerivedBidiClass.txt"))


def version():
    return re.search(r"-(\d+\.\d+)", (SOURCE / "LineBreak.txt").read_text(encoding="utf-8")).group(1)


def encoded(classes, swift):
    """The table of the given classes, whose letters follow the order of the cases in Swift."""
    cases = re.findall(r"^    case `?(\w+)", (TEXT / swift).read_text(), re.MULTILINE)
    letters = {case.lower(): chr(0x40 + index) for index, case in enumerate(cases)}
    runs = []
    for kind in classes:
        letter = letters[kind.lower()]
        if runs and runs[-1][0] == letter:
            runs[-1][1] += 1
        else:
            runs.append([letter, 1])
    return "".join(letter + digits(count) for letter, count in runs)


def digits(count):
    return "" if count == 1 else "".join(chr(0x30 + int(digit, 16)) for digit in f"{count:x}")


def class_table(type_name, files, text):
    lines = "\\#\n".join(f"        {line}" for line in textwrap.wrap(text, 108))
    return f'''// Made by make_tables.py from {files}
// of Unicode {version()}; see UNICODE-LICENSE.txt.

extension {type_name} {{
    static let encodedTable = #"""
{lines}
        """#
}}
'''


def pairs_table():
    """Brackets, each opening one before its closing one, and other pairs of scalars that are each other's mirror image."""
    brackets = [(first, int(other, 16)) for first, _, other, kind in rows("BidiBrackets.txt") if kind == "o"]
    known = {scalar for pair in brackets for scalar in pair}
    mirrors = [(first, int(other, 16)) for first, _, other in rows("BidiMirroring.txt") if other != "<none>"]
    others = [pair for pair in mirrors if pair[0] < pair[1] and pair[0] not in known]
    assert all((other, first) in mirrors for first, other in mirrors)
    assert all(pair in mirrors for pair in brackets)
    return f'''// Made by make_tables.py from BidiBrackets.txt and BidiMirroring.txt
// of Unicode {version()}; see UNICODE-LICENSE.txt.

extension BidiMirrors {{
    /// Brackets: each opening bracket followed by its closing one.
    static let bracketPairs = """
{literal(brackets)}
        """

    /// Other pairs of scalars that are mirror images of each other.
    static let otherPairs = """
{literal(others)}
        """
}}
'''


def literal(pairs):
    scalars = [scalar for pair in pairs for scalar in pair]
    words = [chr(scalar) if 0x20 < scalar < 0x7F else f"\\u{{{scalar:X}}}" for scalar in scalars]
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) > 106:
            lines.append("")
        lines[-1] += word
    return "\\\n".join(f"        {line}" for line in lines)


def main():
    line_break = encoded(line_break_classes(), "LineBreaking/LineBreakClass.swift")
    bidi = encoded(bidi_classes(), "Bidi/BidiClass.swift")
    files = {
        "LineBreaking/LineBreakClass+Table.swift": class_table(
            "LineBreakClass", "LineBreak.txt, EastAsianWidth.txt and emoji-data.txt", line_break),
        "Bidi/BidiClass+Table.swift": class_table("BidiClass", "DerivedBidiClass.txt", bidi),
        "Bidi/BidiMirrors+Table.swift": pairs_table(),
    }
    stale = [name for name, text in files.items() if not (TEXT / name).exists() or (TEXT / name).read_text() != text]
    if "--check" in sys.argv:
        if any(f"Unicode {version()};" not in (TEXT / name).read_text() for name in files):
            sys.exit(print(f"SKIPPED: the files here are of Unicode {version()}"))
        sys.exit(f"The files of Unicode here make other tables: {', '.join(stale)}" if stale else 0)
    for name in stale:
        (TEXT / name).write_text(files[name])


main()
