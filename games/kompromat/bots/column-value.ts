import type { Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { opponentOf, type State } from '../rules/state.ts';
import { estimateOpponentOdds } from './opponent-odds.ts';
import { stakesAt } from './stakes.ts';

/** The final total of a column in half points, and its number of cards. No cards means no total (KO-17). */
export interface FinalColumn {
  readonly total: number;
  readonly count: number;
}

export const NO_COLUMN: FinalColumn = { total: 0, count: 0 };

/** The value to a seat, in points, of this column at a mission, given what the opponent may have there. */
export function columnValue(state: State, seat: Seat, mission: number, { total, count }: FinalColumn): number {
  const stakes = stakesAt(state, seat, mission);
  const { below, above, failed } = estimateOpponentOdds(state, seat, mission);
  const opponentTakes = below[0] === 1 ? 0 : 1 - failed;
  if (count === 0) return -stakes.theirs * opponentTakes;
  if (total > LIMIT_HALF_POINTS) return stakes.failure - stakes.theirs * opponentTakes;
  const cardLead = count - state.agents[opponentOf(seat)].columns[mission].count;
  const equal = 1 - below[total] - above[total];
  const tie = cardLead > 0 ? stakes.mine : cardLead < 0 ? -stakes.theirs : 0;
  const bonus = total === LIMIT_HALF_POINTS ? stakes.at21 : 0;
  return stakes.mine * below[total] - stakes.theirs * above[total] + equal * tie + bonus;
}
