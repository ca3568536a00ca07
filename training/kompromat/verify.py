"""Replays matches exported from the TypeScript rules and compares every position, and the moves of expert and master.

node scripts/launch.mjs games/kompromat/bots/training/export-positions.ts 500 1 > /tmp/positions
python -m training.kompromat.verify /tmp/positions
"""

from __future__ import annotations

import torch
from torch import Tensor

from ..common.verify import verify_arguments
from .simulator import Simulator

NOT_ASKED = 255


class MasterCheck:
    """Counts equal moves of master. Of equally good moves in all worlds, the simulator may choose a different one."""

    def __init__(self) -> None:
        self.asked = self.equal = 0

    def __call__(self, simulator: Simulator, more: Tensor, running: Tensor, step: int) -> None:
        """The seed of master's random numbers is the index of the position."""
        is_asked = running & (more[:, 0] != NOT_ASKED)
        if not is_asked.any():
            return
        moves = simulator.master_moves(torch.where(is_asked, step + 1, 0))
        self.asked += int(is_asked.sum())
        self.equal += int((is_asked & (moves == more[:, 0])).sum())


if __name__ == "__main__":
    master = MasterCheck()
    verify_arguments(lambda _, scripts: Simulator(len(scripts), scripts=scripts), master)
    print(f"{master.equal} of {master.asked} moves of master are equal")
