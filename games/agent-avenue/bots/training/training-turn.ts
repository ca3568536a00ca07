import { type Random, roundsBudget } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { upCardOf } from '../offer-pairs.ts';
import { createSearchContext, type SearchContext } from '../search-context.ts';
import type { TurnOutcomes } from '../turn-outcomes.ts';
import { type HandPayoffs, mixPayoffs, type TurnSolution } from '../turn-solver.ts';
import type { ValueNetworks } from '../value-network.ts';

/** How both sides play. */
export interface SelfPlayPolicy {
  readonly networks: ValueNetworks;
  readonly random: Random;
  /** The share of random choices, so that unusual positions are learned too. */
  readonly explorationRate: number;
}

/** A turn that has been solved. */
export interface TrainingTurn {
  readonly state: State;
  readonly policy: SelfPlayPolicy;
  readonly outcomes: TurnOutcomes;
  readonly solution: TurnSolution;
}

/** The smallest effort that still gives good play. */
export const TRAINING_EFFORT = { sampledHands: 40, iterations: 30, maxRounds: 1 };

export function searchContextFor(state: State, { networks, random }: SelfPlayPolicy): SearchContext {
  const [seat] = state.sides.seatsOf[state.side];
  const view = rules.view(state, seat);
  const turn = { view, seat, random, legal: [], budget: roundsBudget(0) };
  return { ...createSearchContext(turn, TRAINING_EFFORT), networks };
}

/** Unlike the bot, self-play assumes a chooser who makes no errors. */
export function pairValues({ pairs, ifUp, ifDown }: HandPayoffs, { upProbabilities }: TurnSolution): number[] {
  return pairs.map((pair, i) => mixPayoffs(ifUp[i], ifDown[i], upProbabilities[upCardOf(pair)]));
}

export const bestPairValue = (hand: HandPayoffs, solution: TurnSolution) => Math.max(...pairValues(hand, solution));
