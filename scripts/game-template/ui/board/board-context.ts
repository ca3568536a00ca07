import { SEATS, type Seat } from '@safehouse/contract';
import { type BaseBoardContext, type BoardProps, baseBoardContext, type Playback } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { TemplateMove } from '../../rules/moves.ts';
import type { Fact } from '../../rules/play.ts';
import type { View } from '../../rules/view.ts';

export type GameBoardProps = BoardProps<View, TemplateMove, Fact, GameTranslations>;

/** What every part of the board draws from. */
export interface BoardContext extends BaseBoardContext<View, TemplateMove, GameTranslations> {
  readonly toAct: readonly Seat[];
  /** The seat at the near edge: the viewer's own, or the first for spectators. */
  readonly nearSeat: Seat;
}

export function boardContextFor(
  props: GameBoardProps,
  playback: Playback<GameBoardProps['matchView'], never>,
): BoardContext {
  const base = baseBoardContext(props, playback);
  return { ...base, toAct: props.matchView.toAct, nearSeat: base.seat ?? SEATS[0] };
}
