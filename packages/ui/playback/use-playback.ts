import type { MatchView } from '@safehouse/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../game-ui.ts';
import {
  idleQueue,
  isWaitedFor,
  type PlaybackQueue,
  type PlaybackStep,
  shownVersion,
  updateQueue,
  withoutFirstStep,
} from './playback-queue.ts';

/** What takes less is over before anybody could press a button. */
const MIN_SKIPPABLE_MS = 1500;

export interface Playback<Viewed, Step> {
  /** What is being shown; null where the board is up to date. */
  readonly step: Step | null;
  /** The step before: a movement that began with it may still go on. */
  readonly lastStep: Step | null;
  /** The match before its version last changed, to see what has moved; null for the first. */
  readonly previous: Viewed | null;
  /** Something is shown that has to be waited for. */
  readonly isAnimating: boolean;
  readonly canSkip: boolean;
  skip(): void;
}

type PlaybackProps<Viewed> = Pick<BoardProps, 'settings' | 'onVersionShown'> & { readonly matchView: Viewed };

/**
 * Plays the facts step by step and reports its progress. `stepsAfter` gives the steps of an update, from the
 * match before it and the facts since.
 */
export function usePlayback<Viewed extends MatchView, Step extends PlaybackStep>(
  { matchView, settings, onVersionShown }: PlaybackProps<Viewed>,
  stepsAfter: (before: Viewed) => readonly Step[],
): Playback<Viewed, Step> {
  const queueRef = useRef<PlaybackQueue<Viewed, Step>>(idleQueue(matchView));
  const [, redraw] = useState(0);
  const queue = updateQueue(queueRef.current, matchView, stepsAfter);
  queueRef.current = queue;
  const keep = (next: PlaybackQueue<Viewed, Step>) => {
    queueRef.current = next;
    redraw((count) => count + 1);
  };
  const current = queue.steps[0];
  useEffect(() => {
    if (!current) return;
    const { durationMs, reducedDurationMs = durationMs } = current.step;
    const ms = settings.motion === 'reduced' ? reducedDurationMs : durationMs;
    // In a hidden tab nothing is played: the user comes back to the current position.
    const shownMs = document.hidden ? 0 : ms * (settings.pace ?? 1);
    const timer = setTimeout(() => keep(withoutFirstStep(queueRef.current)), shownMs);
    return () => clearTimeout(timer);
  }, [current]);
  const shown = shownVersion(queue);
  useLayoutEffect(() => onVersionShown?.(shown), [shown]);
  return {
    step: current?.step ?? null,
    lastStep: queue.lastStep,
    previous: queue.previous,
    isAnimating: isWaitedFor(queue),
    canSkip: queue.totalMs >= MIN_SKIPPABLE_MS,
    skip: () => keep(idleQueue(queueRef.current.matchView, queueRef.current.previous)),
  };
}
