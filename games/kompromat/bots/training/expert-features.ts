import type { Move, Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, MISSIONS_PER_ROUND } from '../../data/constants.ts';
import { ACE, CARD_HALF_POINTS } from '../../data/equipment.ts';
import { isItem, MISSION_IDS } from '../../data/missions.ts';
import { deckSize } from '../../rules/agent.ts';
import { MOVES } from '../../rules/moves.ts';
import { NONE, type State } from '../../rules/state.ts';
import { STEP } from '../../rules/steps.ts';
import { columnValue } from '../column-value.ts';
import { finalColumn, newspaperGain, stunGain } from '../item-policy.ts';
import { estimateOpponentOdds } from '../opponent-odds.ts';
import { OptimalStopping } from '../optimal-stopping.ts';
import { solveStopping } from '../policy.ts';
import { stakesAt } from '../stakes.ts';

/**
 * What `expert` computes at a position, as small integers: its move, values of missions and columns, probabilities, and
 * the gains of placing, hitting and attacking. training/kompromat/simulator/expert-features.c computes the same.
 */
export function expertFeatures(state: State, expertMove: Move): number[] {
  const seat = state.active;
  return [
    ...moveFeatures(expertMove),
    ...range(MISSIONS_PER_ROUND).flatMap((mission) => missionValues(state, seat, mission)),
    ...tokenFeatures(state, seat),
    ...placeFeatures(state, seat),
    ...hitFeatures(state, seat),
    ...attackFeatures(state, seat),
  ];
}

/** The resolution: parts per point, per point of gain, and per probability of 1. */
const [POINT_UNIT, GAIN_UNIT, PROBABILITY_UNIT] = [4, 8, 16];
const MAX_FEATURE = 48;
/** Gains are often integers, apart from rounding errors: only their sign must be exact. */
const GAIN_THRESHOLDS = [-2.03, -1.03, -0.53, -0.23, 0, 0.23, 0.53, 1.03, 2.03];
const MAIN_MOVES = 7;
const ITEMS = [...MISSION_IDS.keys()].filter(isItem);
const solver = new OptimalStopping();

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

function scale(value: number, unit: number): number {
  return Math.max(-MAX_FEATURE, Math.min(MAX_FEATURE, Math.floor(value * unit + 0.5)));
}

/** Place, hit, stop and pass, or an item by its kind. */
function moveFeatures(move: Move): number[] {
  const written = MOVES[move];
  const item = written.type === 'use' ? written.item : NONE;
  return [...range(MAIN_MOVES).map((code) => (code === move ? 1 : 0)), ...ITEMS.map((card) => (card === item ? 1 : 0))];
}

/** The first mission whose card has not been won yet. */
const firstOpenMission = ({ mission, step }: State) => (step > STEP.award ? mission + 1 : mission);

/** The value of tokens for a failure, the opponent's failure, and a total of 21. */
function tokenFeatures(state: State, seat: Seat): number[] {
  const mission = firstOpenMission(state);
  if (mission === MISSIONS_PER_ROUND) return [0, 0, 0];
  const { failure, theirFailure, at21 } = stakesAt(state, seat, mission);
  return [failure, theirFailure, at21].map((value) => scale(value, POINT_UNIT));
}

function missionValues(state: State, seat: Seat, mission: number): number[] {
  if (mission < firstOpenMission(state)) return [0, 0, 0, 0, 0, 0];
  const { mine, theirs } = stakesAt(state, seat, mission);
  const { below, above, failed } = estimateOpponentOdds(state, seat, mission);
  const column = finalColumn(state, seat, mission);
  const hasTotal = column.count > 0 && column.total >= 0 && column.total <= LIMIT_HALF_POINTS;
  return [
    scale(mine, POINT_UNIT),
    scale(theirs, POINT_UNIT),
    hasTotal ? scale(below[column.total], PROBABILITY_UNIT) : 0,
    hasTotal ? scale(above[column.total], PROBABILITY_UNIT) : 0,
    scale(failed, PROBABILITY_UNIT),
    column.total < 0 ? 0 : scale(columnValue(state, seat, mission, column), POINT_UNIT),
  ];
}

/** By mission: the value with the drawn card, its gain over a random card, and the distance to the best mission. */
function placeFeatures(state: State, seat: Seat): number[] {
  const { kit, drawnCount, columns } = state.agents[seat];
  if (state.step !== STEP.turn || state.turnMission !== NONE) return range(3 * MISSIONS_PER_ROUND).map(() => 0);
  const card = kit.cards[drawnCount - 1];
  const values = columns.map(({ count }, mission) => {
    if (count > 0) return null;
    solveStopping(solver, state, mission, 0);
    const value = solver.bestValue(CARD_HALF_POINTS[card], card === ACE ? 1 : 0);
    return { value, gain: value - solver.newColumnValue() };
  });
  const best = Math.max(...values.map((value) => value?.gain ?? -Infinity));
  return values.flatMap((value) =>
    value === null
      ? [0, 0, 0]
      : [scale(value.value, POINT_UNIT), scale(value.gain, GAIN_UNIT), scale(value.gain - best, GAIN_UNIT)],
  );
}

function hitFeatures(state: State, seat: Seat): number[] {
  const agent = state.agents[seat];
  const { turnMission } = state;
  const canHit = turnMission !== NONE && agent.columns[turnMission].total <= LIMIT_HALF_POINTS && deckSize(agent) > 0;
  if (!canHit) return range(GAIN_THRESHOLDS.length + 3).map(() => 0);
  const { total, aces } = agent.columns[turnMission];
  solveStopping(solver, state, turnMission, total);
  const [hit, stop] = [solver.hitValue(agent, total, aces), solver.stopValue(total, aces)];
  return [
    scale(hit - stop, GAIN_UNIT),
    scale(hit, POINT_UNIT),
    scale(stop, POINT_UNIT),
    ...GAIN_THRESHOLDS.map((threshold) => (hit - stop > threshold ? 1 : 0)),
  ];
}

function attackFeatures(state: State, seat: Seat): number[] {
  if (state.step <= STEP.turn) return [0, 0];
  return [newspaperGain(state, seat), stunGain(state, seat)].map((gain) => scale(gain ?? 0, GAIN_UNIT));
}
