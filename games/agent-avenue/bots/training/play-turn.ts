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

const ALL_UP_CARDS = 0xff;

/** Plays until the turn has passed or the match is over; tells how likely the offering side was to win. */
export function playTurn(state: State, policy: SelfPlayPolicy): number {
  const table = searchContextFor(state, policy);
  const outcomes = computeTurnOutcomes(state, policy.networks, ALL_UP_CARDS);
  const own = computeHandPayoffs(outcomes, table.hand, 'both', table.averageUnseenCard);
  const pool = [...table.unseen, ...table.hand];
  const hands = [own, ...sampleHands(table, outcomes, pool, 'both')];
  const turn = {
    state,
    policy,
    outcomes,
    solution: solveTurn(hands, averageChooserPayoffs(table, outcomes), TRAINING_EFFORT.iterations),
  };
  playRecruit(turn, playOffer(turn, table, own));
  playOutMarket(state, new MoveList());
  return bestPairValue(own, turn.solution);
}
