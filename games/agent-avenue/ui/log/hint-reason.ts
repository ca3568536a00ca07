import type { Seat } from '@safehouse/contract';
import type { AgentName } from '../../data/cards.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import { nextIcon, otherSide, sideOfSeat } from '../board/view-queries.ts';
import { iconText } from './icon-text.ts';

/** Why a move is good, by what the open cards would do to either side. */
export function hintReason(
  move: AgentAvenueMove,
  view: View,
  seat: Seat,
  translations: GameTranslations,
): string | null {
  const { why } = translations;
  const ownSide = sideOfSeat(view, seat);
  const rivalSide = otherSide(ownSide);
  const effect = (side: Side, agent: AgentName) => iconText(nextIcon(view.sides[side], agent), translations);
  switch (move.type) {
    case 'offer':
      return why.offer(effect(rivalSide, move.up), effect(rivalSide, move.down));
    case 'recruit': {
      if (!view.offer) return null;
      const { up } = view.offer;
      if (move.card === 'down') return why.recruitDown(effect(ownSide, up));
      if (nextIcon(view.sides[rivalSide], up) === 'win') return why.denyWin;
      return why.recruitUp(effect(ownSide, up), effect(rivalSide, up));
    }
    case 'swap':
      return why.swap;
    default:
      return null;
  }
}
