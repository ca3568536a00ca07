"""Two-player Agent Avenue as tensor operations on many matches at once, both modes.

Nothing here synchronises with the device or copies from the host: all shapes are fixed, so that a step can be
captured in a CUDA graph. (This is why scalars are set with masked_fill and not with where.)

Checked against the TypeScript rules by verify.py.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import torch
from torch import Tensor

from .cards import *

PLAY, RECRUIT, MARKET, RESOLVE = range(4)
NONE = -1
HISTORY_SIZE = 5
GOOD_OFFER = 0
BAD_OFFER = -4


@dataclass
class State:
    """The first dimension is the match; seats are sides. `hand[m, seat, agent]` is a number of cards."""

    deck: Tensor
    drawn: Tensor
    hand: Tensor
    in_play: Tensor
    set_aside: Tensor
    steps: Tensor
    swaps_left: Tensor
    side: Tensor
    phase: Tensor
    up: Tensor
    down: Tensor
    # Counts about a seat's style: recruits, those that greedy would have made, offers, good offers, bad offers.
    history: Tensor
    market_deck: Tensor
    market_drawn: Tensor
    supply: Tensor
    unseen_market: Tensor
    ongoing: Tensor
    landed: Tensor
    resolving: Tensor
    resolving_side: Tensor
    resolving_agent: Tensor

    def replaced_where(self, mask: Tensor, other: State) -> State:
        def pick(name: str) -> Tensor:
            old = getattr(self, name)
            return torch.where(mask.view(-1, *[1] * (old.dim() - 1)), getattr(other, name), old)

        return State(**{field.name: pick(field.name) for field in fields(State)})

    def copy_from(self, other: State) -> None:
        for field in fields(State):
            getattr(self, field.name).copy_(getattr(other, field.name))

    def clone(self) -> State:
        return State(**{field.name: getattr(self, field.name).clone() for field in fields(State)})


class Rules:
    """The rules with their constant tables on one device."""

    def __init__(self, mode: str, device: torch.device | str = "cpu", version: int = 2):
        self.mode = mode
        # Version 2 of the rules also asks a hidden hand that has only one choice.
        self.asks_forced_choices = version >= 2
        self.is_advanced = mode == "advanced"
        self.device = torch.device(device)
        self.action_count = ACTION_COUNTS[mode]
        tensor = lambda values: torch.tensor(values, device=self.device)
        self.agents = tensor(list(range(8)))
        self.market_cards = tensor(list(range(MARKET_COUNT)))
        self.base_deck = tensor(DECK)
        self.copies = tensor(COPIES)
        self.steps_table = tensor(STEPS)
        self.values_table = tensor(NEXT_COPY_VALUES)
        self.homes = tensor(HOMES)
        self.is_market_space = tensor([space in MARKET_SPACES for space in range(LOOP_LENGTH)])
        self.is_home = tensor([space in HOMES for space in range(LOOP_LENGTH)])

    # Set-up

    def shuffled_decks(self, count: int) -> tuple[Tensor, Tensor]:
        order = torch.rand(count, DECK_SIZE, device=self.device).argsort(1)
        market = torch.rand(count, MARKET_COUNT, device=self.device).argsort(1)
        return self.base_deck[order], market

    def setup(self, deck: Tensor, market_deck: Tensor) -> State:
        matches = len(deck)
        zeros = lambda *shape: torch.zeros(matches, *shape, dtype=torch.long, device=self.device)
        full = lambda value: torch.full((matches,), value, dtype=torch.long, device=self.device)
        dealt = self.one_hot(deck[:, : 2 * HAND_SIZE]).view(matches, 2, HAND_SIZE, 8).sum(2)
        if self.is_advanced:
            supply = market_deck[:, :SUPPLY_SIZE].clone()
        else:
            supply = torch.full((matches, SUPPLY_SIZE), NONE, dtype=torch.long, device=self.device)
        open_market = self.market_mask(supply)
        return State(
            deck=deck,
            drawn=full(2 * HAND_SIZE),
            hand=dealt,
            in_play=zeros(2, 8),
            set_aside=zeros(2, 8),
            steps=zeros(2),
            swaps_left=zeros(2) + SWAPS,
            side=full(0),
            phase=full(PLAY),
            up=full(NONE),
            down=full(NONE),
            history=zeros(2, HISTORY_SIZE),
            market_deck=market_deck,
            market_drawn=full(SUPPLY_SIZE),
            supply=supply,
            unseen_market=~open_market,
            ongoing=zeros(2, ONGOING_COUNT).bool(),
            landed=zeros(2).bool(),
            resolving=full(NONE),
            resolving_side=full(0),
            resolving_agent=full(NONE),
        )

    # Helpers

    def one_hot(self, agent: Tensor) -> Tensor:
        return (agent.unsqueeze(-1) == self.agents).long()

    def market_mask(self, cards: Tensor) -> Tensor:
        return (cards.unsqueeze(-1) == self.market_cards).any(-2)

    def deck_left(self, state: State) -> Tensor:
        return DECK_SIZE - state.drawn

    def actor(self, state: State) -> Tensor:
        other = 1 - state.side
        next_landed = torch.where(of_seat(state.landed, state.side), state.side, other)
        actor = torch.where(state.phase == PLAY, state.side, other)
        actor = torch.where(state.phase == MARKET, next_landed, actor)
        return torch.where(state.phase == RESOLVE, state.resolving_side, actor)

    def next_steps(self, state: State) -> Tensor:
        """AA-11, AA-30: the steps by which the next copy of each agent moves the pawn of each side."""
        table = self.steps_table.expand(len(state.side), 2, 8, 3)
        steps = table.gather(3, state.in_play.clamp(max=2).unsqueeze(3)).squeeze(3)
        if not self.is_advanced:
            return steps
        has = state.ongoing.long()
        bonus = torch.zeros_like(steps)
        bonus[:, :, ENFORCER] = 2 * has[:, :, WATCHTOWER]
        bonus[:, :, CODEBREAKER] = 3 * has[:, :, SUPERCOMPUTER]
        bonus[:, :, SABOTEUR] = -2 * steps[:, :, SABOTEUR] * has[:, :, DISTRACTION_DEVICE]
        bonus[:, :, DOUBLE_AGENT] = steps[:, :, DOUBLE_AGENT] * has[:, :, SINISTER_TWIN]
        return steps + bonus

    def position(self, steps: Tensor, homes: Tensor) -> Tensor:
        return (steps + homes).remainder(LOOP_LENGTH)

    def moved(self, state: State, delta: Tensor) -> tuple[Tensor, Tensor]:
        """AA-12, AA-21, AA-31: the steps of both sides after the move, and who lands on a market space."""
        return self.move_pawns(state.steps, delta, self.homes, state.ongoing[:, :, GETAWAY_CAR])

    def move_pawns(self, steps: Tensor, delta: Tensor, homes: Tensor, getaway: Tensor) -> tuple[Tensor, Tensor]:
        steps = steps + delta
        if not self.is_advanced:
            return steps, torch.zeros_like(steps, dtype=torch.bool)
        has_moved = delta != 0
        drives = has_moved & getaway & self.is_home[self.position(steps, homes)]
        steps = steps + 3 * drives.long()
        return steps, has_moved & self.is_market_space[self.position(steps, homes)]

    def draw(self, state: State, seat: Tensor, mask: Tensor) -> None:
        """Deals the top card to a hand in the matches of the mask, if there is a card."""
        mask = mask & (state.drawn < DECK_SIZE)
        card = state.deck.gather(1, state.drawn.clamp(max=DECK_SIZE - 1).unsqueeze(1)).squeeze(1)
        add_at_seat(state.hand, seat, self.one_hot(card) * mask.long().unsqueeze(1))
        state.drawn = state.drawn + mask.long()

    def refill(self, state: State, seat: Tensor, mask: Tensor, most: int) -> None:
        """AA-9. `most`: the maximum number of missing cards."""
        for _ in range(most):
            size = of_seat(state.hand, seat).sum(1)
            self.draw(state, seat, mask & (size < HAND_SIZE))

    # Legal moves

    def candidates(self, state: State, card: Tensor, side: Tensor) -> Tensor:
        """The agents that can be chosen for an instant card."""
        hand = of_seat(state.hand, side)
        own = of_seat(state.in_play, side)
        others = of_seat(state.in_play, 1 - side)
        is_card = lambda name: (card == name).unsqueeze(1)
        mask = is_card(OUTPOST) & (hand > 0) & (self.agents == SENTINEL)
        mask = mask | (is_card(SECRET_RECRUIT) & (hand > 0) & (own == 0))
        mask = mask | (is_card(DOUBLE_TROUBLE) & (hand > 1))
        mask = mask | (is_card(SPYCATION) & (own > 0))
        return mask | (is_card(MIND_CONTROL) & (others > 0))

    def legal(self, state: State) -> Tensor:
        actor = self.actor(state)
        names = of_seat(state.hand, actor) > 0
        is_play = (state.phase == PLAY).unsqueeze(1)
        is_recruit = (state.phase == RECRUIT).unsqueeze(1).expand(-1, 2)
        both = names.unsqueeze(2) & names.unsqueeze(1)
        is_pair = torch.eye(8, dtype=torch.bool, device=self.device)
        has_one_name = (names.sum(1) == 1).view(-1, 1, 1)
        offers = (both & (~is_pair | has_one_name)).flatten(1) & is_play
        can_swap = (of_seat(state.swaps_left, actor) > 0) & (self.deck_left(state) > 0)
        swaps = names & is_play & can_swap.unsqueeze(1)
        if not self.is_advanced:
            return torch.cat([offers, swaps, is_recruit], 1)
        is_resolve = (state.phase == RESOLVE).unsqueeze(1)
        takes = self.market_mask(state.supply) & (state.phase == MARKET).unsqueeze(1)
        is_second_half = (state.resolving_agent >= 0).unsqueeze(1)
        first = self.candidates(state, state.resolving, state.resolving_side)
        agents = torch.where(is_second_half, self.one_hot(state.resolving_agent).bool(), first) & is_resolve
        return torch.cat([offers, swaps, is_recruit, takes, agents, is_second_half & is_resolve], 1)

    # Play

    def step(self, state: State, action: Tensor) -> tuple[State, Tensor]:
        """The state after one legal action in every match, and the winner (NONE if a match is not over)."""
        state = state.clone()
        actor = self.actor(state)
        is_play, is_recruit = state.phase == PLAY, state.phase == RECRUIT
        is_offer, is_swap = is_play & (action < SWAP), is_play & (action >= SWAP)
        steps_ahead = self.next_steps(state)
        self.play_cards(state, actor, action, is_offer, is_swap)
        delta = self.recruit_both(state, steps_ahead, is_recruit, action == RECRUIT_UP)
        asks = torch.zeros_like(is_play)
        if self.is_advanced:
            asks, solo_delta, refills = self.market_action(state, actor, action, steps_ahead)
            delta = delta + solo_delta
        state.steps, landed = self.moved(state, delta)
        state.landed = state.landed | landed
        if self.is_advanced:
            self.refill(state, actor, refills, 1)
        return self.finish_step(state, ~is_play & ~asks, asks, is_offer)

    def play_cards(self, state: State, actor: Tensor, action: Tensor, is_offer: Tensor, is_swap: Tensor) -> None:
        """AA-6 to AA-9."""
        pair = action.clamp(max=SWAP - 1)
        up, down = pair // 8, pair % 8
        offered = (self.one_hot(up) + self.one_hot(down)) * is_offer.long().unsqueeze(1)
        swapped = self.one_hot((action - SWAP).clamp(0, 7)) * is_swap.long().unsqueeze(1)
        add_at_seat(state.hand, actor, -offered - swapped)
        add_at_seat(state.set_aside, actor, swapped)
        state.swaps_left = state.swaps_left - seat_mask(actor) * is_swap.long().unsqueeze(1)
        self.draw(state, actor, is_swap)
        state.up = torch.where(is_offer, up, state.up)
        state.down = torch.where(is_offer, down, state.down)
        self.refill(state, actor, is_offer, 2)

    def recruit_both(self, state: State, steps_ahead: Tensor, mask: Tensor, takes_up: Tensor) -> Tensor:
        """AA-10: puts the cards of an offer in play. Returns the steps by which the pawns will move."""
        chooser = 1 - state.side
        up, down = state.up.clamp(min=0), state.down.clamp(min=0)
        picked, left = torch.where(takes_up, up, down), torch.where(takes_up, down, up)
        self.note_history(state, mask, takes_up)
        to_chooser = self.one_hot(picked).unsqueeze(1) * seat_mask(chooser).unsqueeze(2)
        to_offerer = self.one_hot(left).unsqueeze(1) * seat_mask(state.side).unsqueeze(2)
        recruited = (to_chooser + to_offerer) * mask.long().view(-1, 1, 1)
        state.in_play = state.in_play + recruited
        state.up = state.up.masked_fill(mask, NONE)
        state.down = state.down.masked_fill(mask, NONE)
        return (recruited * steps_ahead).sum(2)

    def copy_values(self, in_play: Tensor) -> Tensor:
        """The greedy bot's value of one more copy of each agent."""
        table = self.values_table.expand(*in_play.shape, 4)
        return table.gather(in_play.dim(), in_play.clamp(max=3).unsqueeze(-1)).squeeze(-1)

    def greedy_takes_up(self, state: State) -> Tensor:
        swing = self.copy_values(state.in_play).sum(1)
        of_up = swing.gather(1, state.up.clamp(min=0).unsqueeze(1)).squeeze(1)
        return of_up * DECK_SIZE >= (swing * self.copies).sum(1)

    def offer_values(self, state: State, side: Tensor) -> Tensor:
        """By open and closed card: the lower of the values after the opponent's two choices, as for the greedy bot."""
        values = self.copy_values(state.in_play)
        own, others = of_seat(values, side), of_seat(values, 1 - side)
        up_taken = own.unsqueeze(1) - others.unsqueeze(2)
        down_taken = own.unsqueeze(2) - others.unsqueeze(1)
        return torch.minimum(up_taken, down_taken)

    def note_history(self, state: State, mask: Tensor, takes_up: Tensor) -> None:
        pair = (8 * state.up + state.down).clamp(min=0).unsqueeze(1)
        value = self.offer_values(state, state.side).flatten(1).gather(1, pair).squeeze(1)
        is_like_greedy = takes_up == self.greedy_takes_up(state)
        ones, zeros = torch.ones_like(value), torch.zeros_like(value)
        chooser = torch.stack([ones, is_like_greedy.long(), zeros, zeros, zeros], 1)
        offerer = torch.stack([zeros, zeros, ones, (value >= GOOD_OFFER).long(), (value <= BAD_OFFER).long()], 1)
        mine = mask.long().unsqueeze(1)
        add_at_seat(state.history, 1 - state.side, chooser * mine)
        add_at_seat(state.history, state.side, offerer * mine)

    def market_action(
        self, state: State, actor: Tensor, action: Tensor, steps_ahead: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        """AA-21 to AA-30: `take` and `resolve`. Returns the side to act, the pawns' steps, whose hand is refilled."""
        is_take, is_resolve = state.phase == MARKET, state.phase == RESOLVE
        card = torch.where(is_take, (action - TAKE).clamp(0, MARKET_COUNT - 1), state.resolving)
        is_card = lambda name: card == name
        self.take_from_supply(state, actor, card, is_take)

        candidates = self.candidates(state, card, actor)
        count = candidates.sum(1)
        is_hidden_choice = (is_card(SECRET_RECRUIT) | is_card(DOUBLE_TROUBLE)) & self.asks_forced_choices
        is_choice_card = card >= OUTPOST
        is_asked = is_take & is_choice_card & ((count > 1) | (is_hidden_choice & (count == 1)))
        is_second_half = is_resolve & (state.resolving_agent >= 0)
        is_applied = (is_take & is_choice_card & (count == 1) & ~is_asked) | (is_resolve & ~is_second_half)
        named = (action - RESOLVE_AGENT).clamp(0, 7)
        agent = torch.where(is_resolve, named, candidates.long().argmax(1))

        is_to_own_hand = is_applied & is_card(SPYCATION)
        is_to_hand = is_to_own_hand | (is_applied & is_card(MIND_CONTROL))
        is_from_hand = (is_applied & ~is_to_hand) | (is_second_half & (action != RESOLVE_KEEP))
        is_smoke = is_take & is_card(SMOKE_SCREEN) & (state.drawn < DECK_SIZE)

        top = state.deck.gather(1, state.drawn.clamp(max=DECK_SIZE - 1).unsqueeze(1)).squeeze(1)
        state.drawn = state.drawn + is_smoke.long()
        chosen = self.one_hot(torch.where(is_smoke, top, agent))
        when = lambda mask: chosen * mask.long().unsqueeze(1)
        add_at_seat(state.hand, actor, when(is_to_hand) - when(is_from_hand))
        robbed = torch.where(is_card(SPYCATION), actor, 1 - actor)
        add_at_seat(state.in_play, robbed, -when(is_to_hand))
        recruited = when(is_from_hand | is_smoke)
        add_at_seat(state.in_play, actor, recruited)
        steps = (recruited * of_seat(steps_ahead, actor)).sum(1)
        steps = steps + (is_take & is_card(SURVEILLANCE_TRUCK)).long()

        asks = is_asked | is_to_own_hand
        state.resolving = card.masked_fill(~asks, NONE)
        state.resolving_side = actor.masked_fill(~asks, 0)
        state.resolving_agent = agent.masked_fill(~is_to_own_hand, NONE)
        is_used = (is_take & is_choice_card) | is_resolve
        return asks, seat_mask(actor) * steps.unsqueeze(1), is_used & ~asks

    def take_from_supply(self, state: State, actor: Tensor, card: Tensor, is_take: Tensor) -> None:
        next_card = state.market_deck.gather(1, state.market_drawn.clamp(max=MARKET_COUNT - 1).unsqueeze(1)).squeeze(1)
        next_card = next_card.masked_fill(state.market_drawn >= MARKET_COUNT, NONE)
        is_taken = is_take.unsqueeze(1) & (state.supply == card.unsqueeze(1))
        state.supply = torch.where(is_taken, next_card.unsqueeze(1), state.supply)
        state.market_drawn = state.market_drawn + (is_take & (next_card >= 0)).long()
        state.unseen_market = state.unseen_market & ~self.market_mask(state.supply)
        state.landed = state.landed & ~(seat_mask(actor).bool() & is_take.unsqueeze(1))
        gained = (card.unsqueeze(1) == self.market_cards[:ONGOING_COUNT]) & is_take.unsqueeze(1)
        state.ongoing = state.ongoing | (gained.unsqueeze(1) & seat_mask(actor).bool().unsqueeze(2))

    def finish_step(self, state: State, may_end: Tensor, asks: Tensor, is_offer: Tensor) -> tuple[State, Tensor]:
        """AA-13: the next phase, or the end of the turn."""
        has_supply = (state.supply >= 0).any(1)
        goes_to_market = may_end & state.landed.any(1) & has_supply
        ends = may_end & ~goes_to_market
        winner = self.winner(state).masked_fill(~ends, NONE)
        passes = ends & (winner < 0)
        state.landed = state.landed & ~ends.unsqueeze(1)
        state.side = torch.where(passes, 1 - state.side, state.side)
        phase = state.phase.masked_fill(is_offer, RECRUIT).masked_fill(asks, RESOLVE)
        state.phase = phase.masked_fill(goes_to_market, MARKET).masked_fill(passes, PLAY)
        return state, winner

    def winner(self, state: State) -> Tensor:
        """AA-15 to AA-20, at the end of a turn of `state.side`."""
        side, other = state.side, 1 - state.side
        has_won = self.win_conditions(state)
        own, others = of_seat(has_won, side), of_seat(has_won, other)
        lead = of_seat(state.steps, side) - of_seat(state.steps, other)
        next_hand = of_seat(state.hand, other).sum(1)
        is_exhausted = (self.deck_left(state) == 0) & (next_hand < 2)
        by_steps = torch.where(lead >= 0, side, other).masked_fill(~is_exhausted, NONE)
        return torch.where(own, side, torch.where(others, other, by_steps))

    def win_conditions(self, state: State) -> Tensor:
        lead = state.steps - state.steps.flip(1)
        daredevils = state.in_play[:, :, DAREDEVIL] >= 3
        won = (lead >= CATCH_DISTANCE) | (state.in_play[:, :, CODEBREAKER] >= 3)
        lost = daredevils
        if self.is_advanced:
            has = state.ongoing
            names = (state.in_play > 0).sum(2)
            at_home = self.position(state.steps, self.homes).flip(1) == self.homes
            won = won | (has[:, :, MASTERPLAN] & (names >= NAMES_FOR_MASTERPLAN)) | (has[:, :, SECURITY_SYSTEM] & at_home)
            won = won | (has[:, :, PACK_LEADER] & daredevils)
            lost = daredevils & ~has[:, :, PACK_LEADER]
        return won | lost.flip(1)


def of_seat(values: Tensor, seat: Tensor) -> Tensor:
    """`values[m, seat[m]]`."""
    index = seat.view(-1, *[1] * (values.dim() - 1)).expand(-1, 1, *values.shape[2:])
    return values.gather(1, index).squeeze(1)


def add_at_seat(values: Tensor, seat: Tensor, amount: Tensor) -> None:
    index = seat.view(-1, *[1] * (values.dim() - 1)).expand(-1, 1, *values.shape[2:])
    values.scatter_add_(1, index, amount.unsqueeze(1))


def seat_mask(seat: Tensor) -> Tensor:
    return torch.stack([1 - seat, seat], 1)
