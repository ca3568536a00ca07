import { countBits, score } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { estimateHorizon, type MatchHorizon } from './match-horizon.ts';
import { TourEstimator, type TourStart, tourStartAt } from './tour-estimator.ts';

/** What the network of the forecast sees. training/spy_connection/value.py reads the same numbers. */
export interface ForecastFeatures {
  readonly bySeat: readonly (readonly number[])[];
  /** The same for all seats. */
  readonly common: readonly number[];
}

export function forecastFeatures(state: State): ForecastFeatures {
  const tour = new TourEstimator(state.board);
  const turns = 1 + estimateHorizon(state, state.active, tour).end;
  return {
    bySeat: state.players.map((_, seat) => [...tourFeatures(state, seat, tour), ...turnFeatures(state, seat)]),
    common: [1 / Math.sqrt(turns), 1 / turns, turns / 10, state.lastTurnsLeft === null ? 0 : 1],
  };
}

/** A match that ends in about this many turns of the seat. */
const horizonIn = (turns: number): MatchHorizon => ({ end: turns, uncertainty: 0.3 + 0.1 * turns });
const SHORT_HORIZON = horizonIn(2);
const HORIZONS_WITH_OPEN_MISSION = [horizonIn(4), horizonIn(8)];

/** The points that a seat may reach, the turns that it needs, its missions and its agents. */
function tourFeatures(state: State, seat: number, tour: TourEstimator): number[] {
  const { board } = state;
  const { spy, supply, agents, missions, completed } = state.players[seat];
  const start = tourStartAt(spy);
  tour.load(state, seat, estimateHorizon(state, seat, tour));
  const expected = tour.estimateScore(start);
  const turnsToEnd = tour.turnsInLastTour(board.edition.missionsToEnd - completed.length);
  const { tourTurns } = tour;
  tour.load(state, seat, SHORT_HORIZON);
  const soon = tour.estimateScore(start);
  const starts = startsWithOpenMission(state, seat);
  let fewestTurns = starts.length > 0 ? Number.POSITIVE_INFINITY : tourTurns;
  const withOpenMission = HORIZONS_WITH_OPEN_MISSION.map((horizon) => {
    tour.load(state, seat, horizon);
    let best = tour.estimateScore(start);
    for (const other of starts) {
      best = Math.max(best, tour.estimateScore(other));
      fewestTurns = Math.min(fewestTurns, tour.tourTurns);
    }
    return best;
  });
  const marks = sum(missions, (card) => countBits(state.marks[card]));
  return [
    expected,
    soon,
    ...withOpenMission,
    turnsToEnd,
    tourTurns,
    fewestTurns,
    score(state, state.players[seat]),
    completed.length,
    missions.length,
    sum(missions, (card) => board.points[card]),
    sum(missions, (card) => board.citiesOnCard[card].length) - marks,
    marks,
    sum(missions, (card) => (board.givesExtraTurn[card] ? 1 : 0)),
    supply,
    sum(agents, (count) => count),
  ];
}

/** One for each open mission that the seat has room for. */
function startsWithOpenMission(state: State, seat: number): TourStart[] {
  const { spy, supply, missions } = state.players[seat];
  if (missions.length >= state.board.edition.missionLimit) return [];
  return state.display.map((acceptedMission, index) => ({
    ...tourStartAt(spy),
    acceptedMission,
    planningAgents: Math.min(supply, state.planningCosts[index]),
  }));
}

/** Who wins a tie (SC-28), whose turn it is, what is left of that turn, and whether the seat has another one. */
function turnFeatures(state: State, seat: number): number[] {
  const { players, active, phase, travelled, extraTurns, lastTurnsLeft } = state;
  const turnsOfOthers = (seat - active + players.length) % players.length;
  const isActive = turnsOfOthers === 0;
  return [
    seat / (players.length - 1),
    turnsOfOthers / (players.length - 1),
    isActive && phase === 'action' ? 1 : 0,
    isActive && travelled ? 1 : 0,
    isActive ? extraTurns : 0,
    lastTurnsLeft === null || turnsOfOthers <= lastTurnsLeft ? 1 : 0,
  ];
}

function sum(items: readonly number[], count: (item: number) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
