import type { Move, Seat } from '@safehouse/contract';
import { ELEVEN } from '../data/equipment.ts';
import { LIMIT, ROUNDS } from '../data/numbers.ts';
import { declareMove, martiniDown, martiniUp } from '../rules/codes.ts';
import { MARTINI } from '../rules/declare.ts';
import { opponentOf, type State, UNDECLARED } from '../rules/state.ts';
import { WAY, wayTo } from '../rules/ways.ts';
import { certain, outlookOn } from './outlook.ts';
import { type Stakes, stakesAt } from './stakes.ts';
import { ITEM } from './weights.ts';

/** The total that promises most; a martini must be worth more than keeping it. */
export function declaration(state: State, seat: Seat): Move {
  const { agents, mission } = state;
  const agent = agents[seat];
  const { total, aces } = agent.columns[mission];
  const stakes = stakesAt(state, seat, mission);
  const way = wayTo(agent, MARTINI);
  const price = ITEM[ROUNDS - state.round][MARTINI];
  let best = declareMove(0);
  let bestWorth = -Infinity;
  const consider = (move: Move, declared: number, cost: number) => {
    const worth = worthOf(state, seat, stakes, declared) - cost;
    if (worth > bestWorth) [best, bestWorth] = [move, worth];
  };
  for (let elevens = 0; elevens <= aces; elevens++) {
    const sum = total + agent.newspaper[mission] + ELEVEN * elevens;
    consider(declareMove(elevens), sum, 0);
    if (way === WAY.none) continue;
    consider(martiniUp(elevens, way), sum + 2, price + SMALL);
    consider(martiniDown(elevens, way), sum - 2, price + SMALL);
  }
  return best;
}

/** Enough to keep a martini that changes nothing. */
const SMALL = 0.01;

function worthOf(state: State, seat: Seat, stakes: Stakes, total: number): number {
  const rival = opponentOf(seat);
  const declared = state.declared[rival];
  const { below, above, failed } =
    declared === UNDECLARED ? outlookOn(state, seat, state.mission) : certain(declared);
  if (total > LIMIT) return stakes.failure - stakes.theirs * (below[0] === 1 ? 0 : 1 - failed);
  const more =
    state.agents[seat].columns[state.mission].count - state.agents[rival].columns[state.mission].count;
  const equal = 1 - below[total] - above[total];
  const tie = more > 0 ? stakes.mine : more < 0 ? -stakes.theirs : 0;
  const bonus = total === LIMIT ? stakes.at21 : 0;
  return stakes.mine * below[total] - stakes.theirs * above[total] + equal * tie + bonus;
}
