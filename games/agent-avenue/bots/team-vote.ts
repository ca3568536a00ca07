import { isHiddenCards, type Move, type Seat } from '@safehouse/contract';
import { type AgentAvenueMove, MOVE_CODEC } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { isDecided } from './mixed-strategy.ts';
import type { MoveEvaluation } from './move-statistics.ts';
import type { AgentAvenueTurn } from './search-context.ts';

/** A team mate's vote is followed unless it is worse than the own choice by more than this. */
const DISSENT_THRESHOLD = 0.08;

/** A certain win, whatever the team mate voted for. Only in a first vote, so that disagreements end. */
export function certainWin(turn: AgentAvenueTurn, [best]: readonly MoveEvaluation[]): AgentAvenueMove | undefined {
  return best.win > 0 && isDecided(best) && !hasVoted(turn) ? best.move : undefined;
}

export const hasVoted = ({ view, seat }: AgentAvenueTurn) => `${seat}` in view.votes;

/** The team mate's vote, if it should be followed. A seat that has already voted always follows it. */
export function followTeamMateVote(
  turn: AgentAvenueTurn,
  evaluations: readonly MoveEvaluation[],
): AgentAvenueMove | undefined {
  const vote = teamMateVote(turn.view, turn.seat);
  const followed = evaluations.find(({ move }) => MOVE_CODEC.parse(move) === vote);
  if (!followed) return undefined;
  return hasVoted(turn) || evaluations[0].win - followed.win <= DISSENT_THRESHOLD ? followed.move : undefined;
}

/** The vote of the other member of a pair, if that is known. */
export function teamMateVote(view: View, seat: Seat): Move | null {
  const vote = Object.entries(view.votes).find(([voter, vote]) => Number(voter) !== seat && !isHiddenCards(vote))?.[1];
  return vote ? MOVE_CODEC.parse(vote) : null;
}
