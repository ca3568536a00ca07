import type { Budget } from '@safehouse/contract';
import { AGENTS, type Agent } from '../rules/cards.ts';
import { RECRUIT_DOWN, RECRUIT_UP } from '../rules/moves.ts';
import { chooserWorth, pairOf } from './hands.ts';
import { imaginedHands, possibleSplits } from './imagined.ts';
import { goesOn, isTeam, opponent, type SeatTable } from './seat-table.ts';
import { downTaken, upTaken } from './splits.ts';
import { Tally, type Thought } from './tally.ts';
import { type Solved, solve } from './turn-game.ts';
import { counted } from './unseen.ts';

/** How often an opponent is thought to lay any pair at all, out of carelessness. */
const CARELESS = 0.3;

/** Weighs the two cards of an offer by what a good player would have laid beside the open one. */
export function weighRecruits(table: SeatTable, up: Agent, budget: Budget): Thought[] {
  const tally = new Tally();
  const team = isTeam(table, opponent(table));
  const pool = team ? table.unseen.slice() : [...table.unseen, up];
  const part = team ? { beside: up } : 'both';
  let splits = possibleSplits(table);
  for (let round = 0; goesOn(round, table, budget); round++) {
    if (round > 0 && table.view.mode === 'advanced') splits = possibleSplits(table);
    const worth = chooserWorth(splits, counted(table.hand));
    const solved = solve(imaginedHands(table, splits, pool, part), worth, table.effort.times);
    const belief = beliefIn(table, solved, up);
    const share = solved.takesUp[up];
    tally.beginRound();
    tally.add(
      RECRUIT_UP,
      expected(belief, (down) => worth[upTaken(pairOf(up, down))]),
      share,
    );
    tally.add(
      RECRUIT_DOWN,
      expected(belief, (down) => worth[downTaken(pairOf(up, down))]),
      1 - share,
    );
  }
  return tally.thoughts();
}

/** How likely each agent is the closed card: laid by a good player or, now and then, by a careless one. */
function beliefIn({ unseen }: SeatTable, { lays }: Solved, up: Agent): number[] {
  const counts = counted(unseen);
  const laid = AGENTS.map((down) => (counts[down] > 0 ? lays[pairOf(up, down)] : 0));
  const total = laid.reduce((sum, one) => sum + one, 0);
  const others = AGENTS.map((down) => (down === up && unseen.length > counts[up] ? 0 : counts[down]));
  const all = others.reduce((sum, one) => sum + one, 0);
  const care = total > 0 ? 1 - CARELESS : 0;
  return AGENTS.map(
    (down) => (total > 0 ? (care * laid[down]) / total : 0) + ((1 - care) * others[down]) / all,
  );
}

function expected(belief: readonly number[], worth: (down: Agent) => number): number {
  return AGENTS.reduce((sum, down) => (belief[down] > 0 ? sum + belief[down] * worth(down) : sum), 0);
}
