import type { Weighed } from '@safehouse/contract';
import type { SpyMove } from '../rules/index.ts';
import { giveStartMission } from '../rules/moves/choose.ts';
import { clone, type State } from '../rules/state.ts';
import { odds } from './prospect.ts';
import { stayAt, Tour } from './tour.ts';

/** A whole match. */
const HORIZON = { end: 18, vague: 3 };

/** Start missions by what a tour promises, together with the open mission that suits them best (SC-8). */
export function weighDraft(state: State, legal: readonly SpyMove[]): Weighed<SpyMove>[] {
  const tour = new Tour(state.board);
  const promises = legal.map((move) =>
    move.type === 'choose' ? promise(state, state.board.cardNumber(move.card), tour) : 0,
  );
  const usual = promises.reduce((sum, value) => sum + value, 0) / promises.length;
  const even = 1 / state.rings.length;
  return legal
    .map((move, i) => ({ move, win: 2 * even * odds(promises[i] - usual, HORIZON.end), visits: 1 }))
    .sort((one, other) => other.win - one.win);
}

function promise(draft: State, card: number, tour: Tour): number {
  const state = clone(draft);
  giveStartMission(state, state.active, card);
  tour.load(state, state.active, HORIZON);
  const { spy } = state.rings[state.active];
  const values = state.display.map((accepted, place) =>
    tour.value({ ...stayAt(spy), accepted, planning: state.planningCosts[place] }),
  );
  return Math.max(...values);
}
