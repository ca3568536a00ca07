import { parseSeat } from '@safehouse/contract';
import type { Perspective } from '../board/timeline.ts';

/** Parsed from a hash such as `#move=17&seat=0`. */
export interface ReplayPosition {
  readonly position: number;
  readonly perspective: Perspective;
}

/** Ignores invalid values. */
export function parsePositionLink(hash: string, moves: number, players: number): Partial<ReplayPosition> {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const move = Number(params.get('move') ?? Number.NaN);
  const seat = params.get('seat');
  const perspective =
    seat === 'all' || seat === 'spectator' ? seat : parseSeat(seat === null ? null : Number(seat), players);
  return {
    ...(Number.isInteger(move) && { position: Math.max(0, Math.min(moves, move)) }),
    ...(perspective !== null && { perspective }),
  };
}

export function positionLink({ position, perspective }: ReplayPosition): string {
  return `#move=${position}&seat=${perspective}`;
}
