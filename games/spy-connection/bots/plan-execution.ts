import { contains } from '@safehouse/contract';
import { recallableSpaces } from '../rules/coherence.ts';
import type { MoveType } from '../rules/move-encoding.ts';
import { MOVES } from '../rules/moves/index.ts';
import { countBits } from '../rules/score.ts';
import { activePlayer, type State } from '../rules/state.ts';
import type { MatchHorizon } from './match-horizon.ts';
import { type TourEstimator, type TourStart, tourStartAt } from './tour-estimator.ts';
import { type TurnPlan, tourStartAfter } from './turn-plans.ts';

/** `tourEstimator` and `horizon` decide which agents to give up. */
interface PlanExecution {
  readonly state: State;
  readonly tourEstimator: TourEstimator;
  readonly horizon: MatchHorizon;
  readonly recordedMoves: number[] | null;
}

const NO_SPACES: readonly number[] = [];

/** Plays a turn to its end. False if there are not enough agents, even after giving up all that is possible. */
export function executePlan(execution: PlanExecution, plan: TurnPlan): boolean {
  const { state } = execution;
  const tourStart = tourStartAfter(state, plan);
  if (plan.type === 'accept') {
    if (plan.discarded !== null) playMove(execution, 'discard', plan.discarded);
    if (!freeAgentsAndPlay(execution, 'accept', plan.index, tourStart)) return false;
  } else if (plan.type === 'go') {
    playMove(execution, 'travel', plan.to);
  } else if (plan.type === 'connect') {
    if (activePlayer(state).spy !== plan.from) playMove(execution, 'travel', plan.from);
    if (!freeAgentsAndPlay(execution, 'connect', plan.via, tourStart)) return false;
  }
  markMissions(execution, plan.type === 'hold' ? 2 : 1);
  playMove(execution, 'end', 0);
  return true;
}

function playMove({ state, recordedMoves }: PlanExecution, type: MoveType, target: number): void {
  recordedMoves?.push(state.board.moveEncoding.firstCode[type] + target);
  MOVES[type].play(state, target, null);
}

function freeAgentsAndPlay(
  execution: PlanExecution,
  type: 'accept' | 'connect',
  target: number,
  tourStart: TourStart,
): boolean {
  const keep = type === 'connect' ? execution.state.board.spacesOfConnection[target] : NO_SPACES;
  while (MOVES[type].refuse(execution.state, target) !== null) {
    if (
      !recallLeastUsefulAgents(execution, tourStart, keep) &&
      !recallLeastUsefulAgents(execution, tourStart, NO_SPACES) &&
      !freeMissionAgents(execution)
    ) {
      return false;
    }
  }
  playMove(execution, type, target);
  return true;
}

/** The mission nearest to completion first: its agents come back for the next one. */
function markMissions(execution: PlanExecution, minCirclesLeft: number): void {
  const { state } = execution;
  for (;;) {
    const card = chooseMissionToMark(state, minCirclesLeft);
    if (card < 0) return;
    const { spy, supply } = activePlayer(state);
    if (supply === 0 && !recallLeastUsefulAgents(execution, tourStartAt(spy), NO_SPACES)) return;
    playMove(execution, 'mark', card);
  }
}

function chooseMissionToMark({ board, marks, players, active }: State, minCirclesLeft: number): number {
  const { spy, missions } = players[active];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const card of missions) {
    const circle = board.citiesOnCard[card].indexOf(spy);
    if (circle < 0 || marks[card] & (1 << circle)) continue;
    const left = board.citiesOnCard[card].length - countBits(marks[card]);
    if (left < minCirclesLeft || left >= least) continue;
    least = left;
    best = card;
  }
  return best;
}

/** Recalls the agents of the space that lowers the estimated score least. */
function recallLeastUsefulAgents(execution: PlanExecution, tourStart: TourStart, keep: readonly number[]): boolean {
  const { state, tourEstimator, horizon } = execution;
  const spaces = recallableSpaces(state);
  const { agents } = activePlayer(state);
  let bestSpace = -1;
  let best = Number.NEGATIVE_INFINITY;
  tourEstimator.load(state, state.active, horizon);
  for (const space of spaces) {
    if (contains(keep, space)) continue;
    const value = tourEstimator.estimateScoreWithout(space, tourStart) + 0.01 * agents[space];
    if (value <= best) continue;
    best = value;
    bestSpace = space;
  }
  if (bestSpace < 0) return false;
  playMove(execution, 'recall', bestSpace);
  return true;
}

/** If no agents on the board can be recalled: removes an earlier mark or, as a last resort, discards a mission. */
function freeMissionAgents(execution: PlanExecution): boolean {
  const { state } = execution;
  const { board, marks } = state;
  const { missions } = activePlayer(state);
  for (const card of missions) {
    for (let i = 0; i < board.citiesOnCard[card].length; i++) {
      const circle = board.firstCircle[card] + i;
      if (!(marks[card] & (1 << i)) || MOVES.unmark.refuse(state, circle) !== null) continue;
      playMove(execution, 'unmark', circle);
      return true;
    }
  }
  if (missions.length === 0) return false;
  playMove(execution, 'discard', missions[0]);
  return true;
}
