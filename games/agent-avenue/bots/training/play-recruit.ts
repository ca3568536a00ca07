import { AGENTS } from '../../rules/cards.ts';
import { agentAvenue as rules } from '../../rules/index.ts';
import { RECRUIT_DOWN, RECRUIT_UP } from '../../rules/moves.ts';
import { otherSide } from '../../rules/sides.ts';
import { countInHand } from '../../rules/state.ts';
import { computeChooserPayoffs, encodePair, upCardOf } from '../hand-payoffs.ts';
import { NO_CHANCE } from '../market-playout.ts';
import { randomFraction } from '../mixed-strategy.ts';
import { downTakenIndex, upTakenIndex } from '../turn-outcomes.ts';
import type { TurnSolution } from '../turn-solver.ts';
import type { TrainingTurn } from './training-turn.ts';

/** An advantage this large is seen nearly always, a much smaller one hardly ever. */
const CHOICE_TEMPERATURE = 0.03;

/** The other side takes one of the two cards. */
export function playRecruit({ state, policy, outcomes, solution }: TrainingTurn, pair: number): void {
  const [seat] = state.sides.seatsOf[otherSide(state.side)];
  const hand = AGENTS.map((agent) => countInHand(state, seat, agent));
  const advantage = upCardAdvantage(pair, solution, computeChooserPayoffs(outcomes, hand));
  const careless = randomFraction(policy.random) < policy.explorationRate;
  const up = careless ? 0.5 : 1 / (1 + Math.exp(-advantage / CHOICE_TEMPERATURE));
  rules.play(state, seat, randomFraction(policy.random) < up ? RECRUIT_UP : RECRUIT_DOWN, NO_CHANCE, null);
}

/** Keeps a closed card possible that no plan would lay. */
const MIN_PAIR_WEIGHT = 1e-3;

/** How much better the open card is, by what is likely to lie beside it. */
function upCardAdvantage(pair: number, { pairFrequencies }: TurnSolution, worth: Float64Array): number {
  const up = upCardOf(pair);
  let [sum, total] = [0, 0];
  for (const down of AGENTS) {
    if (down === up) continue;
    const laid = encodePair(up, down);
    const weight = pairFrequencies[laid] + MIN_PAIR_WEIGHT;
    sum += weight * (worth[upTakenIndex(laid)] - worth[downTakenIndex(laid)]);
    total += weight;
  }
  return sum / total;
}
