import {
  type Chance,
  type Move,
  type ScopedFact,
  type Seat,
  seatsInMask,
  secretFact,
} from '@safehouse/contract';
import type { Agent } from './cards.ts';
import { CLOSED_CARD, type Fact } from './facts.ts';
import { swapCard } from './hands.ts';
import { hasSeveralBits } from './instant-cards.ts';
import { decidingSeats } from './legal.ts';
import { applyChoice, recruitOrKeep, takeMarketCard } from './market.ts';
import { MOVE_CODEC, MOVES } from './moves.ts';
import { follow, lead, offer, recruit } from './offer.ts';
import { NO_VOTE, type Offer, type PendingAbility, type State } from './state.ts';

export function play(
  state: State,
  seat: Seat,
  code: Move,
  _chance: Chance,
  news: ScopedFact<Fact>[] | null,
): void {
  const move = MOVES[code];
  switch (move.type) {
    case 'swap':
      swapCard(state, seat, move.card, news);
      break;
    case 'offer':
      offer(state, seat, move.up, move.down, news);
      break;
    case 'lead':
      lead(state, seat, move.card, news);
      break;
    case 'follow':
      follow(state, seat, state.offer as Offer, move.card, news);
      break;
    default:
      if (castVote(state, seat, code, news)) applyAgreedMove(state, code, news);
  }
}

/** AA-37: casts a vote and tells whether the side now speaks with one voice. */
function castVote(state: State, seat: Seat, vote: Move, news: ScopedFact<Fact>[] | null): boolean {
  const asked = decidingSeats(state);
  if (!hasSeveralBits(asked)) return true;
  state.votes[seat] = vote;
  if (news) {
    const own = state.sides.seatsOf[state.sides.sideOf[seat]];
    const cast = { type: 'voted', seat, vote: MOVE_CODEC.write(vote) } as const;
    news.push(secretFact<Fact>(own, cast, { ...cast, vote: CLOSED_CARD }));
  }
  for (const voter of seatsInMask(asked)) if (state.votes[voter] !== vote) return false;
  for (const voter of seatsInMask(asked)) state.votes[voter] = NO_VOTE;
  return true;
}

function applyAgreedMove(state: State, code: Move, news: ScopedFact<Fact>[] | null): void {
  const move = MOVES[code];
  if (move.type === 'recruit') recruit(state, state.offer as Offer, move.card, news);
  else if (move.type === 'take') takeMarketCard(state, move.card, move.hand, news);
  else if (move.type === 'resolve')
    resolveAbility(state, state.resolving as PendingAbility, move.agent, news);
}

function resolveAbility(
  state: State,
  asked: PendingAbility,
  agent: Agent | null,
  news: ScopedFact<Fact>[] | null,
): void {
  if (asked.agent !== null) recruitOrKeep(state, asked, asked.agent, agent, news);
  else applyChoice(state, asked, agent as Agent, news);
}
