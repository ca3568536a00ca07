"""Proximal policy optimisation over the moves of both players, regularised so that self-play converges."""

from __future__ import annotations

import copy
from dataclasses import dataclass, fields

import torch
from torch import Tensor, nn

from .net import LEARNER, Critic, Policy

CLIP = 0.2
EPOCHS = 2
MINIBATCHES = 4
MAGNET_REFRESH = 100
VALUE_WEIGHT = 0.5
MAX_GRADIENT = 0.5
AVERAGE_DECAY = 0.999
CRITIC_LEAD = 60


@dataclass
class Schedule:
    """The first and last values of a run, interpolated exponentially."""

    learning_rate: tuple[float, float] = (5e-4, 2e-5)
    entropy: tuple[float, float] = (0.05, 0.004)
    # The lambda of generalised advantage estimation; higher for long matches.
    trace_decay: float = 0.9
    # The weight of the divergence from the magnet policy; lower if single decisions matter less.
    magnet_weight: float = 0.05

    @staticmethod
    def at(bounds: tuple[float, float], progress: float) -> float:
        first, last = bounds
        return first * (last / first) ** min(1.0, progress)


@dataclass
class Batch:
    """Steps of many matches: [steps, matches, ...]."""

    features: Tensor
    hidden: Tensor
    legal: Tensor
    action: Tensor
    log_probability: Tensor
    actor: Tensor
    # The kinds of players in the actor's chair and in the other one; see net.CHAIR_KINDS.
    kind: Tensor
    other_kind: Tensor
    # After the action: a seat, DRAW, or a negative number if the match is not over.
    winner: Tensor

    def of_matches(self, some: slice) -> Batch:
        return Batch(*(getattr(self, field.name)[:, some] for field in fields(Batch)))


@dataclass
class Samples:
    """The decisions of some matches, flattened."""

    features: Tensor
    hidden: Tensor
    other_kind: Tensor
    legal: Tensor
    action: Tensor
    log_probability: Tensor
    # 1 if the learner had a choice, else 0.
    weight: Tensor
    advantage: Tensor
    target: Tensor


@dataclass
class Role:
    # A slowly updated copy of the policy to stay close to: self-play needs it to converge, a best response does not.
    has_magnet: bool
    # True if the policy already plays well: then only the critic is trained for the first `critic_lead` iterations.
    is_trained: bool
    # The kind of chair that it learns from.
    kind: int = LEARNER
    critic_lead: int = CRITIC_LEAD


class Learner:
    def __init__(self, policy: Policy, critic: Critic, schedule: Schedule, role: Role):
        self.policy, self.critic, self.schedule, self.kind = policy, critic, schedule, role.kind
        self.average = copy.deepcopy(policy)
        self.magnet = copy.deepcopy(policy) if role.has_magnet else None
        self.parameters = [*policy.parameters(), *self.critic.parameters()]
        self.optimizer = torch.optim.Adam(self.parameters, lr=schedule.learning_rate[0], eps=1e-5)
        self.iterations = 0
        self.critic_lead = role.critic_lead if role.is_trained else 0

    def learn(self, batch: Batch, after: tuple[Tensor, ...], progress: float) -> dict[str, Tensor]:
        """Updates the networks from one batch of play. `progress`: from 0 to 1 over the run."""
        for group in self.optimizer.param_groups:
            group["lr"] = Schedule.at(self.schedule.learning_rate, progress)
        entropy_weight = Schedule.at(self.schedule.entropy, progress)
        minibatches = self.minibatches(batch, *self.advantages(batch, after))
        report: dict[str, Tensor] = {}
        for _ in range(EPOCHS):
            for samples in minibatches:
                report = self.update(samples, entropy_weight)
        self.iterations += 1
        self.update_copies()
        return report

    @torch.no_grad()
    def advantages(self, batch: Batch, after: tuple[Tensor, ...]) -> tuple[Tensor, Tensor]:
        """For the acting seat: generalised advantages over the moves of both players, and the critic's targets."""
        features, hidden, actor, other_kind = after
        next_value = self.critic(features, hidden, other_kind) * sign_of(actor)
        advantage = torch.zeros_like(next_value)
        sign = sign_of(batch.actor)
        flat = [part.flatten(0, 1) for part in (batch.features, batch.hidden, batch.other_kind)]
        value = self.critic(*flat).view_as(sign) * sign
        is_over, result = batch.winner >= 0, result_of(batch.winner)
        advantages = []
        for step in reversed(range(len(batch.action))):
            outcome = torch.where(is_over[step], result[step], next_value)
            advantage = outcome - value[step] + self.schedule.trace_decay * advantage.masked_fill(is_over[step], 0)
            advantages.append(advantage)
            next_value = value[step]
        advantage = torch.stack(advantages[::-1])
        return advantage * sign, (advantage + value) * sign

    def minibatches(self, batch: Batch, advantage: Tensor, target: Tensor) -> list[Samples]:
        """Each contains all decisions of every fourth match, so that each contains all kinds of chairs."""
        has_choice = (batch.legal > 0).sum(2) > 1
        weight = ((batch.kind == self.kind) & has_choice).float()
        parts = [batch.features, batch.hidden, batch.other_kind, batch.legal, batch.action, batch.log_probability]
        parts += [weight, advantage, target]
        return [Samples(*(part[:, i::MINIBATCHES].flatten(0, 1) for part in parts)) for i in range(MINIBATCHES)]

    def update(self, samples: Samples, entropy_weight: float) -> dict[str, Tensor]:
        log_probabilities = self.policy(samples.features, samples.legal)
        probabilities = log_probabilities.exp()
        chosen = log_probabilities.gather(1, samples.action.unsqueeze(1)).squeeze(1)
        ratio = (chosen - samples.log_probability).exp()
        gain = torch.minimum(ratio * samples.advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * samples.advantage)
        entropy = -(probabilities * log_probabilities).sum(1)
        objective = gain + entropy_weight * entropy
        if self.magnet:
            with torch.no_grad():
                magnet = self.magnet(samples.features, samples.legal)
            objective = objective - self.schedule.magnet_weight * (probabilities * (log_probabilities - magnet)).sum(1)
        total = samples.weight.sum().clamp(min=1)
        policy_loss = -(objective * samples.weight).sum() / total
        value = self.critic(samples.features, samples.hidden, samples.other_kind)
        value_loss = (value - samples.target).square().mean()
        self.optimizer.zero_grad(set_to_none=True)
        is_waiting = self.iterations < self.critic_lead
        (VALUE_WEIGHT * value_loss + (0 if is_waiting else 1) * policy_loss).backward()
        nn.utils.clip_grad_norm_(self.parameters, MAX_GRADIENT)
        self.optimizer.step()
        mean_entropy = (entropy.detach() * samples.weight).sum() / total
        return {"entropy": mean_entropy, "value_loss": value_loss.detach()}

    @torch.no_grad()
    def update_copies(self) -> None:
        decay = min(AVERAGE_DECAY, self.iterations / (self.iterations + 10))
        for average, current in zip(self.average.parameters(), self.policy.parameters()):
            average.lerp_(current, 1 - decay)
        if self.magnet and self.iterations % MAGNET_REFRESH == 0:
            self.magnet.load_state_dict(self.policy.state_dict())


def sign_of(seat: Tensor) -> Tensor:
    """1 for seat 0, -1 for seat 1."""
    return 1.0 - 2.0 * seat.float()


def result_of(winner: Tensor) -> Tensor:
    """1 if seat 0 has won, -1 if seat 1 has, 0 for a draw."""
    return (winner == 0).float() - (winner == 1).float()
