import type { Seat } from '@safehouse/contract';
import type { AgentName } from '../../data/cards.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import { nextIcon, otherSide, sideOfSeat } from '../board/view-queries.ts';
import { iconText } from './icon-text.ts';
import { resolveReason, takeReason } from './market-hint-reason.ts';

/** Why a move is good, by the effects of the open cards on either side. */
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
    case 'lead':
      return why.lead(effect(rivalSide, move.card), effect(ownSide, move.card));
    case 'follow':
      return view.offer && why.offer(effect(rivalSide, view.offer.up), effect(rivalSide, move.card));
    case 'swap':
      return why.swap;
    case 'take':
      return takeReason(move, view, seat, translations);
    case 'resolve':
      return resolveReason(move, view, seat, translations);
  }
}
