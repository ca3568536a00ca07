import { parseSeat } from '@safehouse/contract';
import type { Eyes } from './reel.ts';

/** A position of a match that can be sent as a link: `#move=17&seat=0`. */
export interface Spot {
  readonly at: number;
  readonly eyes: Eyes;
}

/** Reads the end of a link; what makes no sense is as if it were not there. */
export function spotIn(hash: string, moves: number, players: number): Partial<Spot> {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const move = Number(asked.get('move') ?? Number.NaN);
  const seat = asked.get('seat');
  const eyes =
    seat === 'all' || seat === 'spectator' ? seat : parseSeat(seat === null ? null : Number(seat), players);
  return {
    ...(Number.isInteger(move) && { at: Math.max(0, Math.min(moves, move)) }),
    ...(eyes !== null && { eyes }),
  };
}

export function linkTo({ at, eyes }: Spot): string {
  return `#move=${at}&seat=${eyes}`;
}
