import type { Seat } from '@safehouse/contract';
import { SEATS } from '@safehouse/contract';
import type { BoardProps } from '@safehouse/ui';
import type { MissionId } from '../../data/missions.ts';
import type { Words } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { SeenCard, View } from '../../rules/view.ts';
import type { Beat } from '../playback/beats.ts';
import type { Scene } from '../playback/scene.ts';

export type KompromatBoard = BoardProps<View, KompromatMove, Words>;

/** What is opened for reading on the desk. */
export type Opened =
  | { readonly type: 'mission'; readonly mission: number }
  | { readonly type: 'item'; readonly seat: Seat; readonly item: MissionId }
  | { readonly type: 'dossier'; readonly seat: Seat };

/** All that the parts of the board draw from. */
export interface Desk {
  readonly board: KompromatBoard;
  readonly scene: Scene;
  readonly view: View;
  readonly beat: Beat | null;
  readonly isTelling: boolean;
  readonly isLong: boolean;
  readonly words: Words;
  /** The seat at the near edge: the viewer's own, or the first for onlookers. */
  readonly near: Seat;
  /** What the viewer may do now; nothing while the board still shows how it came. */
  readonly legal: readonly KompromatMove[];
  readonly opened: Opened | null;
  open(what: Opened | null): void;
  finish(): void;
}

export function farSeat({ near }: Desk): Seat {
  return SEATS[1 - near];
}

export function isMine({ board }: Desk, seat: Seat): boolean {
  return board.page.seat === seat;
}

/** A player's name as the viewer reads it. */
export function nameOf(desk: Desk, seat: Seat): string {
  return isMine(desk, seat) ? desk.words.you : desk.board.names[seat];
}

/** KO-10: the own closed cards are seen while the turn lasts, later only with the memory aid. */
export function isSeen(desk: Desk, seat: Seat, mission: number, { up }: SeenCard): boolean {
  if (up) return true;
  const { view } = desk;
  return isMine(desk, seat) && (view.memoryAid || (view.active === seat && view.turnMission === mission));
}

/** The mission that is being resolved; null while cards are played. */
export function resolving({ phase, missions }: View): number | null {
  if (phase === 'play' || phase === 'over') return null;
  const next = missions.findIndex(({ state }) => state === 'open');
  return next < 0 ? null : next;
}

export function isHinted({ board }: Desk, move: KompromatMove): boolean {
  const best = board.hint?.[0];
  return best !== undefined && JSON.stringify(best) === JSON.stringify(move);
}
