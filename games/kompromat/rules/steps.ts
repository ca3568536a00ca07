import type { Seat } from '@safehouse/contract';
import type { State } from './state.ts';

/**
 * The steps of a round. Those from `starterWindow` to `close` are repeated for each mission (KO-21). A step's function
 * returns true if it waits for a move; otherwise the next step follows within the same move.
 */
export const STEP = {
  roundStart: 0,
  nextTurn: 1,
  turn: 2,
  starterWindow: 3,
  otherWindow: 4,
  starterDeclares: 5,
  starterSecondWindow: 6,
  otherSecondWindow: 7,
  otherDeclares: 8,
  starterFails: 9,
  otherFails: 10,
  starterGivesBack: 11,
  otherGivesBack: 12,
  award: 13,
  counter: 14,
  close: 15,
  over: 16,
} as const;

export function waitForMove(state: State, seat: Seat): true {
  state.active = seat;
  return true;
}

export function skipStep(state: State): false {
  state.step++;
  return false;
}

const PHASES = ['play', 'window', 'declare', 'tokens', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export function phaseOf(step: number): Phase {
  if (step <= STEP.turn) return 'play';
  if (step <= STEP.otherWindow) return 'window';
  if (step === STEP.starterDeclares || step === STEP.otherDeclares) return 'declare';
  if (step <= STEP.otherSecondWindow) return 'window';
  return step < STEP.over ? 'tokens' : 'over';
}
