import { remember, remembered } from './settings.ts';

const KEY = 'safehouse.seen';
const MOST_KEPT = 100;

type Kept = readonly (readonly [viewer: string, version: number])[];

function kept(): Kept {
  const value = remembered(KEY);
  return Array.isArray(value) ? (value as Kept) : [];
}

/** Up to where this viewer has seen the match; null for one who comes for the first time. */
export function seenBy(viewer: string): number | null {
  return kept().find(([one]) => one === viewer)?.[1] ?? null;
}

export function keepSeen(viewer: string, version: number): void {
  const others = kept().filter(([one]) => one !== viewer);
  remember(KEY, JSON.stringify([[viewer, version], ...others].slice(0, MOST_KEPT)));
}
