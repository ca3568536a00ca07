import { recallable } from '../rules/coherence.ts';
import type { MoveType } from '../rules/language.ts';
import { contains } from '../rules/lists.ts';
import { MOVES } from '../rules/moves/index.ts';
import { countBits } from '../rules/score.ts';
import { activeRing, type State } from '../rules/state.ts';
import type { Horizon } from './outlook.ts';
import { openingOf, type Plan } from './plans.ts';
import { type Opening, stayAt, type Tour } from './tour.ts';

/** What to do with a plan: the state it changes, who judges what to give up, and where the moves are noted. */
export interface Desk {
  readonly state: State;
  readonly tour: Tour;
  readonly horizon: Horizon;
  readonly noted: number[] | null;
}

const NO_SPACES: readonly number[] = [];

/** Plays a turn to its end. False where it cannot be paid: then all that could be given up has been. */
export function carryOut(desk: Desk, plan: Plan): boolean {
  const { state } = desk;
  const opening = openingOf(state, plan);
  if (plan.type === 'accept') {
    if (plan.dropped !== null) play(desk, 'discard', plan.dropped);
    if (!afford(desk, 'accept', plan.place, opening)) return false;
  } else if (plan.type === 'go') {
    play(desk, 'travel', plan.to);
  } else if (plan.type === 'connect') {
    if (activeRing(state).spy !== plan.from) play(desk, 'travel', plan.from);
    if (!afford(desk, 'connect', plan.via, opening)) return false;
  }
  markAll(desk, plan.type === 'hold' ? 2 : 1);
  play(desk, 'end', 0);
  return true;
}

function play({ state, noted }: Desk, type: MoveType, about: number): void {
  noted?.push(state.board.language.first[type] + about);
  MOVES[type].play(state, about, null);
}

function afford(desk: Desk, type: 'accept' | 'connect', about: number, opening: Opening): boolean {
  const keep = type === 'connect' ? desk.state.board.rows[about] : NO_SPACES;
  while (MOVES[type].refuse(desk.state, about) !== null) {
    if (!recallOne(desk, opening, keep) && !recallOne(desk, opening, NO_SPACES) && !takeOffMission(desk)) {
      return false;
    }
  }
  play(desk, type, about);
  return true;
}

/**
 * The mission nearest to its end first: completing it brings agents back for the next. Only those that have at least
 * so many circles left.
 */
function markAll(desk: Desk, fewest: number): void {
  const { state } = desk;
  for (;;) {
    const card = nextToMark(state, fewest);
    if (card < 0) return;
    const { spy, supply } = activeRing(state);
    if (supply === 0 && !recallOne(desk, stayAt(spy), NO_SPACES)) return;
    play(desk, 'mark', card);
  }
}

function nextToMark({ board, marks, rings, active }: State, fewest: number): number {
  const { spy, missions } = rings[active];
  let next = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const card of missions) {
    const circle = board.shows[card].indexOf(spy);
    if (circle < 0 || marks[card] & (1 << circle)) continue;
    const left = board.shows[card].length - countBits(marks[card]);
    if (left < fewest || left >= least) continue;
    least = left;
    next = card;
  }
  return next;
}

/** Takes back the agents that are missed least. */
function recallOne(desk: Desk, opening: Opening, keep: readonly number[]): boolean {
  const { state, tour, horizon } = desk;
  const spaces = recallable(state);
  const { agents } = activeRing(state);
  let least = -1;
  let best = Number.NEGATIVE_INFINITY;
  tour.load(state, state.active, horizon);
  for (const space of spaces) {
    if (contains(keep, space)) continue;
    const value = tour.valueWithout(space, opening) + 0.01 * agents[space];
    if (value <= best) continue;
    best = value;
    least = space;
  }
  if (least < 0) return false;
  play(desk, 'recall', least);
  return true;
}

/** With nothing on the board to take back: an old mark, or at the very last a mission. */
function takeOffMission(desk: Desk): boolean {
  const { state } = desk;
  const { board, marks } = state;
  const { missions } = activeRing(state);
  for (const card of missions) {
    for (let place = 0; place < board.shows[card].length; place++) {
      const circle = board.firstCircle[card] + place;
      if (!(marks[card] & (1 << place)) || MOVES.unmark.refuse(state, circle) !== null) continue;
      play(desk, 'unmark', circle);
      return true;
    }
  }
  if (missions.length === 0) return false;
  play(desk, 'discard', missions[0]);
  return true;
}
