import { publicFact } from '@safehouse/contract';
import type { Agent } from '../cards.ts';
import { addAtLeastClue, agentMask, noteCardShown } from '../clues.ts';
import { continueMarketOrEndTurn } from '../market.ts';
import type { RecruitMove } from '../moves.ts';
import { movePawn, putInPlay } from '../pawns.ts';
import { otherSide } from '../sides.ts';
import type { Offer, State } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** AA-10 to AA-12: the other side chooses, both recruit, both pawns move. */
export const recruit: MoveKind<RecruitMove> = {
  phase: 'recruit',
  refuse: () => null,

  play(state, _seat, { card }, facts) {
    const offer = state.offer as Offer;
    const down = offer.down as Agent;
    const chooser = otherSide(state.side);
    facts?.push(publicFact({ type: 'picked', side: chooser, card }));
    state.offer = null;
    noteFaceDownShown(state, offer, down);
    const picked = card === 'up' ? offer.up : down;
    const left = card === 'up' ? down : offer.up;
    const chooserSteps = putInPlay(state, chooser, picked, facts);
    const ownSteps = putInPlay(state, state.side, left, facts);
    movePawn(state, chooser, chooserSteps, facts);
    movePawn(state, state.side, ownSteps, facts); // the last pawn to land comes first: AA-27
    continueMarketOrEndTurn(state, facts);
  },
};

/** AA-7, AA-34: two cards of one name show that the hand had no other. */
function noteFaceDownShown(state: State, { up, downSeat, kept }: Offer, down: Agent): void {
  noteCardShown(state, downSeat, down);
  if (up === down) addAtLeastClue(state, downSeat, agentMask(down), kept);
}
