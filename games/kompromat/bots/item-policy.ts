import type { Move, Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, MAX_COLUMN_CARDS, MISSIONS_PER_ROUND, ROUNDS } from '../data/constants.ts';
import { missionCard } from '../data/missions.ts';
import { EFFECT_SOURCE, findEffectSource } from '../rules/effect-source.ts';
import { ITEM_BY_CARD } from '../rules/items/index.ts';
import { useMove } from '../rules/move-codes.ts';
import { isSettled, NONE, opponentOf, type State } from '../rules/state.ts';
import { STEP } from '../rules/steps.ts';
import { BALACLAVA } from '../rules/tokens.ts';
import { bestTotal } from './best-total.ts';
import { columnValue, type FinalColumn, NO_COLUMN } from './column-value.ts';
import { estimateOddsWithNewspaper, estimateOpponentOdds, type OpponentOdds } from './opponent-odds.ts';
import { type Stakes, stakesAt } from './stakes.ts';
import type { ValueNoise } from './value-noise.ts';
import { ITEM_VALUES, TOKEN_VALUES } from './weights.ts';

const NIGHT_VISION = missionCard('night-vision');
const GPS_TRACKER = missionCard('gps-tracker');
const JETPACK = missionCard('jetpack');
const NEWSPAPER = missionCard('newspaper');
const STUN_GUN = missionCard('stun-gun');

/** How often a stun takes a column that was ahead below a fair total, and saves one that had failed. */
const STUN_HIT_FACTOR = 0.85;
const STUN_RESCUE_FACTOR = 0.5;
const FAIR_TOTAL_HALF_POINTS = 28;

/** The item to use in the own turn, or null. */
export function chooseItemInTurn(state: State, seat: Seat, noise: ValueNoise): Move | null {
  const agent = state.agents[seat];
  if (agent.ready.length === 0) return null;
  if (state.turnMission === NONE) {
    if (agent.knownCount === 0 && isUsable(state, seat, NIGHT_VISION)) return itemMove(state, seat, NIGHT_VISION, 0);
    return isUsable(state, seat, JETPACK) ? chooseJetpackFlight(state, seat, noise) : null;
  }
  const hasFailed = agent.columns[state.turnMission].total > LIMIT_HALF_POINTS;
  return hasFailed && isUsable(state, seat, GPS_TRACKER) ? itemMove(state, seat, GPS_TRACKER, 0) : null;
}

/** The item to use before the totals of the current mission are declared, or null. */
export function chooseItemInWindow(state: State, seat: Seat, noise: ValueNoise): Move | null {
  const roundsLeft = ROUNDS - state.round;
  const { tokens } = state.agents[seat];
  if (isUsable(state, seat, BALACLAVA)) {
    const gain = TOKEN_VALUES[roundsLeft][Math.max(tokens - 2, 0)] - TOKEN_VALUES[roundsLeft][tokens];
    if (noise(gain - ITEM_VALUES[roundsLeft][BALACLAVA]) > 0) return itemMove(state, seat, BALACLAVA, 0);
  }
  // Attacks as early as possible, so that the own declaration can take it into account and may save a martini.
  return state.step === STEP.otherSecondWindow ? chooseEscape(state, seat, noise) : chooseAttack(state, seat, noise);
}

function chooseAttack(state: State, seat: Seat, noise: ValueNoise): Move | null {
  const { mission } = state;
  const newspaper = newspaperGain(state, seat);
  if (newspaper !== null && noise(newspaper) > 0) return itemMove(state, seat, NEWSPAPER, mission);
  const stun = stunGain(state, seat);
  return stun !== null && noise(stun) > 0 ? itemMove(state, seat, STUN_GUN, lastCardTarget(state, seat)) : null;
}

/** The gain of a newspaper at the current mission in points, minus its later value; null if none can be used. */
export function newspaperGain(state: State, seat: Seat): number | null {
  const { mission } = state;
  const column = finalColumn(state, seat, mission);
  if (!canWin(column) || !(targetMask(state, seat, NEWSPAPER) & (1 << mission))) return null;
  const stakes = stakesAt(state, seat, mission);
  const gain =
    expectedValue(stakes, estimateOddsWithNewspaper(state, seat, mission), column.total) -
    expectedValue(stakes, estimateOpponentOdds(state, seat, mission), column.total);
  return gain - ITEM_VALUES[ROUNDS - state.round][NEWSPAPER];
}

/** The same for the stun-gun, used on the last card there. */
export function stunGain(state: State, seat: Seat): number | null {
  const { mission } = state;
  const column = finalColumn(state, seat, mission);
  if (!canWin(column) || !(targetMask(state, seat, STUN_GUN) & (1 << lastCardTarget(state, seat)))) return null;
  const cost = ITEM_VALUES[ROUNDS - state.round][STUN_GUN];
  if (column.total < FAIR_TOTAL_HALF_POINTS) return -cost;
  const { mine, theirs, theirFailure } = stakesAt(state, seat, mission);
  const { above, failed } = estimateOpponentOdds(state, seat, mission);
  const isHit = STUN_HIT_FACTOR * above[column.total] - STUN_RESCUE_FACTOR * failed;
  return (mine + theirs) * isHit + theirFailure * failed - cost;
}

/** A martini can reduce a declared total below 0, for which there are no odds. */
const canWin = ({ total, count }: FinalColumn) => count > 0 && total >= 0 && total <= LIMIT_HALF_POINTS;

function lastCardTarget(state: State, seat: Seat): number {
  const { mission } = state;
  return mission * MAX_COLUMN_CARDS + state.agents[opponentOf(seat)].columns[mission].count - 1;
}

/** The final total of a column, as far as its owner knows. A declared total cannot change any more. */
export function finalColumn(state: State, seat: Seat, mission: number): FinalColumn {
  const { columns, newspaper } = state.agents[seat];
  const { total, aces, count } = columns[mission];
  if (isSettled(state, seat, mission)) return { total: state.declared[seat], count };
  return { total: bestTotal(total + newspaper[mission], aces), count };
}

function expectedValue(stakes: Stakes, { below, above, failed }: OpponentOdds, total: number): number {
  return stakes.mine * below[total] - stakes.theirs * above[total] - stakes.theirFailure * failed;
}

/** With the opponent's total known: the jetpack flight from or to the current mission that gains most, or null. */
function chooseEscape(state: State, seat: Seat, noise: ValueNoise): Move | null {
  const cost = ITEM_VALUES[ROUNDS - state.round][JETPACK];
  let [best, bestGain] = [NONE, 0];
  const flights = targetMask(state, seat, JETPACK);
  for (let target = 0; flights >>> target !== 0; target++) {
    if (!(flights & (1 << target))) continue;
    const gain = noise(flightGain(state, seat, target) - cost);
    if (gain > bestGain) [best, bestGain] = [target, gain];
  }
  return best === NONE ? null : itemMove(state, seat, JETPACK, best);
}

function flightGain(state: State, seat: Seat, target: number): number {
  const from = Math.floor(target / MISSIONS_PER_ROUND);
  const to = target % MISSIONS_PER_ROUND;
  const column = finalColumn(state, seat, from);
  const before = columnValue(state, seat, from, column) + columnValue(state, seat, to, NO_COLUMN);
  return columnValue(state, seat, from, NO_COLUMN) + columnValue(state, seat, to, column) - before;
}

/** Moves a failed column from the best mission to the worst one without cards. */
function chooseJetpackFlight(state: State, seat: Seat, noise: ValueNoise): Move | null {
  const { columns } = state.agents[seat];
  let [from, to] = [NONE, NONE];
  const value = (mission: number) => stakesAt(state, seat, mission).mine;
  for (let mission = 0; mission < MISSIONS_PER_ROUND; mission++) {
    const { total, count } = columns[mission];
    if (total > LIMIT_HALF_POINTS && (from === NONE || value(mission) > value(from))) from = mission;
    if (count === 0 && (to === NONE || value(mission) < value(to))) to = mission;
  }
  if (from === NONE || to === NONE) return null;
  const gain = value(from) - value(to) - ITEM_VALUES[ROUNDS - state.round][JETPACK];
  return noise(gain) > 0 ? itemMove(state, seat, JETPACK, from * MISSIONS_PER_ROUND + to) : null;
}

function targetMask(state: State, seat: Seat, item: number): number {
  if (findEffectSource(state.agents[seat], item) === EFFECT_SOURCE.none) return 0;
  return ITEM_BY_CARD[item]?.targetMask(state, seat) ?? 0;
}

function isUsable(state: State, seat: Seat, item: number): boolean {
  return targetMask(state, seat, item) !== 0;
}

function itemMove(state: State, seat: Seat, item: number, target: number): Move {
  return useMove(item, findEffectSource(state.agents[seat], item), target);
}
