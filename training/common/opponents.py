"""The opponents in a match: a learner's victim, or an adversary that learns too."""

from __future__ import annotations

from typing import Protocol

import torch
from torch import Tensor

from .net import Policy, sample


class Opponent(Protocol):
    def choose(self, features: Tensor, legal: Tensor, asked: Tensor) -> tuple[Tensor, Tensor]:
        """Moves and their log probabilities; only valid for the matches that are asked for."""


class NetOpponent:
    def __init__(self, policy: Policy, floor: float = 0.0):
        """`floor`: see net.sample."""
        self.policy, self.floor = policy, floor

    def choose(self, features: Tensor, legal: Tensor, asked: Tensor) -> tuple[Tensor, Tensor]:
        log_probabilities = self.policy(features, legal)
        action = sample(log_probabilities, self.floor)
        return action, log_probabilities.gather(1, action.unsqueeze(1)).squeeze(1)


class PreferredOpponent:
    """An opponent that plays the game's fast policy."""

    def choose(self, features: Tensor, legal: Tensor, asked: Tensor) -> tuple[Tensor, Tensor]:
        action = legal.argmax(1)
        return action, torch.zeros_like(action, dtype=torch.float32)


class RandomOpponent:
    """Plays any legal move, each equally often."""

    def choose(self, features: Tensor, legal: Tensor, asked: Tensor) -> tuple[Tensor, Tensor]:
        action = (torch.rand(legal.shape, device=legal.device) * (legal > 0)).argmax(1)
        return action, torch.zeros_like(action, dtype=torch.float32)
