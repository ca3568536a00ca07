import type { View } from '../../rules/view.ts';

/** The table at one moment of what happened, and the totals declared so far this round. */
export interface Scene {
  readonly view: View;
  /** By seat and mission; null where none was declared, or nobody here saw it. */
  readonly totals: readonly (readonly (number | null)[])[];
}

const NO_TOTALS = [
  [null, null, null, null],
  [null, null, null, null],
] as const;

export function sceneOf(view: View): Scene {
  return { view, totals: NO_TOTALS };
}
