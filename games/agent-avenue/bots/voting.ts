import { isClosed } from '@safehouse/contract';
import { type AgentAvenueMove, words } from '../rules/moves.ts';
import { isSettled } from './choosing.ts';
import type { AgentAvenueTurn } from './seat-table.ts';
import type { Thought } from './tally.ts';

/** A mate's vote is taken over unless it is worse than the own choice by more than this. */
const WORTH_A_WORD = 0.08;

/** A win that is certain, whatever a mate wants; but only in a first vote, so that two who differ come to an end. */
export function sureWin(turn: AgentAvenueTurn, [best]: readonly Thought[]): AgentAvenueMove | undefined {
  return best.win > 0 && isSettled(best) && !hasSpoken(turn) ? best.move : undefined;
}

const hasSpoken = ({ view, seat }: AgentAvenueTurn) => `${seat}` in view.votes;

/** The vote of a mate, where to follow it; a seat that has already voted otherwise gives way. */
export function castVote(turn: AgentAvenueTurn, thoughts: readonly Thought[]): AgentAvenueMove | undefined {
  const wanted = mateVote(turn);
  const mates = thoughts.find(({ move }) => words.read(move) === wanted);
  if (!mates) return undefined;
  return hasSpoken(turn) || thoughts[0].win - mates.win <= WORTH_A_WORD ? mates.move : undefined;
}

function mateVote({ view, seat }: AgentAvenueTurn): number | null {
  const vote = Object.entries(view.votes).find(
    ([voter, vote]) => Number(voter) !== seat && !isClosed(vote),
  )?.[1];
  return vote ? words.read(vote) : null;
}
