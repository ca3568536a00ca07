import { MoveList, type Random } from '@safehouse/contract';
import { agentAvenue as rules } from '../rules/index.ts';
import type { Side } from '../rules/sides.ts';
import { NO_VOTE, type State } from '../rules/state.ts';
import { canEvaluate, winProbability } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { NO_CHANCE, playForAllVoters } from './market-playout.ts';

/** Random moves keep the greedy rollout from being predictable. */
const RANDOM_MOVE_PERCENT = 35;
const NO_BUDGET = { allows: () => false };

/** Plays a state on to the start of the next turn; returns each seat's win probability there. */
export function forecast(state: State, random: Random): readonly number[] {
  do playRolloutMove(state, random);
  while (state.result === null && !isTurnStart(state));
  const { sideOf } = state.sides;
  const first = state.result
    ? Number(state.result.winners.includes(state.sides.seatsOf[0][0]))
    : (sideWinEstimate(state, 0) + 1 - sideWinEstimate(state, 1)) / 2;
  return sideOf.map((side) => (side === 0 ? first : 1 - first));
}

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

/** The mean over the hands of a team. */
function sideWinEstimate(state: State, side: Side): number {
  const seats = state.sides.seatsOf[side];
  return seats.reduce((sum, seat) => sum + winProbability(state, seat), 0) / seats.length;
}
