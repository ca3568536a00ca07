import { type Move, type Seat, seatsInMask, secretFact } from '@safehouse/contract';
import { CLOSED_CARD, type Fact, type FactSink } from './facts.ts';
import { hasSeveralBits } from './instant-cards.ts';
import { chooserMask } from './market.ts';
import { MOVE_CODEC } from './moves.ts';
import { otherSide } from './sides.ts';
import { NO_VOTE, nextToTake, type PendingAbility, type State } from './state.ts';

/** The seats that make the choice, as a bit mask, including those that have already voted. */
export function decidingSeats(state: State): number {
  switch (state.phase) {
    case 'play':
      return state.offer ? 1 << state.offer.downSeat : state.lastCard || state.sides.seatMasks[state.side]; // AA-35
    case 'recruit':
      return state.sides.seatMasks[otherSide(state.side)];
    case 'market':
      return state.sides.seatMasks[nextToTake(state)];
    case 'resolve':
      return chooserMask(state, state.resolving as PendingAbility);
    case 'over':
      return 0;
  }
}

export function isDeciding(state: State, seat: Seat): boolean {
  return (decidingSeats(state) & (1 << seat)) !== 0;
}

/** AA-37: casts a vote, and returns whether the whole side agrees now. */
export function castVote(state: State, seat: Seat, vote: Move, facts: FactSink): boolean {
  const deciding = decidingSeats(state);
  if (!hasSeveralBits(deciding)) return true;
  state.votes[seat] = vote;
  if (facts) {
    const own = state.sides.seatsOf[state.sides.sideOf[seat]];
    const cast = { type: 'voted', seat, vote: MOVE_CODEC.write(vote) } as const;
    facts.push(secretFact<Fact>(own, cast, { ...cast, vote: CLOSED_CARD }));
  }
  for (const voter of seatsInMask(deciding)) if (state.votes[voter] !== vote) return false;
  for (const voter of seatsInMask(deciding)) state.votes[voter] = NO_VOTE;
  return true;
}
