"""The level `master` itself as an opponent, computed by the simulator: exact but slow."""

from __future__ import annotations

import torch
from torch import Tensor

from .simulator import Simulator

MAX_SEED = 2**31


class MasterOpponent:
    def __init__(self, simulator: Simulator):
        self.simulator = simulator

    def choose(self, features: Tensor, legal: Tensor, asked: Tensor) -> tuple[Tensor, Tensor]:
        has_choice = asked & ((legal > 0).sum(1) > 1)
        seeds = torch.randint(1, MAX_SEED, asked.shape) * has_choice.cpu()
        moves = self.simulator.master_moves(seeds).to(legal.device).long()
        action = torch.where(has_choice, moves, legal.argmax(1))
        return action, torch.zeros_like(action, dtype=torch.float32)
