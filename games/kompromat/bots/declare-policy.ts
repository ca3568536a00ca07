import type { Move, Seat } from '@safehouse/contract';
import { ROUNDS } from '../data/constants.ts';
import { ACE_BONUS_HALF_POINTS } from '../data/equipment.ts';
import { MARTINI } from '../rules/declare.ts';
import { EFFECT_SOURCE, findEffectSource } from '../rules/effect-source.ts';
import { declareMartiniDown, declareMartiniUp, declareMove } from '../rules/move-codes.ts';
import type { State } from '../rules/state.ts';
import { columnValue } from './column-value.ts';
import { ITEM_VALUES } from './weights.ts';

/** The declaration with the highest expected value. A martini must gain more than it would be worth later. */
export function chooseDeclaration(state: State, seat: Seat): Move {
  const { agents, mission } = state;
  const agent = agents[seat];
  const { total, aces, count } = agent.columns[mission];
  const martiniSource = findEffectSource(agent, MARTINI);
  const martiniCost = MARTINI_TIE_BREAK + ITEM_VALUES[ROUNDS - state.round][MARTINI];
  let best = declareMove(0);
  let bestValue = -Infinity;
  const consider = (move: Move, declared: number, cost: number) => {
    const value = columnValue(state, seat, mission, { total: declared, count }) - cost;
    if (value > bestValue) [best, bestValue] = [move, value];
  };
  for (let elevens = 0; elevens <= aces; elevens++) {
    const sum = total + agent.newspaper[mission] + ACE_BONUS_HALF_POINTS * elevens;
    consider(declareMove(elevens), sum, 0);
    if (martiniSource === EFFECT_SOURCE.none) continue;
    consider(declareMartiniUp(elevens, martiniSource), sum + 2, martiniCost);
    consider(declareMartiniDown(elevens, martiniSource), sum - 2, martiniCost);
  }
  return best;
}

/** Saves a martini that would change nothing. */
const MARTINI_TIE_BREAK = 0.01;
