import { contains, type Seat } from '@safehouse/contract';
import { USB_STICK } from './effect-source.ts';
import { ITEM_BY_CARD } from './items/index.ts';
import { hasSecondWindow } from './rules-version.ts';
import { type State, UNDECLARED } from './state.ts';
import { skipStep, waitForMove } from './steps.ts';

/** KO-30: only a player with a usable item is asked. */
export function windowStep(state: State, seat: Seat): boolean {
  return hasUsableItem(state, seat) ? waitForMove(state, seat) : skipStep(state);
}

/** KO-30: only opens after a declaration of the starter. */
export function secondWindowStep(state: State, seat: Seat): boolean {
  const isOpen = hasSecondWindow(state) && state.declared[state.starter] !== UNDECLARED;
  return isOpen ? windowStep(state, seat) : skipStep(state);
}

function hasUsableItem(state: State, seat: Seat): boolean {
  const { ready, used } = state.agents[seat];
  if (ready.length === 0) return false;
  return isAnyUsable(state, seat, ready) || (contains(ready, USB_STICK) && isAnyUsable(state, seat, used));
}

function isAnyUsable(state: State, seat: Seat, items: readonly number[]): boolean {
  for (const card of items) {
    const item = ITEM_BY_CARD[card];
    if (item !== null && item.targetMask(state, seat) !== 0) return true;
  }
  return false;
}
