"""Plays many matches at once and records what a learner needs; steps can be replayed as one CUDA graph."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from ..common.net import ADVERSARY, GREEDY, LEARNER, RANDOM, VICTIM, sample
from ..common.ppo import Batch
from .features import Features
from .net import Policy
from .players import GreedyPlayer, random_actions
from .rules import Rules, of_seat

POOL_FACTOR = 2


@dataclass
class Chairs:
    """Who plays against the learner."""

    # The shares of matches in which one chair is random or greedy; in the others both are the learner.
    random_share: float = 0.0
    greedy_share: float = 0.0
    # If given, one chair of every other match.
    victim: Policy | None = None
    # If given, one chair in this share of all matches: it learns to beat the learner while that one learns.
    adversary: Policy | None = None
    adversary_share: float = 0.0
    victim_floor: float = 0.0
    # The share of seats that do not see how the other one has played so far.
    blind_share: float = 0.1


class Rollout:
    def __init__(self, rules: Rules, policy: Policy, chairs: Chairs, matches: int, steps: int):
        self.rules, self.policy, self.chairs = rules, policy, chairs
        self.matches, self.steps = matches, steps
        # Its matches come first, so that the adversary is asked, and learns, about these alone.
        self.adversary_matches = int(matches * chairs.adversary_share) if chairs.adversary else 0
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

    def new_chairs(self) -> tuple[Tensor, Tensor]:
        """By match and seat: the kind of player, and whether it sees the history."""
        device, matches = self.rules.device, self.matches
        seat = torch.randint(2, (matches,), device=device)
        is_special_seat = torch.stack([seat == 0, seat == 1], 1)
        draw = torch.rand(matches, device=device)
        other = torch.full_like(seat, VICTIM if self.chairs.victim else LEARNER)
        other = other.masked_fill(draw < self.chairs.random_share + self.chairs.greedy_share, GREEDY)
        other = other.masked_fill(draw < self.chairs.random_share, RANDOM)
        other[: self.adversary_matches] = ADVERSARY
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
        if self.chairs.victim:
            victim_action = sample(self.chairs.victim(features, legal), self.chairs.victim_floor)
            action = torch.where(kind == VICTIM, victim_action, action)
        log_probability = log_probabilities.gather(1, action.unsqueeze(1)).squeeze(1)
        if self.adversary_matches:
            self.act_as_adversary(features, legal, kind, action, log_probability)
        other_kind = of_seat(self.kinds, 1 - actor)
        state, winner = rules.step(state, action)
        self.restart(state, winner >= 0)
        return [features, hidden, legal, action, log_probability, actor, kind, other_kind, winner]

    def act_as_adversary(self, features: Tensor, legal: Tensor, kind: Tensor, action: Tensor, log_probability: Tensor) -> None:
        """Replaces the actions of the adversary's chairs, and their log probabilities."""
        mine = slice(self.adversary_matches)
        log_probabilities = self.chairs.adversary(features[mine], legal[mine])
        chosen = sample(log_probabilities)
        is_adversary = kind[mine] == ADVERSARY
        of_chosen = log_probabilities.gather(1, chosen.unsqueeze(1)).squeeze(1)
        action[mine] = torch.where(is_adversary, chosen, action[mine])
        log_probability[mine] = torch.where(is_adversary, of_chosen, log_probability[mine])

    def restart(self, state, is_over: Tensor) -> None:
        """Puts the next state in place, with new matches where one is over."""
        index = torch.randint(len(self.pool[0]), (self.matches,), device=self.rules.device)
        fresh = self.rules.setup(*(deck[index] for deck in self.pool))
        kinds, sees = self.new_chairs()
        self.kinds.copy_(torch.where(is_over.unsqueeze(1), kinds, self.kinds))
        self.sees_history.copy_(torch.where(is_over.unsqueeze(1), sees, self.sees_history))
        self.state.copy_from(state.replaced_where(is_over, fresh))

    def capture(self):
        """One step as a CUDA graph: launching its hundreds of small kernels one by one takes longer than running them."""
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
