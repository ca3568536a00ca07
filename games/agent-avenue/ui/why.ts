import type { Seat } from '@safehouse/contract';
import type { Words } from '../locales/en.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { nextIcon, otherOf, sideOf } from './outlook.ts';
import { spoken } from './spoken.ts';

/** What speaks for a move, by what the open cards would do to either side. */
export function why(
  move: AgentAvenueMove,
  view: View,
  seat: Seat,
  { why: said, ...words }: Words,
): string | null {
  const own = sideOf(view, seat);
  const does = (side: 0 | 1, agent: Parameters<typeof nextIcon>[1]) => nextIcon(view.sides[side], agent);
  const tell = (icon: ReturnType<typeof nextIcon>) => spoken(icon, { ...words, why: said });
  switch (move.type) {
    case 'offer':
      return said.offer(tell(does(otherOf(own), move.up)), tell(does(otherOf(own), move.down)));
    case 'recruit': {
      if (!view.offer) return null;
      const mine = does(own, view.offer.up);
      const theirs = does(otherOf(own), view.offer.up);
      if (move.card === 'down') return said.recruitDown(tell(mine));
      return theirs === 'win' ? said.denyWin : said.recruitUp(tell(mine), tell(theirs));
    }
    case 'swap':
      return said.swap;
    default:
      return null;
  }
}
