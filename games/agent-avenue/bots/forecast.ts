import { MoveList, type Random, type Seat } from '@safehouse/contract';
import { AGENT_COUNT } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import type { Side } from '../rules/sides.ts';
import { NO_VOTE, type State } from '../rules/state.ts';
import { greedy } from './greedy.ts';
import { NO_CHANCE, playForAllVoters } from './market-playout.ts';
import { handActivations } from './turn-outcomes.ts';
import { computePublicActivations, evaluateNetwork } from './value-network.ts';
import { VALUE_NETWORKS } from './weights.ts';

/** So many moves of a hundred are made as they come: nobody can be read for sure. */
const RANDOM_MOVE_PERCENT = 35;
const NO_BUDGET = { allows: () => false };

/** Plays a state on to the start of the next turn; how likely each seat wins from there. */
export function forecast(state: State, random: Random): readonly number[] {
  do playRolloutMove(state, random);
  while (state.result === null && !isTurnStart(state));
  const { sideOf } = state.sides;
  const first = state.result
    ? Number(state.result.winners.includes(state.sides.seatsOf[0][0]))
    : (sideWinEstimate(state, 0) + 1 - sideWinEstimate(state, 1)) / 2;
  return sideOf.map((side) => (side === 0 ? first : 1 - first));
}

function isTurnStart({ phase, offer, votes }: State): boolean {
  return phase === 'play' && offer === null && votes.every((vote) => vote === NO_VOTE);
}

const legalBuffer = new MoveList();

function playRolloutMove(state: State, random: Random): void {
  const [seat] = rules.toAct(state);
  legalBuffer.clear();
  rules.legal(state, seat, legalBuffer);
  const moves = legalBuffer.toArray();
  const written = moves.map((move) => rules.writeMove(state, move));
  const kept = written.filter(({ type }) => type !== 'swap');
  const choice =
    random.below(100) < RANDOM_MOVE_PERCENT
      ? kept[random.below(kept.length)]
      : greedy.choose({ seat, view: rules.view(state, seat), legal: written, random, budget: NO_BUDGET });
  const move = moves[written.indexOf(choice)];
  if (rules.toAct(state).length > 1) playForAllVoters(state, move);
  else rules.play(state, seat, move, NO_CHANCE, null);
}

/** What a side expects at the start of a turn; of a pair the mean of both. */
function sideWinEstimate(state: State, side: Side): number {
  const seats = state.sides.seatsOf[side];
  return seats.reduce((sum, seat) => sum + seatWinEstimate(state, side, seat), 0) / seats.length;
}

function seatWinEstimate(state: State, side: Side, seat: Seat): number {
  const { moving, waiting } = VALUE_NETWORKS[state.mode];
  const net = state.side === side ? moving : waiting;
  const part = new Float64Array(net.hiddenUnits);
  computePublicActivations(net, state, side, part, 0);
  const hand = state.hands.slice(AGENT_COUNT * seat, AGENT_COUNT * (seat + 1));
  return evaluateNetwork(net, part, 0, handActivations(net, hand));
}
