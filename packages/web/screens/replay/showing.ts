import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { Seat } from '@safehouse/contract';
import { useEffect } from 'preact/hooks';
import { linkTo, spotIn } from './place-link.ts';
import type { Eyes, Reel } from './reel.ts';

/** Where somebody stands in a match that they look back at. */
export interface Showing {
  readonly at: ReadonlySignal<number>;
  readonly eyes: Signal<Eyes>;
  readonly isPlaying: Signal<boolean>;
  /** Moves a second. */
  readonly speed: Signal<number>;
  /** The position was reached by one step forward: what happened is shown as it happened. */
  readonly isStep: ReadonlySignal<boolean>;
  readonly last: number;
  /** How far a board that takes its time has shown what happened; null where none is waited for. */
  readonly told: Signal<number | null>;
  jump(to: number): void;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The place in the match, kept in the link, and moved on by itself while it plays. */
export function useShowing({ frames, record }: Reel, own: Seat | null): Showing {
  const last = frames.length - 1;
  const linked = spotIn(location.hash, last, record.players.length);
  const at = useSignal(linked.at ?? 0);
  const eyes = useSignal<Eyes>(linked.eyes ?? own ?? 'spectator');
  const isPlaying = useSignal(false);
  const speed = useSignal(1);
  const isStep = useSignal(false);
  const told = useSignal<number | null>(null);
  const jump = (to: number) => {
    const place = Math.max(0, Math.min(last, to));
    isStep.value = place === at.value + 1;
    at.value = place;
  };
  useEffect(() => {
    if (at.value > 0 || linked.at !== undefined)
      history.replaceState(null, '', linkTo({ at: at.value, eyes: eyes.value }));
  }, [at.value, eyes.value]);
  useEffect(() => {
    // What the board still shows is waited for.
    if (!isPlaying.value || (told.value !== null && told.value < at.value)) return;
    if (at.value === last) {
      isPlaying.value = false;
      return;
    }
    const timer = setTimeout(() => jump(at.value + 1), 1000 / speed.value);
    return () => clearTimeout(timer);
  }, [isPlaying.value, at.value, speed.value, told.value]);
  return { at, eyes, isPlaying, speed, isStep, told, last, jump };
}
