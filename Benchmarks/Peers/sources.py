"""Fetches a peer's sources from PyPI and compiles our driver against them; the repository contains no code of a peer."""

import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
HEAP = HERE.parent / "Sources" / "CHeap"


def unpacked(name: str, version: str, folder: Path) -> Path:
    """The folder of the unpacked source package from PyPI."""
    path = folder / f"{name}-{version}"
    if not path.exists():
        archive = folder / f"{name}-{version}.tar.gz"
        if not archive.exists():
            print(f"Fetching {name} {version} from PyPI ...", flush=True)
            package = ["download", "--quiet", "--no-deps", "--no-binary", name, f"{name}=={version}"]
            subprocess.run([sys.executable, "-m", "pip", *package, "--dest", folder], check=True)
        with tarfile.open(archive) as opened:
            opened.extractall(folder, members=[member for member in opened if member.name.endswith((".h", ".cpp"))])
    return path


def compiled(driver: Path, program: Path, include: Path, sources: list[Path]) -> Path:
    """The compiled program, recompiled if its driver is newer; all peers are compiled with the same flags."""
    own = [driver, HERE / "sampling.h", HEAP / "heap.c", HEAP / "include" / "heap.h"]
    if not program.exists() or program.stat().st_mtime < max(file.stat().st_mtime for file in own):
        print(f"Compiling {driver.name} ...", flush=True)
        folders = [f"-I{folder}" for folder in [include, HEAP / "include"]]
        command = ["g++", "-O3", "-std=c++17", *folders, own[0], HEAP / "heap.c", *sources, "-o", program]
        subprocess.run(command, check=True)
    return program
