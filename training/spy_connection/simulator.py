"""Many matches of Spy Connection at once: light board, start missions dealt, 15 agents."""

from __future__ import annotations

from ..common.simulator import BatchSimulator
from .library import load


class Simulator(BatchSimulator):
    def __init__(self, matches: int, players: int = 2, seed: int = 1, scripts: list[bytes] | None = None):
        super().__init__(load(players), matches, seed, scripts)
