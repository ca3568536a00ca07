import { publicFact } from '@safehouse/contract';
import { AGENT_NAMES } from '../../data/cards.ts';
import { noteCardShown } from '../clues.ts';
import type { CardMove } from '../moves.ts';
import { REFUSALS } from '../refusals.ts';
import { isPair, teamMateOf } from '../sides.ts';
import { countInHand, removeFromHand } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** AA-34: the first player of a pair plays the card face up. */
export const lead: MoveKind<CardMove> = {
  phase: 'play',

  refuse(state, seat, { card }) {
    if (!isPair(state.sides, state.side)) return REFUSALS.playAlone;
    if (state.offer !== null) return REFUSALS.outOfOrder;
    return countInHand(state, seat, card) === 0 ? REFUSALS.notInHand : null;
  },

  play(state, seat, { card }, facts) {
    removeFromHand(state, seat, card);
    noteCardShown(state, seat, card);
    const downSeat = teamMateOf(state.sides, seat);
    state.offer = { up: card, down: null, upSeat: seat, downSeat, kept: 0 };
    if (state.lastCard !== 0) state.lastCard = 1 << seat; // AA-35
    facts?.push(publicFact({ type: 'led', seat, up: AGENT_NAMES[card] }));
  },
};
