"""Plays many matches at once and records the data for a learner. A step can be captured as one CUDA graph."""

from __future__ import annotations

from dataclasses import dataclass, field

import torch
from torch import Tensor

from ..common.net import GREEDY, LEARNER, RANDOM, sample
from ..common.ppo import Batch
from .features import Features
from .net import Policy
from .players import GreedyPlayer, random_actions
from .rules import Rules, of_seat

POOL_FACTOR = 2


@dataclass
class Guest:
    """A policy that plays one of the two chairs in some matches."""

    policy: Policy
    # See common.net: a victim does not learn.
    kind: int
    # The fraction of all matches.
    share: float
    # See common.net.sample.
    floor: float = 0.0


@dataclass
class Chairs:
    """The opponents of the learner."""

    # Fractions of the matches without a guest in which one chair is random or greedy. In the rest both are the learner.
    random_share: float = 0.0
    greedy_share: float = 0.0
    guests: list[Guest] = field(default_factory=list)
    # The fraction of seats that do not see how the other one has played so far.
    blind_share: float = 0.1


class Rollout:
    def __init__(self, rules: Rules, policy: Policy, chairs: Chairs, matches: int, steps: int):
        self.rules, self.policy, self.chairs = rules, policy, chairs
        self.matches, self.steps = matches, steps
        self.guest_matches = self.divide_matches()
        self.features = Features(rules)
        self.greedy = GreedyPlayer(rules)
        self.pool = rules.shuffled_decks(POOL_FACTOR * matches)
        self.state = rules.setup(*(deck[:matches] for deck in self.pool)).clone()
        self.kinds, self.sees_history = self.new_chairs()
        self.last = self.step()
        self.buffers = [torch.empty(steps, *part.shape, dtype=part.dtype, device=part.device) for part in self.last]
        self.graph = None
        if rules.device.type == "cuda":
            try:
                self.graph = self.capture()
            except RuntimeError as error:
                print(f"no CUDA graph, steps are launched one by one: {error}", flush=True)

    def divide_matches(self) -> list[slice]:
        """By guest: the matches in which it plays. It is only evaluated, and only learns, in these."""
        ends = [0]
        for guest in self.chairs.guests:
            ends.append(ends[-1] + int(self.matches * guest.share))
        return [slice(*bounds) for bounds in zip(ends, ends[1:])]

    def new_chairs(self) -> tuple[Tensor, Tensor]:
        """By match and seat: the kind of player, and whether it sees the history."""
        device, matches = self.rules.device, self.matches
        seat = torch.randint(2, (matches,), device=device)
        is_special_seat = torch.stack([seat == 0, seat == 1], 1)
        draw = torch.rand(matches, device=device)
        other = torch.full_like(seat, LEARNER)
        other = other.masked_fill(draw < self.chairs.random_share + self.chairs.greedy_share, GREEDY)
        other = other.masked_fill(draw < self.chairs.random_share, RANDOM)
        for guest, mine in zip(self.chairs.guests, self.guest_matches):
            other[mine] = guest.kind
        kinds = other.unsqueeze(1).expand(-1, 2).masked_fill(~is_special_seat, LEARNER)
        sees = torch.rand(matches, 2, device=device) >= self.chairs.blind_share
        return kinds, sees

    @torch.no_grad()
    def step(self) -> list[Tensor]:
        rules, state = self.rules, self.state
        legal = rules.legal(state)
        actor = rules.actor(state)
        kind = of_seat(self.kinds, actor)
        features = self.features.compute(state, of_seat(self.sees_history, actor))
        hidden = self.features.hidden(state)
        log_probabilities = self.policy(features, legal)
        action = sample(log_probabilities)
        if self.chairs.random_share + self.chairs.greedy_share > 0:
            action = torch.where(kind == RANDOM, random_actions(legal), action)
            action = torch.where(kind == GREEDY, self.greedy.actions(state, legal), action)
        log_probability = log_probabilities.gather(1, action.unsqueeze(1)).squeeze(1)
        for guest, mine in zip(self.chairs.guests, self.guest_matches):
            chosen, of_chosen = self.ask_guest(guest, features[mine], legal[mine])
            is_guest = kind[mine] == guest.kind
            action[mine] = torch.where(is_guest, chosen, action[mine])
            log_probability[mine] = torch.where(is_guest, of_chosen, log_probability[mine])
        other_kind = of_seat(self.kinds, 1 - actor)
        state, winner = rules.step(state, action)
        self.restart(state, winner >= 0)
        return [features, hidden, legal, action, log_probability, actor, kind, other_kind, winner]

    def ask_guest(self, guest: Guest, features: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Actions and their log probabilities."""
        log_probabilities = guest.policy(features, legal)
        chosen = sample(log_probabilities, guest.floor)
        return chosen, log_probabilities.gather(1, chosen.unsqueeze(1)).squeeze(1)

    def restart(self, state, is_over: Tensor) -> None:
        """Sets the next state, with new matches in place of finished ones."""
        index = torch.randint(len(self.pool[0]), (self.matches,), device=self.rules.device)
        fresh = self.rules.setup(*(deck[index] for deck in self.pool))
        kinds, sees = self.new_chairs()
        self.kinds.copy_(torch.where(is_over.unsqueeze(1), kinds, self.kinds))
        self.sees_history.copy_(torch.where(is_over.unsqueeze(1), sees, self.sees_history))
        self.state.copy_from(state.replaced_where(is_over, fresh))

    def capture(self):
        """Captures a step as a CUDA graph: launching its hundreds of small kernels takes longer than running them."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self.step()
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.last = self.step()
        return graph

    def run(self) -> tuple[Batch, tuple[Tensor, ...]]:
        """The steps of all matches, and features, hidden features, actor and other kind of the position after them."""
        for mine, new in zip(self.pool, self.rules.shuffled_decks(POOL_FACTOR * self.matches)):
            mine.copy_(new)
        for step in range(self.steps):
            if self.graph:
                self.graph.replay()
            else:
                self.last = self.step()
            for buffer, part in zip(self.buffers, self.last):
                buffer[step].copy_(part)
        actor = self.rules.actor(self.state)
        features = self.features.compute(self.state, of_seat(self.sees_history, actor))
        after = (features, self.features.hidden(self.state), actor, of_seat(self.kinds, 1 - actor))
        return Batch(*self.buffers), after
