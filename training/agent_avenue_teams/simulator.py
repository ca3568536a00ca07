"""Many matches of Agent Avenue with three and four players at once: half of them with four."""

from __future__ import annotations

from pathlib import Path

from ..common.library import load_library
from ..common.simulator import BatchSimulator

SOURCES = Path(__file__).parent / "simulator"
MODES = ["simple", "advanced"]


class Simulator(BatchSimulator):
    def __init__(self, mode: str, matches: int, seed: int = 1, scripts: list[bytes] | None = None):
        library = load_library(f"agent-avenue-teams-{mode}", [SOURCES], [f"-DADVANCED={MODES.index(mode)}"])
        super().__init__(library, matches, seed, scripts)
