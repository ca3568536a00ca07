import { sigmoid } from '@safehouse/bots';
import { AGENTS } from '../../rules/cards.ts';
import { agentAvenue as rules } from '../../rules/index.ts';
import { RECRUIT_DOWN, RECRUIT_UP } from '../../rules/moves.ts';
import { otherSide } from '../../rules/sides.ts';
import { countInHand } from '../../rules/state.ts';
import { computeChooserPayoffs } from '../hand-payoffs.ts';
import { NO_CHANCE } from '../market-playout.ts';
import { randomFraction } from '../mixed-strategy.ts';
import { downTakenIndex, encodePair, upCardOf, upTakenIndex } from '../offer-pairs.ts';
import type { TurnSolution } from '../turn-solver.ts';
import type { TrainingTurn } from './training-turn.ts';

/** Softmax temperature: a much larger advantage is nearly always noticed, a much smaller one hardly ever. */
const CHOICE_TEMPERATURE = 0.03;

/** The other side recruits one of the two cards. */
export function playRecruit({ state, policy, outcomes, solution }: TrainingTurn, pair: number): void {
  const [seat] = state.sides.seatsOf[otherSide(state.side)];
  const hand = AGENTS.map((agent) => countInHand(state, seat, agent));
  const advantage = upCardAdvantage(pair, solution, computeChooserPayoffs(outcomes, hand));
  const isRandom = randomFraction(policy.random) < policy.explorationRate;
  const upProbability = isRandom ? 0.5 : sigmoid(advantage / CHOICE_TEMPERATURE);
  const move = randomFraction(policy.random) < upProbability ? RECRUIT_UP : RECRUIT_DOWN;
  rules.play(state, seat, move, NO_CHANCE, null);
}

/** Keeps closed cards possible that the solution never offers. */
const MIN_PAIR_WEIGHT = 1e-3;

/** How much better the open card is, given the likely closed cards. */
function upCardAdvantage(pair: number, { pairFrequencies }: TurnSolution, payoffs: Float64Array): number {
  const up = upCardOf(pair);
  let [sum, total] = [0, 0];
  for (const down of AGENTS) {
    if (down === up) continue;
    const possible = encodePair(up, down);
    const weight = pairFrequencies[possible] + MIN_PAIR_WEIGHT;
    sum += weight * (payoffs[upTakenIndex(possible)] - payoffs[downTakenIndex(possible)]);
    total += weight;
  }
  return sum / total;
}
