import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { Seat } from '@safehouse/contract';
import { useEffect } from 'preact/hooks';
import type { Perspective, Timeline } from '../board/timeline.ts';
import { parsePositionLink, positionLink } from './position-link.ts';

export interface Playback {
  readonly position: ReadonlySignal<number>;
  readonly perspective: Signal<Perspective>;
  readonly isPlaying: Signal<boolean>;
  /** Moves per second. */
  readonly speed: Signal<number>;
  /** True if the position was reached by one step forward: the move is then animated. */
  readonly isSingleStep: ReadonlySignal<boolean>;
  readonly lastPosition: number;
  /** The version up to which the board has animated; null if there is no animation to wait for. */
  readonly shownVersion: Signal<number | null>;
  jumpTo(to: number): void;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Keeps the position in the URL and advances it while playing. */
export function usePlayback({ positions, record }: Timeline, ownSeat: Seat | null): Playback {
  const last = positions.length - 1;
  const linked = parsePositionLink(location.hash, last, record.players.length);
  const at = useSignal(linked.position ?? 0);
  const perspective = useSignal<Perspective>(linked.perspective ?? ownSeat ?? 'spectator');
  const isPlaying = useSignal(false);
  const speed = useSignal(1);
  const isStep = useSignal(false);
  const shownVersion = useSignal<number | null>(null);
  const jump = (to: number) => {
    const position = Math.max(0, Math.min(last, to));
    isStep.value = position === at.value + 1;
    at.value = position;
  };
  useEffect(() => {
    if (at.value > 0 || linked.position !== undefined)
      history.replaceState(null, '', positionLink({ position: at.value, perspective: perspective.value }));
  }, [at.value, perspective.value]);
  useEffect(() => {
    // Waits for the board's animation.
    if (!isPlaying.value || (shownVersion.value !== null && shownVersion.value < at.value)) return;
    if (at.value === last) {
      isPlaying.value = false;
      return;
    }
    const timer = setTimeout(() => jump(at.value + 1), 1000 / speed.value);
    return () => clearTimeout(timer);
  }, [isPlaying.value, at.value, speed.value, shownVersion.value]);
  return {
    position: at,
    perspective,
    isPlaying,
    speed,
    isSingleStep: isStep,
    shownVersion,
    lastPosition: last,
    jumpTo: jump,
  };
}
