"""Win rates between players in the simulator."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from ..common.net import sample
from .features import Features
from .net import Policy
from .players import GreedyPlayer, random_actions
from .rules import Rules, State

# Longer than any match: 38 cards, two of them in every turn, and swaps.
MAX_STEPS = {"simple": 60, "advanced": 160}

Player = Callable[[State, Tensor, Tensor], Tensor]


def policy_player(policy: Policy, floor: float = 0.0) -> Player:
    return lambda _state, features, legal: sample(policy(features, legal), floor)


def random_player(_state: State, _features: Tensor, legal: Tensor) -> Tensor:
    return random_actions(legal)


def greedy_player(rules: Rules) -> Player:
    greedy = GreedyPlayer(rules)
    return lambda state, _features, legal: greedy.actions(state, legal)


@torch.no_grad()
def win_rate(rules: Rules, first: Player, second: Player, matches: int) -> float:
    """The win rate of the first player. Every deal is played from both seats."""
    compute = Features(rules).compute
    decks = [deck.repeat(2, 1) for deck in rules.shuffled_decks(matches // 2)]
    state = fresh = rules.setup(*decks)
    first_seat = torch.arange(len(decks[0]), device=rules.device) // (matches // 2)
    winner = torch.full_like(first_seat, -1)
    for _ in range(MAX_STEPS[rules.mode]):
        legal, features = rules.legal(state), compute(state)
        is_first = rules.actor(state) == first_seat
        action = torch.where(is_first, first(state, features, legal), second(state, features, legal))
        state, new_winner = rules.step(state, action)
        winner = torch.where(winner < 0, new_winner, winner)
        state = state.replaced_where(new_winner >= 0, fresh)  # restarted until all are over, without effect
    return ((winner == first_seat).sum() / (winner >= 0).sum()).item()
