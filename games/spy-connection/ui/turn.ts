import { useRef } from 'preact/hooks';
import type { SpyView } from '../rules/view.ts';
import type { Scene } from './scene.ts';
import { type Step, stepsBetween, turnBegan } from './steps.ts';

/** What a board has seen, page by page. A reload forgets it: then the story begins with the first page. */
export interface Memory {
  readonly version: number;
  readonly now: SpyView;
  /** The page before this one, to see what has moved. */
  readonly before: SpyView | null;
  /** The page with which the present turn began. */
  readonly turnStart: SpyView;
  /** By seat. */
  readonly lastTurns: { readonly [seat: number]: readonly Step[] };
}

export interface Passing {
  readonly before: SpyView | null;
  readonly steps: readonly Step[];
  readonly lastTurns: Memory['lastTurns'];
}

/** Remembers what the present turn and everybody's last turn came to. */
export function usePassing({ view, version }: Scene): Passing {
  const memory = useRef<Memory>({ version, now: view, before: null, turnStart: view, lastTurns: {} });
  if (memory.current.version !== version) memory.current = remember(memory.current, view, version);
  const { before, turnStart, lastTurns } = memory.current;
  return { before, lastTurns, steps: stepsBetween(turnStart, view) };
}

function remember(past: Memory, view: SpyView, version: number): Memory {
  const kept = { version, now: view, before: past.now };
  if (!turnBegan(past.now, view)) return { ...past, ...kept };
  const steps = stepsBetween(past.turnStart, past.now);
  const lastTurns = steps.length > 0 ? { ...past.lastTurns, [past.now.active]: steps } : past.lastTurns;
  return { ...kept, turnStart: view, lastTurns };
}
