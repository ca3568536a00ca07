import type { Seat } from '@safehouse/contract';
import type { GameTranslations } from '../../locales/en.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { nextIcon, otherSide, sideOfSeat } from '../board/view-queries.ts';
import { iconText } from './icon-text.ts';

/** What speaks for a move, by what the open cards would do to either side. */
export function hintReason(
  move: AgentAvenueMove,
  view: View,
  seat: Seat,
  { why: said, ...words }: GameTranslations,
): string | null {
  const own = sideOfSeat(view, seat);
  const does = (side: 0 | 1, agent: Parameters<typeof nextIcon>[1]) => nextIcon(view.sides[side], agent);
  const tell = (icon: ReturnType<typeof nextIcon>) => iconText(icon, { ...words, why: said });
  switch (move.type) {
    case 'offer':
      return said.offer(tell(does(otherSide(own), move.up)), tell(does(otherSide(own), move.down)));
    case 'recruit': {
      if (!view.offer) return null;
      const mine = does(own, view.offer.up);
      const theirs = does(otherSide(own), view.offer.up);
      if (move.card === 'down') return said.recruitDown(tell(mine));
      return theirs === 'win' ? said.denyWin : said.recruitUp(tell(mine), tell(theirs));
    }
    case 'swap':
      return said.swap;
    default:
      return null;
  }
}
