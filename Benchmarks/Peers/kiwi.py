"""Kiwi, the C++ solver behind Python's kiwisolver."""

from pathlib import Path

import sources

VERSION = "1.5.1"


def driver(folder: Path) -> Path:
    include = sources.unpacked("kiwisolver", VERSION, folder)
    return sources.compiled(sources.HERE / "kiwi-driver.cpp", folder / f"kiwi-driver-{VERSION}", include, [])
