"""Yoga, the flexbox engine in C++; its sources come with Python's poga."""

from pathlib import Path

import sources

# The version of poga; it does not say which version of Yoga it contains.
VERSION = "0.1.19"


def driver(folder: Path, source: Path = sources.HERE / "yoga-driver.cpp") -> Path:
    """The driver compiled from the given source."""
    include = sources.unpacked("poga", VERSION, folder) / "src" / "poga" / "deps"
    files = sorted((include / "yoga").rglob("*.cpp"))
    return sources.compiled(source, folder / f"yoga-{source.parent.name.lower()}-{VERSION}", include, files)
