"""The simulator as a library, one for each number of players."""

from __future__ import annotations

import ctypes
from pathlib import Path

from ..common.library import OUT, load_library
from .edition import write_header

SOURCES = Path(__file__).parent / "simulator"
EDITION_FOLDER = OUT / "spy-connection"


def load(players: int) -> ctypes.CDLL:
    write_header(EDITION_FOLDER / "edition.h")
    return load_library(f"spy-connection-{players}", [SOURCES, EDITION_FOLDER], [f"-DPLAYERS={players}"])
