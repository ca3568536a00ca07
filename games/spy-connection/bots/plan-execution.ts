import { contains } from '@safehouse/contract';
import { recallableSpaces } from '../rules/coherence.ts';
import type { MoveType } from '../rules/move-encoding.ts';
import { MOVES } from '../rules/moves/index.ts';
import { countBits } from '../rules/score.ts';
import { activePlayer, type State } from '../rules/state.ts';
import type { MatchHorizon } from './match-horizon.ts';
import { type TourEstimator, type TourStart, tourStartAt } from './tour-estimator.ts';
import { type TurnPlan, tourStartAfter } from './turn-plans.ts';

/** What to do with a plan: the state it changes, who judges what to give up, and where the moves are noted. */
export interface PlanExecution {
  readonly state: State;
  readonly tourEstimator: TourEstimator;
  readonly horizon: MatchHorizon;
  readonly recordedMoves: number[] | null;
}

const NO_SPACES: readonly number[] = [];

/** Plays a turn to its end. False where it cannot be paid: then all that could be given up has been. */
export function executePlan(desk: PlanExecution, plan: TurnPlan): boolean {
  const { state } = desk;
  const opening = tourStartAfter(state, plan);
  if (plan.type === 'accept') {
    if (plan.dropped !== null) playMove(desk, 'discard', plan.dropped);
    if (!freeAgentsAndPlay(desk, 'accept', plan.place, opening)) return false;
  } else if (plan.type === 'go') {
    playMove(desk, 'travel', plan.to);
  } else if (plan.type === 'connect') {
    if (activePlayer(state).spy !== plan.from) playMove(desk, 'travel', plan.from);
    if (!freeAgentsAndPlay(desk, 'connect', plan.via, opening)) return false;
  }
  markMissions(desk, plan.type === 'hold' ? 2 : 1);
  playMove(desk, 'end', 0);
  return true;
}

function playMove({ state, recordedMoves }: PlanExecution, type: MoveType, about: number): void {
  recordedMoves?.push(state.board.moveEncoding.firstCode[type] + about);
  MOVES[type].play(state, about, null);
}

function freeAgentsAndPlay(
  desk: PlanExecution,
  type: 'accept' | 'connect',
  about: number,
  opening: TourStart,
): boolean {
  const keep = type === 'connect' ? desk.state.board.spacesOfConnection[about] : NO_SPACES;
  while (MOVES[type].refuse(desk.state, about) !== null) {
    if (
      !recallLeastUsefulAgents(desk, opening, keep) &&
      !recallLeastUsefulAgents(desk, opening, NO_SPACES) &&
      !freeMissionAgents(desk)
    ) {
      return false;
    }
  }
  playMove(desk, type, about);
  return true;
}

/**
 * The mission nearest to its end first: completing it brings agents back for the next. Only those that have at least
 * so many circles left.
 */
function markMissions(desk: PlanExecution, fewest: number): void {
  const { state } = desk;
  for (;;) {
    const card = chooseMissionToMark(state, fewest);
    if (card < 0) return;
    const { spy, supply } = activePlayer(state);
    if (supply === 0 && !recallLeastUsefulAgents(desk, tourStartAt(spy), NO_SPACES)) return;
    playMove(desk, 'mark', card);
  }
}

function chooseMissionToMark({ board, marks, players, active }: State, fewest: number): number {
  const { spy, missions } = players[active];
  let next = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const card of missions) {
    const circle = board.citiesOnCard[card].indexOf(spy);
    if (circle < 0 || marks[card] & (1 << circle)) continue;
    const left = board.citiesOnCard[card].length - countBits(marks[card]);
    if (left < fewest || left >= least) continue;
    least = left;
    next = card;
  }
  return next;
}

/** Takes back the agents that are missed least. */
function recallLeastUsefulAgents(desk: PlanExecution, opening: TourStart, keep: readonly number[]): boolean {
  const { state, tourEstimator, horizon } = desk;
  const spaces = recallableSpaces(state);
  const { agents } = activePlayer(state);
  let least = -1;
  let best = Number.NEGATIVE_INFINITY;
  tourEstimator.load(state, state.active, horizon);
  for (const space of spaces) {
    if (contains(keep, space)) continue;
    const value = tourEstimator.estimateScoreWithout(space, opening) + 0.01 * agents[space];
    if (value <= best) continue;
    best = value;
    least = space;
  }
  if (least < 0) return false;
  playMove(desk, 'recall', least);
  return true;
}

/** With nothing on the board to take back: an old mark, or at the very last a mission. */
function freeMissionAgents(desk: PlanExecution): boolean {
  const { state } = desk;
  const { board, marks } = state;
  const { missions } = activePlayer(state);
  for (const card of missions) {
    for (let place = 0; place < board.citiesOnCard[card].length; place++) {
      const circle = board.firstCircle[card] + place;
      if (!(marks[card] & (1 << place)) || MOVES.unmark.refuse(state, circle) !== null) continue;
      playMove(desk, 'unmark', circle);
      return true;
    }
  }
  if (missions.length === 0) return false;
  playMove(desk, 'discard', missions[0]);
  return true;
}
