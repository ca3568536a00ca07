import { SEATS, type Seat } from '@safehouse/contract';
import { type BaseBoardContext, type BoardProps, baseBoardContext, type Playback } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import type { Fact } from '../rules/facts.ts';
import type { PlayCard } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

export type GameBoardProps = BoardProps<View, PlayCard, Fact, GameTranslations>;

export interface BoardContext extends BaseBoardContext<View, PlayCard, GameTranslations> {
  readonly toAct: readonly Seat[];
  /** The viewer's own seat, or the first for spectators. */
  readonly nearSeat: Seat;
}

export function boardContextFor(
  props: GameBoardProps,
  playback: Playback<GameBoardProps['matchView'], never>,
): BoardContext {
  const base = baseBoardContext(props, playback);
  return { ...base, toAct: props.matchView.toAct, nearSeat: base.seat ?? SEATS[0] };
}
