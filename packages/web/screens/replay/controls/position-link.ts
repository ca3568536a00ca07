import { parseSeat } from '@safehouse/contract';
import type { Perspective } from '../board/timeline.ts';

/** A position of a match that can be sent as a link: `#move=17&seat=0`. */
export interface ReplayPosition {
  readonly position: number;
  readonly perspective: Perspective;
}

/** Reads the end of a link; what makes no sense is as if it were not there. */
export function parsePositionLink(hash: string, moves: number, players: number): Partial<ReplayPosition> {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const move = Number(asked.get('move') ?? Number.NaN);
  const seat = asked.get('seat');
  const eyes =
    seat === 'all' || seat === 'spectator' ? seat : parseSeat(seat === null ? null : Number(seat), players);
  return {
    ...(Number.isInteger(move) && { position: Math.max(0, Math.min(moves, move)) }),
    ...(eyes !== null && { perspective: eyes }),
  };
}

export function positionLink({ position, perspective }: ReplayPosition): string {
  return `#move=${position}&seat=${perspective}`;
}
