"""Compiles a game's simulator in C together with the shared code in simulator/."""

from __future__ import annotations

import ctypes
import os
import subprocess
from pathlib import Path

SHARED_SOURCES = Path(__file__).parent / "simulator"
OUT = Path(__file__).parent.parent / "out"
FLAGS = ["-O3", "-mavx2", "-Wall", "-Wextra", "-shared", "-fPIC"]


def load_library(name: str, folders: list[Path], flags: list[str] | None = None) -> ctypes.CDLL:
    """Recompiled if a source is newer. Without a compiler an existing library is used as it is."""
    library = OUT / f"{name}.so"
    folders = [SHARED_SOURCES, *folders]
    files = [path for folder in folders for path in sorted(folder.iterdir())]
    if not library.exists() or library.stat().st_mtime < max(path.stat().st_mtime for path in files):
        OUT.mkdir(parents=True, exist_ok=True)
        sources = [path for path in files if path.suffix == ".c"]
        includes = [f"-I{folder}" for folder in folders]
        # Other programs may compile it at the same time.
        new = library.with_suffix(f".{os.getpid()}")
        subprocess.run(["cc", *FLAGS, *(flags or []), *includes, "-o", new, *sources], check=True)
        new.replace(library)
    return ctypes.CDLL(str(library))
