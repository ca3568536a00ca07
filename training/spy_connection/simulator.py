"""Many matches of Spy Connection at once: light board, start missions dealt, 15 agents."""

from __future__ import annotations

from pathlib import Path

from ..common.simulator import OUT, BatchSimulator, load_library
from .edition import write_header

SOURCES = Path(__file__).parent / "simulator"
EDITION_FOLDER = OUT / "spy-connection"


class Simulator(BatchSimulator):
    def __init__(self, matches: int, players: int = 2, seed: int = 1, scripts: list[bytes] | None = None):
        write_header(EDITION_FOLDER / "edition.h")
        library = load_library(f"spy-connection-{players}", [SOURCES, EDITION_FOLDER], [f"-DPLAYERS={players}"])
        super().__init__(library, matches, seed, scripts)
