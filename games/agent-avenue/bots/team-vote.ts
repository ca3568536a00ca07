import { isHiddenCards } from '@safehouse/contract';
import { type AgentAvenueMove, MOVE_CODEC } from '../rules/moves.ts';
import { isDecided } from './mixed-strategy.ts';
import type { MoveEvaluation } from './move-statistics.ts';
import type { AgentAvenueTurn } from './search-context.ts';

/** A mate's vote is taken over unless it is worse than the own choice by more than this. */
const DISSENT_THRESHOLD = 0.08;

/** A win that is certain, whatever a mate wants; but only in a first vote, so that two who differ come to an end. */
export function certainWin(
  turn: AgentAvenueTurn,
  [best]: readonly MoveEvaluation[],
): AgentAvenueMove | undefined {
  return best.win > 0 && isDecided(best) && !hasVoted(turn) ? best.move : undefined;
}

const hasVoted = ({ view, seat }: AgentAvenueTurn) => `${seat}` in view.votes;

/** The vote of a mate, where to follow it; a seat that has already voted otherwise gives way. */
export function followTeamMateVote(
  turn: AgentAvenueTurn,
  thoughts: readonly MoveEvaluation[],
): AgentAvenueMove | undefined {
  const wanted = teamMateVote(turn);
  const mates = thoughts.find(({ move }) => MOVE_CODEC.parse(move) === wanted);
  if (!mates) return undefined;
  return hasVoted(turn) || thoughts[0].win - mates.win <= DISSENT_THRESHOLD ? mates.move : undefined;
}

function teamMateVote({ view, seat }: AgentAvenueTurn): number | null {
  const vote = Object.entries(view.votes).find(
    ([voter, vote]) => Number(voter) !== seat && !isHiddenCards(vote),
  )?.[1];
  return vote ? MOVE_CODEC.parse(vote) : null;
}
