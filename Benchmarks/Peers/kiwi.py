"""Fetches kiwi's headers and compiles our driver against them; nothing of kiwi is kept in the repository."""

import subprocess
import sys
import tarfile
from pathlib import Path

VERSION = "1.5.1"
HERE = Path(__file__).resolve().parent


def headers(folder: Path) -> Path:
    """The folder that holds `kiwi/kiwi.h`, from PyPI's source package."""
    unpacked = folder / f"kiwisolver-{VERSION}"
    if not (unpacked / "kiwi" / "kiwi.h").exists():
        print(f"Fetching kiwi {VERSION} from PyPI ...", flush=True)
        package = ["download", "--quiet", "--no-deps", "--no-binary", ":all:", f"kiwisolver=={VERSION}"]
        subprocess.run([sys.executable, "-m", "pip", *package, "--dest", folder], check=True)
        with tarfile.open(folder / f"kiwisolver-{VERSION}.tar.gz") as archive:
            wanted = [member for member in archive if "/kiwi/" in member.name and member.name.endswith(".h")]
            archive.extractall(folder, members=wanted)
    return unpacked


def driver(folder: Path) -> Path:
    """The compiled driver, compiled again when its source is newer."""
    source, program = HERE / "kiwi-driver.cpp", folder / f"kiwi-driver-{VERSION}"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        command = ["g++", "-O3", "-std=c++17", f"-I{headers(folder)}", source, "-o", program]
        subprocess.run(command, check=True)
    return program
