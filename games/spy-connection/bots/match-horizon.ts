import { sigmoid } from '@safehouse/bots';
import type { State } from '../rules/state.ts';
import type { TourEstimator } from './tour-estimator.ts';

/** The expected end of the match, in turns of a seat from now. */
export interface MatchHorizon {
  readonly end: number;
  readonly uncertainty: number;
}

/** The current turn is certain, the next one is not. */
const LAST_TURN_HORIZON: MatchHorizon = { end: 0.5, uncertainty: 0.1 };
/** For tours that are not limited by the end of the match. */
const DISTANT_HORIZON: MatchHorizon = { end: 30, uncertainty: 1 };

/** The match is expected to end when the fastest seat can end it. */
export function estimateHorizon(state: State, seat: number, tour: TourEstimator): MatchHorizon {
  if (state.lastTurnsLeft !== null) return LAST_TURN_HORIZON;
  let end = Number.POSITIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    const missing = state.board.edition.missionsToEnd - state.players[other].completed.length;
    tour.load(state, other, DISTANT_HORIZON);
    end = Math.min(end, tour.turnsToComplete(missing) + (other === seat ? 0 : 1));
  }
  end = Math.max(1, end);
  return { end, uncertainty: 0.8 + 0.15 * end };
}

export function shiftHorizon({ end, uncertainty }: MatchHorizon, turns: number): MatchHorizon {
  return { end: end - turns, uncertainty };
}

/** A match that lasts `factor` times as long. */
export function stretchHorizon({ end, uncertainty }: MatchHorizon, factor: number): MatchHorizon {
  return { end: factor * end, uncertainty: factor * uncertainty };
}

export function probabilityStillPlaying(turn: number, { end, uncertainty }: MatchHorizon): number {
  return sigmoid((end - turn) / uncertainty);
}

export function expectedTurnsAfter(turn: number, { end, uncertainty }: MatchHorizon): number {
  return uncertainty * Math.log(1 + Math.exp((end - turn) / uncertainty));
}
