import type { Playback } from '@safehouse/ui';
import { type BaseBoardContext, type BoardProps, baseBoardContext, isLit } from '@safehouse/ui/headless';
import type { GameTranslations } from '../../locales/en.ts';
import type { Fact } from '../../rules/facts.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import { SIDES, type Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import { sideName } from '../log/icon-text.ts';
import type { AgentAvenueStep } from '../playback/playback-steps.ts';
import { sideOfSeat } from './view-queries.ts';

export type AgentAvenueBoardProps = BoardProps<View, AgentAvenueMove, Fact, GameTranslations>;
type AgentAvenuePlayback = Playback<AgentAvenueBoardProps['matchView'], AgentAvenueStep>;

export interface BoardContext extends BaseBoardContext<View, AgentAvenueMove, GameTranslations> {
  /** The viewer's side, drawn at the near end. */
  readonly nearSide: Side;
  /** By side. */
  readonly sideNames: readonly string[];
}

export function boardContextFor(props: AgentAvenueBoardProps, playback: AgentAvenuePlayback): BoardContext {
  const base = baseBoardContext(props, playback);
  const { seat } = base;
  const view = playback.step?.view ?? base.view;
  return {
    ...base,
    view,
    nearSide: sideOfSeat(view, seat),
    sideNames: SIDES.map((side) => sideName(view, side, base)),
  };
}

/** The class of a part of the board that a log line highlights. */
export function litClass(context: BoardContext, place: string): string {
  return isLit(context, place) ? ' is-lit' : '';
}

export function legalMovesOfType<Type extends AgentAvenueMove['type']>(
  { legalMoves }: Pick<BoardContext, 'legalMoves'>,
  type: Type,
): readonly (AgentAvenueMove & { readonly type: Type })[] {
  return legalMoves.filter((move): move is AgentAvenueMove & { readonly type: Type } => move.type === type);
}

/** Which cards of the hand can be placed now, if any. */
export type PlacementKind = 'offer' | 'lead' | 'follow' | null;

export function placementKind(context: Pick<BoardContext, 'legalMoves'>): PlacementKind {
  return (['offer', 'lead', 'follow'] as const).find((type) => legalMovesOfType(context, type).length > 0) ?? null;
}
