import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { Seat } from '@safehouse/contract';
import { useEffect } from 'preact/hooks';
import type { Perspective, Timeline } from '../board/timeline.ts';
import { parsePositionLink, positionLink } from './position-link.ts';

/** Where somebody stands in a match that they look back at. */
export interface Playback {
  readonly position: ReadonlySignal<number>;
  readonly perspective: Signal<Perspective>;
  readonly isPlaying: Signal<boolean>;
  /** Moves a second. */
  readonly speed: Signal<number>;
  /** The position was reached by one step forward: what happened is shown as it happened. */
  readonly isSingleStep: ReadonlySignal<boolean>;
  readonly lastPosition: number;
  /** How far a board that takes its time has shown what happened; null where none is waited for. */
  readonly shownVersion: Signal<number | null>;
  jumpTo(to: number): void;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The place in the match, kept in the link, and moved on by itself while it plays. */
export function usePlayback({ positions, record }: Timeline, own: Seat | null): Playback {
  const last = positions.length - 1;
  const linked = parsePositionLink(location.hash, last, record.players.length);
  const at = useSignal(linked.position ?? 0);
  const eyes = useSignal<Perspective>(linked.perspective ?? own ?? 'spectator');
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
    if (at.value > 0 || linked.position !== undefined)
      history.replaceState(null, '', positionLink({ position: at.value, perspective: eyes.value }));
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
  return {
    position: at,
    perspective: eyes,
    isPlaying,
    speed,
    isSingleStep: isStep,
    shownVersion: told,
    lastPosition: last,
    jumpTo: jump,
  };
}
