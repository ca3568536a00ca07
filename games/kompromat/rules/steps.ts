import type { Seat } from '@safehouse/contract';
import type { State } from './state.ts';

/**
 * The course of a round. The steps from `starterWindow` to `close` are repeated for each mission (KO-21). A
 * step's function returns true where it waits for a move; else the next step follows within the same move.
 */
export const STEP = {
  roundStart: 0,
  nextTurn: 1,
  turn: 2,
  starterWindow: 3,
  otherWindow: 4,
  starterDeclares: 5,
  otherDeclares: 6,
  starterFails: 7,
  otherFails: 8,
  starterGivesBack: 9,
  otherGivesBack: 10,
  award: 11,
  counter: 12,
  close: 13,
  over: 14,
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
  if (step <= STEP.otherDeclares) return 'declare';
  return step < STEP.over ? 'tokens' : 'over';
}
