import type { Move, Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, MAX_COLUMN_CARDS, MISSIONS_PER_ROUND, ROUNDS } from '../data/constants.ts';
import { missionCard } from '../data/missions.ts';
import { EFFECT_SOURCE, findEffectSource } from '../rules/effect-source.ts';
import { ITEM_BY_CARD } from '../rules/items/index.ts';
import { useMove } from '../rules/move-codes.ts';
import { NONE, opponentOf, type State } from '../rules/state.ts';
import { BALACLAVA } from '../rules/tokens.ts';
import { bestTotal } from './best-total.ts';
import { estimateOddsWithNewspaper, estimateOpponentOdds, type OpponentOdds } from './opponent-odds.ts';
import { type Stakes, stakesAt } from './stakes.ts';
import type { ValueNoise } from './value-noise.ts';
import { ITEM_VALUES, TOKEN_VALUES } from './weights.ts';

const NIGHT_VISION = missionCard('night-vision');
const GPS_TRACKER = missionCard('gps-tracker');
const JETPACK = missionCard('jetpack');
const NEWSPAPER = missionCard('newspaper');
const STUN_GUN = missionCard('stun-gun');

/** A stunned column seldom stands above a fair total any more, and one that had failed may stand again. */
const STUN_HIT_FACTOR = 0.85;
const STUN_RESCUE_FACTOR = 0.5;
const FAIR_TOTAL = 28;

/** An item worth using in the own turn, or null. */
export function chooseItemInTurn(state: State, seat: Seat, felt: ValueNoise): Move | null {
  const agent = state.agents[seat];
  if (agent.ready.length === 0) return null;
  if (state.turnMission === NONE) {
    if (agent.knownCount === 0 && isUsable(state, seat, NIGHT_VISION))
      return itemMove(state, seat, NIGHT_VISION, 0);
    return isUsable(state, seat, JETPACK) ? chooseJetpackFlight(state, seat, felt) : null;
  }
  const over = agent.columns[state.turnMission].total > LIMIT_HALF_POINTS;
  return over && isUsable(state, seat, GPS_TRACKER) ? itemMove(state, seat, GPS_TRACKER, 0) : null;
}

/** An item worth using before the present mission is resolved, or null. */
export function chooseItemInWindow(state: State, seat: Seat, felt: ValueNoise): Move | null {
  const left = ROUNDS - state.round;
  const { tokens } = state.agents[seat];
  if (isUsable(state, seat, BALACLAVA)) {
    const gain = TOKEN_VALUES[left][Math.max(tokens - 2, 0)] - TOKEN_VALUES[left][tokens];
    if (felt(gain - ITEM_VALUES[left][BALACLAVA]) > 0) return itemMove(state, seat, BALACLAVA, 0);
  }
  return chooseAttack(state, seat, felt);
}

function chooseAttack(state: State, seat: Seat, felt: ValueNoise): Move | null {
  const { mission } = state;
  const agent = state.agents[seat];
  const { total, aces, count } = agent.columns[mission];
  const best = bestTotal(total + agent.newspaper[mission], aces);
  if (count === 0 || best > LIMIT_HALF_POINTS) return null;
  const prices = ITEM_VALUES[ROUNDS - state.round];
  const bit = 1 << mission;
  if (targetMask(state, seat, NEWSPAPER) & bit) {
    const stakes = stakesAt(state, seat, mission);
    const gain =
      expectedValue(stakes, estimateOddsWithNewspaper(state, seat, mission), best) -
      expectedValue(stakes, estimateOpponentOdds(state, seat, mission), best);
    if (felt(gain - prices[NEWSPAPER]) > 0) return itemMove(state, seat, NEWSPAPER, mission);
  }
  const last = mission * MAX_COLUMN_CARDS + state.agents[opponentOf(seat)].columns[mission].count - 1;
  if (!(targetMask(state, seat, STUN_GUN) & (1 << last))) return null;
  return felt(stunGain(state, seat, best) - prices[STUN_GUN]) > 0
    ? itemMove(state, seat, STUN_GUN, last)
    : null;
}

function expectedValue(stakes: Stakes, { below, above, failed }: OpponentOdds, total: number): number {
  return stakes.mine * below[total] - stakes.theirs * above[total] - stakes.theirFailure * failed;
}

function stunGain(state: State, seat: Seat, best: number): number {
  if (best < FAIR_TOTAL) return 0;
  const { mine, theirs, theirFailure } = stakesAt(state, seat, state.mission);
  const { above, failed } = estimateOpponentOdds(state, seat, state.mission);
  return (
    (mine + theirs) * (STUN_HIT_FACTOR * above[best] - STUN_RESCUE_FACTOR * failed) + theirFailure * failed
  );
}

/** A failed column leaves a good mission for the poorest open one. */
function chooseJetpackFlight(state: State, seat: Seat, felt: ValueNoise): Move | null {
  const { columns } = state.agents[seat];
  let [from, to] = [NONE, NONE];
  const worth = (m: number) => stakesAt(state, seat, m).mine;
  for (let m = 0; m < MISSIONS_PER_ROUND; m++) {
    if (columns[m].total > LIMIT_HALF_POINTS && (from === NONE || worth(m) > worth(from))) from = m;
    if (columns[m].count === 0 && (to === NONE || worth(m) < worth(to))) to = m;
  }
  if (from === NONE || to === NONE) return null;
  const gain = worth(from) - worth(to) - ITEM_VALUES[ROUNDS - state.round][JETPACK];
  return felt(gain) > 0 ? itemMove(state, seat, JETPACK, from * MISSIONS_PER_ROUND + to) : null;
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
