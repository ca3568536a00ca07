import type { Seat } from '@safehouse/contract';
import { SEATS } from '@safehouse/contract';
import type { BoardProps } from '@safehouse/ui';
import type { MissionId } from '../../data/missions.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { View, ViewedCard } from '../../rules/view.ts';
import type { BoardSnapshot } from '../playback/board-snapshot.ts';
import type { PlaybackFrame } from '../playback/playback-frames.ts';

export type KompromatBoardProps = BoardProps<View, KompromatMove, GameTranslations>;

/** What is opened for reading on the desk. */
export type DetailsTarget =
  | { readonly type: 'mission'; readonly mission: number }
  | { readonly type: 'item'; readonly seat: Seat; readonly item: MissionId }
  | { readonly type: 'dossier'; readonly seat: Seat };

/** All that the parts of the board draw from. */
export interface BoardContext {
  readonly boardProps: KompromatBoardProps;
  readonly snapshot: BoardSnapshot;
  readonly view: View;
  readonly frame: PlaybackFrame | null;
  readonly isAnimating: boolean;
  readonly canSkip: boolean;
  readonly translations: GameTranslations;
  /** The seat at the near edge: the viewer's own, or the first for onlookers. */
  readonly nearSeat: Seat;
  /** What the viewer may do now; nothing while the board still shows how it came. */
  readonly legalMoves: readonly KompromatMove[];
  readonly details: DetailsTarget | null;
  showDetails(what: DetailsTarget | null): void;
  skipAnimation(): void;
}

export function farSeat({ nearSeat }: BoardContext): Seat {
  return SEATS[1 - nearSeat];
}

export function isOwnSeat({ boardProps }: BoardContext, seat: Seat): boolean {
  return boardProps.matchView.seat === seat;
}

/** A player's name as the viewer reads it. */
export function nameOf(context: BoardContext, seat: Seat): string {
  return isOwnSeat(context, seat) ? context.translations.you : context.boardProps.playerNames[seat];
}

/** KO-10: the own closed cards are seen while the turn lasts, later only with the memory aid. */
export function isFaceVisible(
  context: BoardContext,
  seat: Seat,
  mission: number,
  { up }: ViewedCard,
): boolean {
  if (up) return true;
  const { view } = context;
  return (
    isOwnSeat(context, seat) && (view.memoryAid || (view.active === seat && view.turnMission === mission))
  );
}

/** The mission that is being resolved; null while cards are played. */
export function missionBeingResolved({ phase, missions }: View): number | null {
  if (phase === 'play' || phase === 'over') return null;
  const next = missions.findIndex(({ state }) => state === 'open');
  return next < 0 ? null : next;
}

export function isHinted({ boardProps }: BoardContext, move: KompromatMove): boolean {
  const best = boardProps.hintedMoves?.[0];
  return best !== undefined && JSON.stringify(best) === JSON.stringify(move);
}
