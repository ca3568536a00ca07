"""Plays many two-player matches at once and records the data for a learner."""

from __future__ import annotations

import time
from dataclasses import dataclass

import torch
from torch import Tensor

from .net import LEARNER, VICTIM, Policy, sample
from .opponents import Opponent
from .ppo import Batch
from .simulator import BatchSimulator

DRAW = 2


@dataclass
class OtherChair:
    """The opponent in one of the two chairs, in a fraction of the matches."""

    opponent: Opponent
    kind: int = VICTIM
    share: float = 1.0


class Rollout:
    """Plays all matches step by step. In the first ones another opponent plays one of the chairs."""

    def __init__(self, simulator: BatchSimulator, policy: Policy, other: OtherChair | None = None):
        self.simulator, self.policy, self.other = simulator, policy, other
        self.device = next(policy.parameters()).device
        match = torch.arange(simulator.matches, device=self.device)
        self.learner_seat = match % 2
        self.shared_matches = round(simulator.matches * other.share) if other else 0
        self.is_shared = match < self.shared_matches
        self.results = torch.zeros(3, device=self.device)

    def observe(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        to_device = lambda buffer: buffer.to(self.device, non_blocking=True, copy=True)
        simulator = self.simulator
        features, hidden = to_device(simulator.features), to_device(simulator.hidden)
        return features, hidden, to_device(simulator.legal), to_device(simulator.actor).long()

    def kinds_of(self, actor: Tensor) -> tuple[Tensor, Tensor]:
        """The kinds of players in the actor's chair and in the other one."""
        learner = torch.full_like(actor, LEARNER)
        if not self.other:
            return learner, learner
        other = torch.full_like(actor, self.other.kind)
        is_learner = actor == self.learner_seat
        kind = torch.where(self.is_shared & ~is_learner, other, learner)
        return kind, torch.where(self.is_shared & is_learner, other, learner)

    @torch.no_grad()
    def step(self) -> list[Tensor]:
        features, hidden, legal, actor = self.observe()
        kind, other_kind = self.kinds_of(actor)
        log_probabilities = self.policy(features, legal)
        action = sample(log_probabilities)
        log_probability = log_probabilities.gather(1, action.unsqueeze(1)).squeeze(1)
        if self.other:
            asked = kind != LEARNER
            other_action, other_log_probability = self.other.opponent.choose(features, legal, asked)
            action = torch.where(asked, other_action, action)
            log_probability = torch.where(asked, other_log_probability, log_probability)
        self.simulator.play(action.cpu())
        winner = self.simulator.winner.to(self.device).long()
        self.count_results(winner)
        return [features, hidden, legal, action, log_probability, actor, kind, other_kind, winner]

    def count_results(self, winner: Tensor) -> None:
        counted = self.is_shared if self.other else torch.ones_like(self.is_shared)
        is_won, is_drawn = winner == self.learner_seat, winner == DRAW
        self.results += torch.stack([(part & counted).sum() for part in (is_won, is_drawn, winner >= 0)])

    def run(self, steps: int) -> tuple[Batch, tuple[Tensor, ...]]:
        """Returns the steps, and features, hidden features, actor and other kind of the position after them."""
        batch = Batch(*(torch.stack(parts) for parts in zip(*(self.step() for _ in range(steps)))))
        features, hidden, _, actor = self.observe()
        return batch, (features, hidden, actor, self.kinds_of(actor)[1])

    def take_win_rate(self) -> float:
        """The learner's win rate in the matches that have ended since the last call. Draws count half."""
        wins, draws, matches = self.results.tolist()
        self.results.zero_()
        return (wins + draws / 2) / max(1.0, matches)


def win_rate(rollout: Rollout, seconds: float) -> tuple[float, int]:
    """The win rate in the first matches of a new rollout, and how many of them ended within the time limit."""
    unfinished = torch.ones(rollout.simulator.matches, dtype=torch.bool, device=rollout.device)
    score = torch.zeros(rollout.simulator.matches, device=rollout.device)
    started = time.monotonic()
    while unfinished.any() and time.monotonic() - started < seconds:
        winner = rollout.step()[-1]
        won = (winner == rollout.learner_seat).float() + (winner == DRAW).float() / 2
        score += won * (unfinished & (winner >= 0))
        unfinished &= winner < 0
    finished = int((~unfinished).sum())
    return score.sum().item() / max(1, finished), finished
