import { type Random, roundsBudget } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { upCardOf } from '../hand-payoffs.ts';
import { createSearchContext, type SearchContext } from '../search-context.ts';
import type { TurnOutcomes, ValueNetworks } from '../turn-outcomes.ts';
import { type HandPayoffs, mixPayoffs, type TurnSolution } from '../turn-solver.ts';

/** How both sides play. */
export interface SelfPlayPolicy {
  readonly networks: ValueNetworks;
  readonly random: Random;
  /** How often a choice is left to luck, so that odd positions are learned as well. */
  readonly explorationRate: number;
}

/** A turn that has been thought over. */
export interface TrainingTurn {
  readonly state: State;
  readonly policy: SelfPlayPolicy;
  readonly outcomes: TurnOutcomes;
  readonly solution: TurnSolution;
}

/** One round of thinking, with as little in it as still gives good play. */
export const TRAINING_EFFORT = { sampledHands: 40, iterations: 30, maxRounds: 1 };

/** What the side to move has before its eyes. */
export function searchContextFor(state: State, { networks, random }: SelfPlayPolicy): SearchContext {
  const [seat] = state.sides.seatsOf[state.side];
  const view = rules.view(state, seat);
  const table = createSearchContext(
    { view, seat, random, legal: [], budget: roundsBudget(0) },
    TRAINING_EFFORT,
  );
  return { ...table, networks };
}

/** Unlike the bot, whoever learns expects a chooser without faults. */
export function pairValues(
  { pairs, ifUp, ifDown }: HandPayoffs,
  { upProbabilities }: TurnSolution,
): number[] {
  return pairs.map((pair, i) => mixPayoffs(ifUp[i], ifDown[i], upProbabilities[upCardOf(pair)]));
}

export const bestPairValue = (hand: HandPayoffs, solved: TurnSolution) =>
  Math.max(...pairValues(hand, solved));
