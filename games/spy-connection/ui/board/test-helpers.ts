import type { Seat } from '@safehouse/contract';
import type { TestMatch } from '../../rules/test-helpers.ts';
import type { SpyView } from '../../rules/view.ts';

export function viewOfFirstSeat({ match }: TestMatch): SpyView {
  return match.game.view(match.state, 0 as Seat) as SpyView;
}
