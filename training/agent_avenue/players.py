"""The game's weak bots, vectorised over many matches."""

from __future__ import annotations

import torch
from torch import Tensor

from .cards import *
from .rules import RESOLVE, Rules, State, of_seat

# Far below any value, so that it is never chosen.
NEVER = -(10**6)
# Values are integers below this. Ties are broken in favour of the first action, as in TypeScript.
TIE_SCALE = 1000


def random_actions(legal: Tensor) -> Tensor:
    return torch.rand(legal.shape, device=legal.device).masked_fill(~legal, -1).argmax(1)


class GreedyPlayer:
    """games/agent-avenue/bots/greedy.ts."""

    def __init__(self, rules: Rules):
        self.rules = rules
        ranking = [-MARKET_RANKING.index(card) for card in range(MARKET_COUNT)]
        self.market_values = torch.tensor(ranking, device=rules.device)
        self.action_order = torch.arange(rules.action_count, device=rules.device)

    def actions(self, state: State, legal: Tensor) -> Tensor:
        values = self.values(state).clamp(-TIE_SCALE // 2, TIE_SCALE // 2) * TIE_SCALE - self.action_order
        return values.masked_fill(~legal, NEVER).argmax(1)

    def values(self, state: State) -> Tensor:
        rules = self.rules
        actor = rules.actor(state)
        matches = len(actor)
        offers = rules.offer_values(state, actor).flatten(1)
        swaps = torch.full((matches, 8), -TIE_SCALE, device=rules.device)
        takes_up = rules.greedy_takes_up(state).long()
        recruits = torch.stack([takes_up, 1 - takes_up], 1)
        if not rules.is_advanced:
            return torch.cat([offers, swaps, recruits], 1)
        takes = self.market_values.expand(matches, -1)
        own_values = of_seat(rules.copy_values(state.in_play), actor)
        is_mind_control = (state.resolving == MIND_CONTROL) & (state.phase == RESOLVE)
        agents = torch.where(is_mind_control.unsqueeze(1), of_seat(state.in_play, 1 - actor), own_values)
        keep = torch.zeros(matches, 1, dtype=torch.long, device=rules.device)
        return torch.cat([offers, swaps, recruits, takes, agents, keep], 1)
