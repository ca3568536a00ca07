import type { Seat } from '@safehouse/contract';
import { ITEM_OF } from './items/index.ts';
import type { State } from './state.ts';
import { ask, passOn } from './steps.ts';
import { STICK } from './ways.ts';

/** KO-30: only a player with something usable is asked. */
export function windowStep(state: State, seat: Seat): boolean {
  return hasUsable(state, seat) ? ask(state, seat) : passOn(state);
}

function hasUsable(state: State, seat: Seat): boolean {
  const { ready, used } = state.agents[seat];
  if (ready.length === 0) return false;
  return someUsable(state, seat, ready) || (ready.includes(STICK) && someUsable(state, seat, used));
}

function someUsable(state: State, seat: Seat, items: readonly number[]): boolean {
  for (const card of items) {
    const item = ITEM_OF[card];
    if (item !== null && item.targets(state, seat) !== 0) return true;
  }
  return false;
}
