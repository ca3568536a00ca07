import { type Chance, type Move, type News, type Seat, seatsIn, secret } from '@safehouse/contract';
import type { Agent } from './cards.ts';
import { CLOSED_CARD, type Fact } from './facts.ts';
import { swap } from './hands.ts';
import { isSeveral } from './instants.ts';
import { askedSeats } from './legal.ts';
import { choose, recruitOrKeep, take } from './market.ts';
import { MOVES, words } from './moves.ts';
import { follow, lead, offer, recruit } from './offer.ts';
import { NO_VOTE, type Offer, type Resolving, type State } from './state.ts';

export function play(state: State, seat: Seat, code: Move, _chance: Chance, news: News<Fact>[] | null): void {
  const move = MOVES[code];
  switch (move.type) {
    case 'swap':
      swap(state, seat, move.card, news);
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
      if (isAgreed(state, seat, code, news)) carryOut(state, code, news);
  }
}

/** AA-37: casts a vote and tells whether the side now speaks with one voice. */
function isAgreed(state: State, seat: Seat, vote: Move, news: News<Fact>[] | null): boolean {
  const asked = askedSeats(state);
  if (!isSeveral(asked)) return true;
  state.votes[seat] = vote;
  if (news) {
    const own = state.sides.seatsOf[state.sides.sideOf[seat]];
    const cast = { type: 'voted', seat, vote: words.write(vote) } as const;
    news.push(secret<Fact>(own, cast, { ...cast, vote: CLOSED_CARD }));
  }
  for (const voter of seatsIn(asked)) if (state.votes[voter] !== vote) return false;
  for (const voter of seatsIn(asked)) state.votes[voter] = NO_VOTE;
  return true;
}

function carryOut(state: State, code: Move, news: News<Fact>[] | null): void {
  const move = MOVES[code];
  if (move.type === 'recruit') recruit(state, state.offer as Offer, move.card, news);
  else if (move.type === 'take') take(state, move.card, move.hand, news);
  else if (move.type === 'resolve') resolve(state, state.resolving as Resolving, move.agent, news);
}

function resolve(state: State, asked: Resolving, agent: Agent | null, news: News<Fact>[] | null): void {
  if (asked.agent !== null) recruitOrKeep(state, asked, asked.agent, agent, news);
  else choose(state, asked, agent as Agent, news);
}
