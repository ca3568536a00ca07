"""The simulator as a library."""

from __future__ import annotations

import ctypes
from pathlib import Path

from ..common.library import OUT, load_library
from .weights import write_header

SOURCES = Path(__file__).parent / "simulator"
WEIGHTS_FOLDER = OUT / "kompromat"


def load() -> ctypes.CDLL:
    write_header(WEIGHTS_FOLDER / "weights.h")
    return load_library("kompromat", [SOURCES, WEIGHTS_FOLDER])
