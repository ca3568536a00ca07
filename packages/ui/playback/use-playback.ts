import type { MatchView } from '@safehouse/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyFact, BoardProps } from '../game-ui.ts';
import {
  idleQueue,
  isWaitedFor,
  type PlaybackQueue,
  type PlaybackStep,
  remainingMs,
  shownVersion,
  updateQueue,
  withoutFirstStep,
} from './playback-queue.ts';
import { limitedMs, playbackLimitMs } from './time-limit.ts';

/** What takes less is over before anybody could press a button. */
const MIN_SKIPPABLE_MS = 1500;

/** What is being played back, for everything around the board. */
export interface PlaybackProgress {
  /** What is being shown; null in a pause between two facts. */
  readonly fact: AnyFact | null;
  /** The version that the move leads to. */
  readonly version: number;
  /** The step stays until `next` is called. */
  readonly isPaused: boolean;
  /** It takes long enough to offer a button. */
  readonly canSkip: boolean;
  next(): void;
  skip(): void;
}

export interface Playback<Viewed, Step> {
  /** What is being shown; null where the board is up to date. */
  readonly step: Step | null;
  /** The step before: a movement that began with it may still go on. */
  readonly lastStep: Step | null;
  /** The match before its version last changed, to see what has moved; null for the first. */
  readonly previous: Viewed | null;
  /** Something is shown that has to be waited for. */
  readonly isAnimating: boolean;
  /** For the frame of the table; null if nothing is being played back. */
  readonly progress: PlaybackProgress | null;
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
  const next = () => keep(withoutFirstStep(queueRef.current));
  const deadline = useDeadline(matchView);
  const current = queue.steps[0]?.step;
  const pace = settings.pace ?? 1;
  const isManual = settings.advance === 'manual' && deadline === null;
  const isPaused = isManual && current?.fact !== undefined && !current.isBackground;
  useEffect(() => {
    if (!current || isPaused) return;
    const available = deadline === null ? Number.POSITIVE_INFINITY : deadline - performance.now();
    const ms = limitedMs(current.durationMs * pace, remainingMs(queueRef.current) * pace, available);
    // In a hidden tab nothing is played: the user comes back to the current position.
    const timer = setTimeout(next, document.hidden ? 0 : ms);
    return () => clearTimeout(timer);
  }, [current, isPaused]);
  const shown = shownVersion(queue);
  useLayoutEffect(() => onVersionShown?.(shown), [shown]);
  const isAnimating = isWaitedFor(queue);
  const progress = {
    fact: current?.fact ?? null,
    version: queue.steps[0]?.version ?? matchView.version,
    isPaused,
    canSkip: isPaused || queue.totalMs * pace >= MIN_SKIPPABLE_MS,
    next,
    skip: () => keep(idleQueue(queueRef.current.matchView, queueRef.current.previous)),
  };
  return {
    step: current ?? null,
    lastStep: queue.lastStep,
    previous: queue.previous,
    isAnimating,
    progress: isAnimating ? progress : null,
  };
}

/** Until when playback has to be over, by the clock of the page; null while no clock of the viewer runs. */
function useDeadline(matchView: MatchView): number | null {
  const deadline = useRef<{ readonly since: number; readonly at: number } | null>(null);
  const limitMs = playbackLimitMs(matchView);
  const since = matchView.clock?.since ?? 0;
  if (limitMs === null) deadline.current = null;
  else if (deadline.current?.since !== since) deadline.current = { since, at: performance.now() + limitMs };
  return deadline.current?.at ?? null;
}
