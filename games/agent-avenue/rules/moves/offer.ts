import { secretFact } from '@safehouse/contract';
import { AGENT_NAMES } from '../../data/cards.ts';
import type { Agent } from '../cards.ts';
import { agentMask, noteCardShown } from '../clues.ts';
import { CLOSED_CARD, type Fact } from '../facts.ts';
import { agentMaskInHand, refillHand } from '../hands.ts';
import type { OfferMove } from '../moves.ts';
import { REFUSALS } from '../refusals.ts';
import { isPair } from '../sides.ts';
import { countInHand, removeFromHand } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** AA-6: a player without a team mate plays both cards. */
export const offer: MoveKind<OfferMove> = {
  phase: 'play',

  refuse(state, seat, { up, down }) {
    if (isPair(state.sides, state.side)) return REFUSALS.playWithMate;
    if (canOffer(agentMaskInHand(state, seat, 1), up, down)) return null;
    return up === down && countInHand(state, seat, up) > 1 ? REFUSALS.sameName : REFUSALS.notInHand;
  },

  play(state, seat, { up, down }, facts) {
    removeFromHand(state, seat, up);
    removeFromHand(state, seat, down);
    state.offer = { up, down, upSeat: seat, downSeat: seat, kept: state.handSizes[seat] };
    noteCardShown(state, seat, up);
    if (facts) {
      const offered = { type: 'offered', seat, up: AGENT_NAMES[up], down: AGENT_NAMES[down] } as const;
      facts.push(secretFact<Fact>([seat], offered, { ...offered, down: CLOSED_CARD }));
    }
    refillHand(state, seat, facts); // AA-9
    state.phase = 'recruit';
  },
};

/** AA-7: two cards of one name only from a hand without any other name. `names`: those in the hand. */
export function canOffer(names: number, up: Agent, down: Agent): boolean {
  if (up === down) return names === agentMask(up);
  const both = agentMask(up) | agentMask(down);
  return (names & both) === both;
}
