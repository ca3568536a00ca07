"""Many matches of Kompromat at once."""

from __future__ import annotations

from pathlib import Path

from ..common.simulator import BatchSimulator, load_library

SOURCES = Path(__file__).parent / "simulator"


class Simulator(BatchSimulator):
    def __init__(self, matches: int, seed: int = 1, scripts: list[bytes] | None = None):
        super().__init__(load_library("kompromat", [SOURCES]), matches, seed, scripts)
