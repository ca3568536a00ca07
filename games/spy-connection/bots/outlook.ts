import type { State } from '../rules/state.ts';
import type { Tour } from './tour.ts';

/** When the match will be over, in turns of a seat from now, and how sure that is. */
export interface Horizon {
  readonly end: number;
  readonly vague: number;
}

/** Between the present turn, which is played for certain, and the next, which is not. */
const LAST_TURN: Horizon = { end: 0.5, vague: 0.1 };
/** Enough for a tour whose end does not matter. */
const FAR_OFF: Horizon = { end: 30, vague: 1 };

/** The match ends as soon as the quickest seat can end it; but it need not want to. */
export function horizonOf(state: State, seat: number, tour: Tour): Horizon {
  if (state.lastTurnsLeft !== null) return LAST_TURN;
  let end = Number.POSITIVE_INFINITY;
  for (let other = 0; other < state.rings.length; other++) {
    const missing = state.board.edition.missionsToEnd - state.rings[other].completed.length;
    tour.load(state, other, FAR_OFF);
    end = Math.min(end, tour.turnsFor(missing) + (other === seat ? 0 : 1));
  }
  end = Math.max(1, end);
  return { end, vague: 0.8 + 0.15 * end };
}

export function later({ end, vague }: Horizon, turns: number): Horizon {
  return { end: end - turns, vague };
}

/** That the match goes on at a time. */
export function likely(time: number, { end, vague }: Horizon): number {
  return 1 / (1 + Math.exp((time - end) / vague));
}

/** How many turns there may be beyond a time. */
export function turnsAfter(time: number, { end, vague }: Horizon): number {
  return vague * Math.log(1 + Math.exp((end - time) / vague));
}
