import { sigmoid } from '@safehouse/bots';
import { MoveList, type Random } from '@safehouse/contract';
import { HAND_SIZE } from '../data/cards.ts';
import { AGENT_DECK, AGENTS } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import type { Mode } from '../rules/options.ts';
import type { Side } from '../rules/sides.ts';
import { countInPlay, NO_VOTE, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { canEvaluate, winProbability, winProbabilityWith } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { NO_CHANCE, playForAllVoters } from './market-playout.ts';
import { firstSeatWinProbability, loadedValueNetwork, loadValueNetwork } from './net/value-network.ts';
import { countByAgent } from './unseen-cards.ts';

/** Random moves keep the greedy rollout from being predictable. */
const RANDOM_MOVE_PERCENT = 60;
const NO_BUDGET = { allows: () => false };

/**
 * Each seat's win probability. For two players in simple mode: by a trained network, once it is loaded. Otherwise: by
 * playing on to the start of the next turn and an estimate there.
 */
export function forecast(state: State, random: Random): readonly number[] {
  const network = hasNetwork(state.mode, state.sides.sideOf.length) ? loadedValueNetwork() : undefined;
  if (network) {
    const win = firstSeatWinProbability(network, state);
    return [win, 1 - win];
  }
  do playRolloutMove(state, random);
  while (state.result === null && !isTurnStart(state));
  const { sideOf } = state.sides;
  const first = state.result
    ? Number(state.result.winners.includes(state.sides.seatsOf[0][0]))
    : firstSideEstimate(state);
  return sideOf.map((side) => (side === 0 ? first : 1 - first));
}

export async function loadForecast({ mode, hands }: View): Promise<void> {
  if (hasNetwork(mode, hands.length)) await loadValueNetwork();
}

const hasNetwork = (mode: Mode, players: number) => mode === 'simple' && players === 2;

function isTurnStart(state: State): boolean {
  return canEvaluate(state) && state.votes.every((vote) => vote === NO_VOTE);
}

const legalBuffer = new MoveList();

function playRolloutMove(state: State, random: Random): void {
  const [seat] = rules.toAct(state);
  legalBuffer.clear();
  rules.legal(state, seat, legalBuffer);
  const moves = legalBuffer.toArray();
  const legal = moves.map((move) => rules.writeMove(state, move));
  const randomChoices = legal.filter(({ type }) => type !== 'swap');
  const choice =
    random.below(100) < RANDOM_MOVE_PERCENT
      ? randomChoices[random.below(randomChoices.length)]
      : greedy.choose({ seat, view: rules.view(state, seat), legal, random, budget: NO_BUDGET });
  const move = moves[legal.indexOf(choice)];
  if (rules.toAct(state).length > 1) playForAllVoters(state, move);
  else rules.play(state, seat, move, NO_CHANCE, null);
}

/**
 * The probability that side 0 wins, with all hands known. Each estimate knows one hand. The log odds of an average
 * hand, which both have in common, count once; what each hand adds to them counts in full.
 */
function firstSideEstimate(state: State): number {
  const common = (logOddsWithAverageHand(state, 0) - logOddsWithAverageHand(state, 1)) / 2;
  return sigmoid(logOdds(state, 0) - logOdds(state, 1) - common);
}

/** The mean over the hands of a team. */
function logOdds(state: State, side: Side): number {
  const seats = state.sides.seatsOf[side];
  return seats.reduce((sum, seat) => sum + logit(winProbability(state, seat)), 0) / seats.length;
}

function logOddsWithAverageHand(state: State, side: Side): number {
  const left = AGENTS.map((agent) => AGENT_COPIES[agent] - countInPlay(state, 0, agent) - countInPlay(state, 1, agent));
  const total = left.reduce((sum, count) => sum + count, 0);
  return logit(
    winProbabilityWith(
      state,
      side,
      left.map((count) => (HAND_SIZE * count) / Math.max(1, total)),
    ),
  );
}

const AGENT_COPIES = countByAgent(AGENT_DECK);

const logit = (probability: number) => Math.log(probability / (1 - probability));
