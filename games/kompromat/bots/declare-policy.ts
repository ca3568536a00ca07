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

/** The declaration with the highest expected value; a martini must gain more than it is worth later. */
export function chooseDeclaration(state: State, seat: Seat): Move {
  const { agents, mission } = state;
  const agent = agents[seat];
  const { total, aces } = agent.columns[mission];
  const stakes = stakesAt(state, seat, mission);
  const martiniSource = findEffectSource(agent, MARTINI);
  const martiniCost = MARTINI_TIE_BREAK + ITEM_VALUES[ROUNDS - state.round][MARTINI];
  let best = declareMove(0);
  let bestValue = -Infinity;
  const consider = (move: Move, declared: number, cost: number) => {
    const value = declarationValue(state, seat, stakes, declared) - cost;
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

/** Keeps a martini that would change nothing. */
const MARTINI_TIE_BREAK = 0.01;

function declarationValue(state: State, seat: Seat, stakes: Stakes, total: number): number {
  const opponent = opponentOf(seat);
  const declared = state.declared[opponent];
  const { below, above, failed } =
    declared === UNDECLARED ? estimateOpponentOdds(state, seat, state.mission) : certainOdds(declared);
  if (total > LIMIT_HALF_POINTS) return stakes.failure - stakes.theirs * (below[0] === 1 ? 0 : 1 - failed);
  const cardLead =
    state.agents[seat].columns[state.mission].count - state.agents[opponent].columns[state.mission].count;
  const equal = 1 - below[total] - above[total];
  const tie = cardLead > 0 ? stakes.mine : cardLead < 0 ? -stakes.theirs : 0;
  const bonus = total === LIMIT_HALF_POINTS ? stakes.at21 : 0;
  return stakes.mine * below[total] - stakes.theirs * above[total] + equal * tie + bonus;
}
