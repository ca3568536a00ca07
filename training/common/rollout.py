"""Plays many two-player matches at once and records the data for a learner."""

from __future__ import annotations

import time
from collections.abc import Sequence
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
    """An opponent in one of the two chairs, in a fraction of the matches."""

    opponent: Opponent
    kind: int = VICTIM
    share: float = 1.0
    # Of the learner's win rate against it, in reports.
    name: str = "wins"


class Rollout:
    """Plays all matches step by step. In the first ones other opponents play one of the chairs, each in its own part."""

    def __init__(self, simulator: BatchSimulator, policy: Policy, others: Sequence[OtherChair] = ()):
        self.simulator, self.policy, self.others = simulator, policy, others
        self.device = next(policy.parameters()).device
        self.parts = self.divide_matches()
        match = torch.arange(simulator.matches, device=self.device)
        self.learner_seat = match % 2
        self.opponent_kind = torch.full_like(match, LEARNER)
        for other, mine in zip(others, self.parts):
            self.opponent_kind[mine] = other.kind
        self.results = torch.zeros(3, simulator.matches, device=self.device)

    def divide_matches(self) -> list[slice]:
        """By other chair: the matches in which it plays."""
        ends = [0]
        for other in self.others:
            ends.append(min(self.simulator.matches, ends[-1] + round(self.simulator.matches * other.share)))
        return [slice(*bounds) for bounds in zip(ends, ends[1:])]

    def observe(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        to_device = lambda buffer: buffer.to(self.device, non_blocking=True, copy=True)
        simulator = self.simulator
        features, hidden = to_device(simulator.features), to_device(simulator.hidden)
        return features, hidden, to_device(simulator.legal), to_device(simulator.actor).long()

    def kinds_of(self, actor: Tensor) -> tuple[Tensor, Tensor]:
        """The kinds of players in the actor's chair and in the other one."""
        is_learner = actor == self.learner_seat
        kind = self.opponent_kind.masked_fill(is_learner, LEARNER)
        return kind, self.opponent_kind.masked_fill(~is_learner, LEARNER)

    @torch.no_grad()
    def step(self) -> list[Tensor]:
        features, hidden, legal, actor = self.observe()
        kind, other_kind = self.kinds_of(actor)
        log_probabilities = self.policy(features, legal)
        action = sample(log_probabilities)
        log_probability = log_probabilities.gather(1, action.unsqueeze(1)).squeeze(1)
        for other, mine in zip(self.others, self.parts):
            asked = kind[mine] != LEARNER
            chosen, of_chosen = other.opponent.choose(features[mine], legal[mine], asked)
            action[mine] = torch.where(asked, chosen, action[mine])
            log_probability[mine] = torch.where(asked, of_chosen, log_probability[mine])
        self.simulator.play(action.to(torch.int16).cpu())
        winner = self.simulator.winner.to(self.device).long()
        self.results += torch.stack([winner == self.learner_seat, winner == DRAW, winner >= 0])
        return [features, hidden, legal, action, log_probability, actor, kind, other_kind, winner]

    def run(self, steps: int) -> tuple[Batch, tuple[Tensor, ...]]:
        """Returns the steps, and features, hidden features, actor and other kind of the position after them."""
        batch = Batch(*(torch.stack(parts) for parts in zip(*(self.step() for _ in range(steps)))))
        features, hidden, _, actor = self.observe()
        return batch, (features, hidden, actor, self.kinds_of(actor)[1])

    def take_win_rates(self) -> dict[str, float]:
        """By other chair: the learner's win rate in the matches that have ended since the last call, if any. Draws count half."""
        rates = {}
        for other, mine in zip(self.others, self.parts):
            wins, draws, matches = self.results[:, mine].sum(1).tolist()
            if matches > 0:
                rates[other.name] = (wins + draws / 2) / matches
        self.results.zero_()
        return rates


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
