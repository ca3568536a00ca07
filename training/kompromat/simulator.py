"""Many matches of Kompromat at once."""

from __future__ import annotations

import torch
from torch import Tensor

from ..common.simulator import BatchSimulator
from .library import load

MASTER_PART = 16


class Simulator(BatchSimulator):
    def __init__(self, matches: int, seed: int = 1, scripts: list[bytes] | None = None):
        super().__init__(load(), matches, seed, scripts)

    def master_moves(self, seeds: Tensor) -> Tensor:
        """The moves of the level `master` in the matches whose seed is above 0. Seeds have at most 31 bits."""
        seeds, moves = seeds.int().cpu(), torch.zeros(self.matches, dtype=torch.int16)
        buffers = lambda start: (self.address(buffer, start) for buffer in (seeds, moves))
        ask = lambda start: self.library.master_moves(
            self.address(self.games, start), min(MASTER_PART, self.matches - start), *buffers(start)
        )
        # Some positions take much longer than others, so small parts are needed to keep all cores busy.
        list(self.pool.map(ask, range(0, self.matches, MASTER_PART)))
        return moves
