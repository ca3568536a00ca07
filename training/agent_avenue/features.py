"""The input of a net: small integers from the acting seat's view, as in games/agent-avenue/bots/net/features.ts.

A critic, which is only used in training, also sees hidden information.
"""

from __future__ import annotations

import torch
from torch import Tensor

from .cards import *
from .rules import MARKET, PLAY, RECRUIT, RESOLVE, Rules, State, of_seat

MAX_LEAD = 6
DECK_THRESHOLDS = [1, 2, 3, 4, 6, 8, 12, 16, 20, 24]
MAX_HISTORY = 15
CRITIC_NEXT_CARDS = 3
FEATURE_COUNTS = {"simple": 217, "advanced": 326}
CRITIC_EXTRA_COUNT = 26 + 8 + 8 * CRITIC_NEXT_CARDS


class Features:
    def __init__(self, rules: Rules):
        self.rules = rules
        tensor = lambda values: torch.tensor(values, device=rules.device)
        self.leads = tensor(list(range(-MAX_LEAD, MAX_LEAD + 1)))
        self.deck_thresholds = tensor(DECK_THRESHOLDS)
        self.swap_thresholds = tensor(list(range(1, SWAPS + 1)))
        self.spaces = tensor(list(range(LOOP_LENGTH)))
        self.instants = tensor(list(range(ONGOING_COUNT, MARKET_COUNT)))

    def compute(self, state: State, knows_history: Tensor | None = None) -> Tensor:
        """`knows_history`: whether the seat to act knows how the other one has played so far; true by default."""
        rules = self.rules
        me = rules.actor(state)
        other = 1 - me
        own_play, other_play = of_seat(state.in_play, me), of_seat(state.in_play, other)
        hand = of_seat(state.hand, me)
        next_steps = rules.next_steps(state)
        own_next, other_next = of_seat(next_steps, me), of_seat(next_steps, other)
        lead = (of_seat(state.steps, me) - of_seat(state.steps, other)).clamp(-MAX_LEAD, MAX_LEAD)
        is_recruit = state.phase == RECRUIT
        own_moves = self.moves_by_card(state, me, own_next)
        other_moves = self.moves_by_card(state, other, other_next)
        verdicts = self.verdicts(state, me, own_moves[0], other_moves[0])
        history = of_seat(state.history, other).clamp(max=MAX_HISTORY)
        if knows_history is not None:
            history = history * knows_history.long().unsqueeze(1)
        parts = [
            thermometer(own_play, 3),
            thermometer(other_play, 3),
            lead.unsqueeze(1) == self.leads,
            thermometer(hand, 4),
            self.unseen_counts(state, me, hand, is_recruit),
            own_next,
            other_next,
            verdicts.flatten(1),
            self.chooser_features(state, verdicts, is_recruit),
            of_seat(state.swaps_left, me).unsqueeze(1) >= self.swap_thresholds,
            of_seat(state.swaps_left, other).unsqueeze(1) >= self.swap_thresholds,
            rules.deck_left(state).unsqueeze(1) >= self.deck_thresholds,
            hand.sum(1, keepdim=True),
            of_seat(state.hand, other).sum(1, keepdim=True),
            is_recruit.unsqueeze(1),
            history,
        ]
        if rules.is_advanced:
            parts += self.market_features(state, me, own_moves[1], other_moves[1])
        return torch.cat([part.to(torch.int8) for part in parts], 1)

    def unseen_counts(self, state: State, me: Tensor, hand: Tensor, is_recruit: Tensor) -> Tensor:
        seen = state.in_play.sum(1) + hand + of_seat(state.set_aside, me)
        open_card = self.rules.one_hot(state.up) * is_recruit.long().unsqueeze(1)
        return self.rules.copies - seen - open_card

    def moves_by_card(self, state: State, seat: Tensor, next_steps: Tensor) -> tuple[Tensor, Tensor]:
        """For each agent that a seat may recruit next: its steps after that, and whether it lands on a market space."""
        homes = self.rules.homes[seat].unsqueeze(1)
        getaway = of_seat(state.ongoing, seat)[:, GETAWAY_CAR].unsqueeze(1)
        return self.rules.move_pawns(of_seat(state.steps, seat).unsqueeze(1), next_steps, homes, getaway)

    def verdicts(self, state: State, me: Tensor, own_steps: Tensor, other_steps: Tensor) -> Tensor:
        """[m, x, y]: 1 if a turn in which I get x and they get y wins, -1 if it loses, else 0; without market cards."""
        other = 1 - me
        own_alone, own_by_other = self.conditions(state, me, other, other_steps)
        other_alone, other_by_own = self.conditions(state, other, me, own_steps)
        lead = own_steps.unsqueeze(2) - other_steps.unsqueeze(1)
        own_wins = (lead >= CATCH_DISTANCE) | own_alone.unsqueeze(2) | own_by_other.unsqueeze(1)
        other_wins = (lead <= -CATCH_DISTANCE) | other_alone.unsqueeze(1) | other_by_own.unsqueeze(2)
        is_in_turn = (state.phase == PLAY) | (state.phase == RECRUIT)
        offerer = torch.where(is_in_turn, state.side, 1 - state.side)
        sign = (2 * (offerer == me).long() - 1).view(-1, 1, 1)
        both = own_wins & other_wins
        verdict = torch.where(both, sign, own_wins.long() - other_wins.long())
        by_steps = torch.where(lead == 0, sign, lead.sign())
        ends = self.exhausts(state).view(-1, 1, 1) & ~own_wins & ~other_wins
        return torch.where(ends, by_steps, verdict)

    def conditions(self, state: State, side: Tensor, other: Tensor, other_steps: Tensor) -> tuple[Tensor, Tensor]:
        """Whether the side wins, by the card that it gets, and by the card that the other side gets."""
        eye = torch.eye(8, dtype=torch.long, device=self.rules.device)
        own_after = of_seat(state.in_play, side).unsqueeze(1) + eye
        other_after = of_seat(state.in_play, other).unsqueeze(1) + eye
        alone = own_after[:, :, CODEBREAKER] >= 3
        by_other = other_after[:, :, DAREDEVIL] >= 3
        if not self.rules.is_advanced:
            return alone, by_other
        has, other_has = of_seat(state.ongoing, side), of_seat(state.ongoing, other)
        names = (own_after > 0).sum(2)
        owns = lambda card: has[:, card].unsqueeze(1)
        alone = alone | (owns(MASTERPLAN) & (names >= NAMES_FOR_MASTERPLAN))
        alone = alone | (owns(PACK_LEADER) & (own_after[:, :, DAREDEVIL] >= 3))
        by_other = by_other & ~other_has[:, PACK_LEADER].unsqueeze(1)
        position = self.rules.position(other_steps, self.rules.homes[other].unsqueeze(1))
        return alone, by_other | (owns(SECURITY_SYSTEM) & (position == self.rules.homes[side].unsqueeze(1)))

    def exhausts(self, state: State) -> Tensor:
        """AA-20: whether the match ends after this turn because the next player cannot play."""
        hand = of_seat(state.hand, state.side).sum(1)
        deck = self.rules.deck_left(state)
        missing = (HAND_SIZE + 2 - hand).clamp(min=0)
        deck_after = torch.where(state.phase == PLAY, (deck - missing).clamp(min=0), deck)
        next_hand = of_seat(state.hand, 1 - state.side).sum(1)
        is_in_turn = (state.phase == PLAY) | (state.phase == RECRUIT)
        return is_in_turn & (deck_after == 0) & (next_hand < 2)

    def chooser_features(self, state: State, verdicts: Tensor, is_recruit: Tensor) -> Tensor:
        """The open card, and the verdicts for taking it and for leaving it, by closed card."""
        up = state.up.clamp(min=0).view(-1, 1, 1)
        if_taken = verdicts.gather(1, up.expand(-1, 1, 8)).squeeze(1)
        if_left = verdicts.gather(2, up.expand(-1, 8, 1)).squeeze(2)
        parts = torch.cat([self.rules.one_hot(state.up), if_taken, if_left], 1)
        return parts * is_recruit.long().unsqueeze(1)

    def market_features(self, state: State, me: Tensor, own_lands: Tensor, other_lands: Tensor) -> list[Tensor]:
        other = 1 - me
        position = self.rules.position(state.steps, self.rules.homes)
        is_market, is_resolve = state.phase == MARKET, state.phase == RESOLVE
        flags = [is_market, is_resolve, state.side == me, of_seat(state.landed, other) & (is_market | is_resolve)]
        return [
            of_seat(state.ongoing, me),
            of_seat(state.ongoing, other),
            of_seat(position, me).unsqueeze(1) == self.spaces,
            of_seat(position, other).unsqueeze(1) == self.spaces,
            own_lands,
            other_lands,
            self.rules.market_mask(state.supply),
            state.unseen_market,
            torch.stack(flags, 1),
            state.resolving.unsqueeze(1) == self.instants,
            self.rules.one_hot(state.resolving_agent),
        ]

    def hidden(self, state: State) -> Tensor:
        """The critic's additional input: the other hand, the closed card, the next cards of the deck."""
        rules = self.rules
        other_hand = of_seat(state.hand, 1 - rules.actor(state))
        ahead = torch.arange(CRITIC_NEXT_CARDS, device=rules.device)
        index = state.drawn.unsqueeze(1) + ahead
        cards = state.deck.gather(1, index.clamp(max=DECK_SIZE - 1))
        next_cards = rules.one_hot(cards) * (index < DECK_SIZE).long().unsqueeze(2)
        parts = [thermometer(other_hand, 4), rules.one_hot(state.down), next_cards.flatten(1)]
        return torch.cat([part.to(torch.int8) for part in parts], 1)


def thermometer(counts: Tensor, most: int) -> Tensor:
    """Whether there are at least 1, 2, ... copies. There is only one copy of Sidekick and of Mole."""
    thresholds = torch.arange(1, most + 1, device=counts.device)
    lasting = counts[:, :LASTING_AGENTS].unsqueeze(2) >= thresholds
    return torch.cat([lasting.flatten(1), counts[:, LASTING_AGENTS:] >= 1], 1)
