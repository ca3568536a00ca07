import type { AnyFact } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../game-ui.ts';
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

/** Anything shorter is over before somebody could press a button. */
const MIN_SKIPPABLE_MS = 1500;

/** The state of the playback, for everything around the board. */
export interface PlaybackProgress {
  /** The fact being shown; null in a pause between two facts. */
  readonly fact: AnyFact | null;
  /** The version after the move being shown. */
  readonly version: number;
  /** The step stays until `next` is called. */
  readonly isPaused: boolean;
  /** Long enough to offer a skip button. */
  readonly canSkip: boolean;
  next(): void;
  skip(): void;
}

export interface Playback<Viewed, Step> {
  /** The step being shown; null if the board is up to date. */
  readonly step: Step | null;
  /** The step before: its animation may still be running. */
  readonly lastStep: Step | null;
  /** The match view before the version last changed, to see what has moved; null for the first view. */
  readonly previous: Viewed | null;
  /** A step that others wait for is being shown. */
  readonly isAnimating: boolean;
  /** For the frame around the board; null if nothing is being played back. */
  readonly progress: PlaybackProgress | null;
}

type PlaybackProps<Viewed> = Pick<BoardProps, 'settings' | 'onVersionShown'> & { readonly matchView: Viewed };

/**
 * Plays the facts step by step and reports the progress. `stepsAfter` returns the steps of an update, given the match
 * view before it and the new facts.
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
    // In a hidden tab nothing is played, so that the user returns to the current position.
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

/** The time (of the page's clock) by which playback must be over; null if the viewer's clock is not running. */
function useDeadline(matchView: MatchView): number | null {
  const deadline = useRef<{ readonly since: number; readonly at: number } | null>(null);
  const limitMs = playbackLimitMs(matchView);
  const since = matchView.clock?.since ?? 0;
  if (limitMs === null) deadline.current = null;
  else if (deadline.current?.since !== since) deadline.current = { since, at: performance.now() + limitMs };
  return deadline.current?.at ?? null;
}
