import type { Move, Seat } from '@safehouse/contract';
import { missionCard } from '../data/missions.ts';
import { LIMIT, LONGEST_COLUMN, ROUNDS, ROW } from '../data/numbers.ts';
import { useMove } from '../rules/codes.ts';
import { ITEM_OF } from '../rules/items/index.ts';
import { NONE, opponentOf, type State } from '../rules/state.ts';
import { BALACLAVA } from '../rules/tokens.ts';
import { WAY, wayTo } from '../rules/ways.ts';
import type { Feeling } from './feeling.ts';
import { burdenedOutlook, type Outlook, outlookOn } from './outlook.ts';
import { type Stakes, stakesAt } from './stakes.ts';
import { bestTotal } from './totals.ts';
import { ITEM, TOKEN } from './weights.ts';

const NIGHT_VISION = missionCard('night-vision');
const GPS_TRACKER = missionCard('gps-tracker');
const JETPACK = missionCard('jetpack');
const NEWSPAPER = missionCard('newspaper');
const STUN_GUN = missionCard('stun-gun');

/** A stunned column seldom stands above a fair total any more, and one that had failed may stand again. */
const STUN_BITES = 0.85;
const STUN_SAVES = 0.5;
const FAIR_TOTAL = 28;

/** An item worth using in the own turn, or null. */
export function itemInTurn(state: State, seat: Seat, felt: Feeling): Move | null {
  const agent = state.agents[seat];
  if (agent.ready.length === 0) return null;
  if (state.turnMission === NONE) {
    if (agent.known === 0 && usable(state, seat, NIGHT_VISION)) return use(state, seat, NIGHT_VISION, 0);
    return usable(state, seat, JETPACK) ? flight(state, seat, felt) : null;
  }
  const over = agent.columns[state.turnMission].total > LIMIT;
  return over && usable(state, seat, GPS_TRACKER) ? use(state, seat, GPS_TRACKER, 0) : null;
}

/** An item worth using before the present mission is resolved, or null. */
export function itemInWindow(state: State, seat: Seat, felt: Feeling): Move | null {
  const left = ROUNDS - state.round;
  const { tokens } = state.agents[seat];
  if (usable(state, seat, BALACLAVA)) {
    const gain = TOKEN[left][Math.max(tokens - 2, 0)] - TOKEN[left][tokens];
    if (felt(gain - ITEM[left][BALACLAVA]) > 0) return use(state, seat, BALACLAVA, 0);
  }
  return attack(state, seat, felt);
}

function attack(state: State, seat: Seat, felt: Feeling): Move | null {
  const { mission } = state;
  const agent = state.agents[seat];
  const { total, aces, count } = agent.columns[mission];
  const best = bestTotal(total + agent.newspaper[mission], aces);
  if (count === 0 || best > LIMIT) return null;
  const prices = ITEM[ROUNDS - state.round];
  const bit = 1 << mission;
  if (targets(state, seat, NEWSPAPER) & bit) {
    const stakes = stakesAt(state, seat, mission);
    const gain =
      standing(stakes, burdenedOutlook(state, seat, mission), best) -
      standing(stakes, outlookOn(state, seat, mission), best);
    if (felt(gain - prices[NEWSPAPER]) > 0) return use(state, seat, NEWSPAPER, mission);
  }
  const last = mission * LONGEST_COLUMN + state.agents[opponentOf(seat)].columns[mission].count - 1;
  if (!(targets(state, seat, STUN_GUN) & (1 << last))) return null;
  return felt(stunGain(state, seat, best) - prices[STUN_GUN]) > 0 ? use(state, seat, STUN_GUN, last) : null;
}

function standing(stakes: Stakes, { below, above, failed }: Outlook, total: number): number {
  return stakes.mine * below[total] - stakes.theirs * above[total] - stakes.theirFailure * failed;
}

function stunGain(state: State, seat: Seat, best: number): number {
  if (best < FAIR_TOTAL) return 0;
  const { mine, theirs, theirFailure } = stakesAt(state, seat, state.mission);
  const { above, failed } = outlookOn(state, seat, state.mission);
  return (mine + theirs) * (STUN_BITES * above[best] - STUN_SAVES * failed) + theirFailure * failed;
}

/** A failed column leaves a good mission for the poorest open one. */
function flight(state: State, seat: Seat, felt: Feeling): Move | null {
  const { columns } = state.agents[seat];
  let [from, to] = [NONE, NONE];
  const worth = (m: number) => stakesAt(state, seat, m).mine;
  for (let m = 0; m < ROW; m++) {
    if (columns[m].total > LIMIT && (from === NONE || worth(m) > worth(from))) from = m;
    if (columns[m].count === 0 && (to === NONE || worth(m) < worth(to))) to = m;
  }
  if (from === NONE || to === NONE) return null;
  const gain = worth(from) - worth(to) - ITEM[ROUNDS - state.round][JETPACK];
  return felt(gain) > 0 ? use(state, seat, JETPACK, from * ROW + to) : null;
}

function targets(state: State, seat: Seat, item: number): number {
  if (wayTo(state.agents[seat], item) === WAY.none) return 0;
  return ITEM_OF[item]?.targets(state, seat) ?? 0;
}

function usable(state: State, seat: Seat, item: number): boolean {
  return targets(state, seat, item) !== 0;
}

function use(state: State, seat: Seat, item: number, target: number): Move {
  return useMove(item, wayTo(state.agents[seat], item), target);
}
