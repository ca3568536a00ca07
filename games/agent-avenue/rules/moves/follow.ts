import { secretFact } from '@safehouse/contract';
import { AGENT_NAMES } from '../../data/cards.ts';
import { agentMask } from '../clues.ts';
import { CLOSED_CARD, type Fact } from '../facts.ts';
import { agentMaskInHand, refillHand } from '../hands.ts';
import type { CardMove } from '../moves.ts';
import { REFUSALS } from '../refusals.ts';
import { isPair } from '../sides.ts';
import { countInHand, type Offer, removeFromHand } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** AA-34: the second player of a pair plays a card face down. */
export const follow: MoveKind<CardMove> = {
  phase: 'play',

  refuse(state, seat, { card }) {
    if (!isPair(state.sides, state.side)) return REFUSALS.playAlone;
    if (state.offer === null) return REFUSALS.outOfOrder;
    if (countInHand(state, seat, card) === 0) return REFUSALS.notInHand;
    const playable = followMask(agentMaskInHand(state, seat, 1), state.offer);
    return playable & agentMask(card) ? null : REFUSALS.sameNameAsMate;
  },

  play(state, seat, { card }, facts) {
    const { up, upSeat } = state.offer as Offer;
    removeFromHand(state, seat, card);
    state.offer = { up, down: card, upSeat, downSeat: seat, kept: state.handSizes[seat] };
    if (facts) {
      const followed = { type: 'followed', seat, down: AGENT_NAMES[card] } as const;
      facts.push(secretFact<Fact>([seat], followed, { ...followed, down: CLOSED_CARD }));
    }
    state.lastCard = 0;
    refillHand(state, upSeat, facts); // AA-35
    refillHand(state, seat, facts);
    state.phase = 'recruit';
  },
};

/** Which of the names in a hand may follow: not the one that was led, unless the hand holds no other. */
export function followMask(names: number, { up }: Offer): number {
  return names & ~agentMask(up) || names;
}
