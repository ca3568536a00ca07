import type { Move, Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, ROUNDS } from '../data/constants.ts';
import { ACE_BONUS_HALF_POINTS } from '../data/equipment.ts';
import { MARTINI } from '../rules/declare.ts';
import { EFFECT_SOURCE, findEffectSource } from '../rules/effect-source.ts';
import { declareMartiniDown, declareMartiniUp, declareMove } from '../rules/move-codes.ts';
import { opponentOf, type State, UNDECLARED } from '../rules/state.ts';
import { certainOdds, estimateOpponentOdds } from './opponent-odds.ts';
import { type Stakes, stakesAt } from './stakes.ts';
import { ITEM_VALUES } from './weights.ts';

/** The total that promises most; a martini must be worth more than keeping it. */
export function chooseDeclaration(state: State, seat: Seat): Move {
  const { agents, mission } = state;
  const agent = agents[seat];
  const { total, aces } = agent.columns[mission];
  const stakes = stakesAt(state, seat, mission);
  const way = findEffectSource(agent, MARTINI);
  const price = ITEM_VALUES[ROUNDS - state.round][MARTINI];
  let best = declareMove(0);
  let bestWorth = -Infinity;
  const consider = (move: Move, declared: number, cost: number) => {
    const worth = declarationValue(state, seat, stakes, declared) - cost;
    if (worth > bestWorth) [best, bestWorth] = [move, worth];
  };
  for (let elevens = 0; elevens <= aces; elevens++) {
    const sum = total + agent.newspaper[mission] + ACE_BONUS_HALF_POINTS * elevens;
    consider(declareMove(elevens), sum, 0);
    if (way === EFFECT_SOURCE.none) continue;
    consider(declareMartiniUp(elevens, way), sum + 2, price + MARTINI_TIE_BREAK);
    consider(declareMartiniDown(elevens, way), sum - 2, price + MARTINI_TIE_BREAK);
  }
  return best;
}

/** Enough to keep a martini that changes nothing. */
const MARTINI_TIE_BREAK = 0.01;

function declarationValue(state: State, seat: Seat, stakes: Stakes, total: number): number {
  const rival = opponentOf(seat);
  const declared = state.declared[rival];
  const { below, above, failed } =
    declared === UNDECLARED ? estimateOpponentOdds(state, seat, state.mission) : certainOdds(declared);
  if (total > LIMIT_HALF_POINTS) return stakes.failure - stakes.theirs * (below[0] === 1 ? 0 : 1 - failed);
  const more =
    state.agents[seat].columns[state.mission].count - state.agents[rival].columns[state.mission].count;
  const equal = 1 - below[total] - above[total];
  const tie = more > 0 ? stakes.mine : more < 0 ? -stakes.theirs : 0;
  const bonus = total === LIMIT_HALF_POINTS ? stakes.at21 : 0;
  return stakes.mine * below[total] - stakes.theirs * above[total] + equal * tie + bonus;
}
