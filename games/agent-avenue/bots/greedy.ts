import { argMax } from '@safehouse/bots';
import { isHiddenCards, type Player } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { AgentAvenueTurn } from './search-context.ts';
import { stepsGained } from './step-counting.ts';

/** A sensible beginner: counts the steps a card gives now, offers what is good in either case, never swaps. */
export const greedy: Player<View, AgentAvenueMove> = {
  choose(turn) {
    const { view, seat, legal } = turn;
    const side = view.sides[0].seats.includes(seat) ? 0 : 1;
    return (
      teamMateVote(turn) ?? argMax(legal, (move) => stepsGained(view, { side, rival: 'counted' }, move)) ?? legal[0]
    );
  },
};

/** In a team, follows the first vote. */
function teamMateVote({ view, seat, legal }: AgentAvenueTurn): AgentAvenueMove | undefined {
  const votes = Object.entries(view.votes).filter(([voter, vote]) => Number(voter) !== seat && !isHiddenCards(vote));
  const [, vote] = votes[0] ?? [];
  return legal.find((move) => JSON.stringify(move) === JSON.stringify(vote));
}
