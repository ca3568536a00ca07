import { MoveList } from '@safehouse/contract';
import type { State } from '../../rules/state.ts';
import { computeHandPayoffs } from '../hand-payoffs.ts';
import { sampleHands } from '../hand-samples.ts';
import { playOutMarket } from '../market-playout.ts';
import { averageChooserPayoffs } from '../offer-evaluation.ts';
import { computeTurnOutcomes } from '../turn-outcomes.ts';
import { solveTurn } from '../turn-solver.ts';
import { playOffer } from './play-offer.ts';
import { playRecruit } from './play-recruit.ts';
import { bestPairValue, type SelfPlayPolicy, searchContextFor, TRAINING_EFFORT } from './training-turn.ts';

/** Plays until the turn has passed or the match is over; returns the value of the turn to the offering side. */
export function playTurn(state: State, policy: SelfPlayPolicy): number {
  const context = searchContextFor(state, policy);
  const outcomes = computeTurnOutcomes(state, policy.networks);
  const ownHand = computeHandPayoffs(outcomes, context.hand, 'both', context.averageUnseenCard);
  const pool = [...context.unseen, ...context.hand];
  const hands = [ownHand, ...sampleHands(context, outcomes, pool, 'both')];
  const turn = {
    state,
    policy,
    outcomes,
    solution: solveTurn(hands, averageChooserPayoffs(context, outcomes), TRAINING_EFFORT.iterations),
  };
  playRecruit(turn, playOffer(turn, context, ownHand));
  playOutMarket(state, new MoveList());
  return bestPairValue(ownHand, turn.solution);
}
