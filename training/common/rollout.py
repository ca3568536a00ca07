"""Plays many matches of two at once and records what a learner needs."""

from __future__ import annotations

import time

import torch
from torch import Tensor

from .net import LEARNER, VICTIM, Policy, sample
from .ppo import Batch
from .simulator import BatchSimulator

DRAW = 2


class Rollout:
    """Plays on in all matches; in those of a victim it sits in one of the chairs."""

    def __init__(self, simulator: BatchSimulator, policy: Policy, victim: Policy | None, victim_floor: float):
        self.simulator, self.policy, self.victim, self.victim_floor = simulator, policy, victim, victim_floor
        self.device = next(policy.parameters()).device
        self.learner_seat = torch.arange(simulator.matches, device=self.device) % 2
        self.results = torch.zeros(3, device=self.device)

    def observe(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        to_device = lambda buffer: buffer.to(self.device, non_blocking=True, copy=True)
        simulator = self.simulator
        features, hidden = to_device(simulator.features), to_device(simulator.hidden)
        return features, hidden, to_device(simulator.legal).bool(), to_device(simulator.actor).long()

    def kinds_of(self, actor: Tensor) -> tuple[Tensor, Tensor]:
        """Who plays the actor's chair, and who the other one."""
        learner = torch.full_like(actor, LEARNER)
        if not self.victim:
            return learner, learner
        victim = torch.full_like(actor, VICTIM)
        is_learner = actor == self.learner_seat
        return torch.where(is_learner, learner, victim), torch.where(is_learner, victim, learner)

    @torch.no_grad()
    def step(self) -> list[Tensor]:
        features, hidden, legal, actor = self.observe()
        kind, other_kind = self.kinds_of(actor)
        log_probabilities = self.policy(features, legal)
        action = sample(log_probabilities)
        if self.victim:
            action = torch.where(kind == VICTIM, sample(self.victim(features, legal), self.victim_floor), action)
        log_probability = log_probabilities.gather(1, action.unsqueeze(1)).squeeze(1)
        self.simulator.play(action.cpu())
        winner = self.simulator.winner.to(self.device).long()
        is_over = winner >= 0
        self.results += torch.stack([(winner == self.learner_seat).sum(), (winner == DRAW).sum(), is_over.sum()])
        return [features, hidden, legal, action, log_probability, actor, kind, other_kind, winner]

    def run(self, steps: int) -> tuple[Batch, tuple[Tensor, ...]]:
        """The steps, and features, hidden features, actor and other kind of the position after them."""
        batch = Batch(*(torch.stack(parts) for parts in zip(*(self.step() for _ in range(steps)))))
        features, hidden, _, actor = self.observe()
        return batch, (features, hidden, actor, self.kinds_of(actor)[1])

    def take_win_rate(self) -> float:
        """The learner's share of the matches that ended since this was asked last; a draw counts half."""
        wins, draws, matches = self.results.tolist()
        self.results.zero_()
        return (wins + draws / 2) / max(1.0, matches)


def win_rate(rollout: Rollout, seconds: float) -> tuple[float, int]:
    """Of the first matches of a new rollout, and how many of them ended within the time."""
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
