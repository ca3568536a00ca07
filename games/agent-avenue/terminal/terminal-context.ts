import type { TerminalContext } from '@safehouse/ui/terminal';
import type { GameTranslations } from '../locales/en.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import { SIDES, type Side } from '../rules/sides.ts';
import type { View } from '../rules/view.ts';
import { otherSide, sideOfSeat } from '../ui/board/view-queries.ts';
import { sideName } from '../ui/log/icon-text.ts';

export type AgentAvenueContext = TerminalContext<View, AgentAvenueMove, GameTranslations>;

/** The viewer's side and the other one. */
export function sidesOf({ view, seat }: AgentAvenueContext): readonly [Side, Side] {
  const own = sideOfSeat(view, seat);
  return [own, otherSide(own)];
}

/** By side. */
export function sideNames(context: AgentAvenueContext): readonly string[] {
  return SIDES.map((side) => sideName(context.view, side, context));
}

/** The viewer's pawn points up, the other one down. */
export function pawnOf(context: AgentAvenueContext, side: Side): string {
  return side === sidesOf(context)[0] ? '▲' : '▼';
}
