import { SEATS, type Seat } from '@safehouse/contract';
import type { Playback } from '@safehouse/ui';
import { type BaseBoardContext, type BoardProps, baseBoardContext, isLit } from '@safehouse/ui/headless';
import type { GameTranslations } from '../../locales/en.ts';
import type { Fact } from '../../rules/facts.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { View, ViewedCard } from '../../rules/view.ts';
import { type DeclaredTotals, declaredTotals } from '../playback/declared-totals.ts';
import type { KompromatStep } from '../playback/playback-steps.ts';

export type KompromatBoardProps = BoardProps<View, KompromatMove, Fact, GameTranslations>;
type KompromatPlayback = Playback<KompromatBoardProps['matchView'], KompromatStep>;

/** A mission opened for reading. */
interface MissionDetails {
  readonly openMission: number | null;
  showMission(mission: number | null): void;
}

export interface BoardContext extends BaseBoardContext<View, KompromatMove, GameTranslations>, MissionDetails {
  readonly playback: KompromatPlayback;
  readonly totals: DeclaredTotals;
  /** The `data-preview` that is pointed at. */
  readonly pointed: string | null;
}

export function boardContextFor(
  props: KompromatBoardProps,
  playback: KompromatPlayback,
  details: MissionDetails & Pick<BoardContext, 'pointed'>,
): BoardContext {
  const base = baseBoardContext(props, playback);
  const { step } = playback;
  return {
    ...base,
    ...details,
    playback,
    // Pointing at a choice also highlights its mission.
    litPlaces: details.pointed?.startsWith('at ') ? [`mission:${details.pointed.slice(3)}`] : base.litPlaces,
    view: step?.view ?? base.view,
    totals: step?.totals ?? declaredTotals(props.moveHistory.flatMap(({ facts }) => facts)),
  };
}

export function farSeat({ nearSeat }: BoardContext): Seat {
  return SEATS[1 - nearSeat];
}

/** The class of a part of the board that a log line highlights. */
export function litClass(context: BoardContext, place: string): string {
  return isLit(context, place) ? ' is-lit' : '';
}

/** A player's name, or "you". */
export function nameOf({ seat: ownSeat, translations, playerNames }: BoardContext, seat: Seat): string {
  return seat === ownSeat ? translations.you : playerNames[seat];
}

/** KO-10: players see their own face-down cards during their turn, and later only with the memory aid. */
export function isFaceVisible(
  { view, seat: ownSeat }: Pick<BoardContext, 'view' | 'seat'>,
  seat: Seat,
  mission: number,
  { up }: ViewedCard,
): boolean {
  if (up) return true;
  return seat === ownSeat && (view.memoryAid || (view.active === seat && view.turnMission === mission));
}

/** The mission that is being resolved; null while cards are played. */
export function missionBeingResolved({ phase, missions }: View): number | null {
  if (phase === 'play' || phase === 'over') return null;
  const next = missions.findIndex(({ state }) => state === 'open');
  return next < 0 ? null : next;
}

/** KO-30: no item can touch a column whose total is declared. */
export function isSettled(view: View, seat: Seat, mission: number): boolean {
  return missionBeingResolved(view) === mission && view.declared[seat] !== null;
}
