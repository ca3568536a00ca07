import { type Refusal, type Seat, secretFact } from '@safehouse/contract';
import { AGENT_NAMES } from '../../data/cards.ts';
import { AGENT_COUNT } from '../cards.ts';
import { CLOSED_CARD, type Fact } from '../facts.ts';
import { drawCard } from '../hands.ts';
import type { CardMove } from '../moves.ts';
import { REFUSALS } from '../refusals.ts';
import { countInHand, deckSize, removeFromHand, type State } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** AA-8: sets one card aside, face down, and draws exactly one. */
export const swap: MoveKind<CardMove> = {
  phase: 'play',

  refuse(state, seat, { card }) {
    return countInHand(state, seat, card) === 0 ? REFUSALS.notInHand : refuseAnySwap(state, seat);
  },

  play(state, seat, { card }, facts) {
    removeFromHand(state, seat, card);
    state.setAside.push(AGENT_COUNT * seat + card);
    state.swapsLeft[seat]--;
    if (state.lastCard !== 0) state.lastCard = 1 << seat; // AA-35
    const drawn = drawCard(state, seat);
    facts?.push(
      secretFact<Fact>(
        [seat],
        { type: 'swapped', seat, away: AGENT_NAMES[card], drawn: AGENT_NAMES[drawn] },
        { type: 'swapped', seat, away: CLOSED_CARD, drawn: CLOSED_CARD },
      ),
    );
  },
};

/** Why this seat cannot swap any card. */
export function refuseAnySwap(state: State, seat: Seat): Refusal | null {
  if (deckSize(state) === 0) return REFUSALS.deckEmpty;
  if (state.swapsLeft[seat] === 0) return REFUSALS.noSwapsLeft;
  const isReserved = state.lastCard !== 0 && (state.lastCard & (1 << seat)) === 0;
  return isReserved ? REFUSALS.lastCardReserved : null;
}
