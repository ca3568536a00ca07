import type { MatchView } from '@safehouse/protocol';
import type { AnyFact } from '../game-ui.ts';

/** One step of an animation, shown for a while; each game adds what it draws. */
export interface PlaybackStep {
  readonly durationMs: number;
  /** What it shows: the notice says it. Missing in a pause before something is shown. */
  readonly fact?: AnyFact;
  /** Nothing waits for it: the viewer's own card on its way. */
  readonly isBackground?: boolean;
}

interface QueuedStep<Step> {
  readonly step: Step;
  /** The version that had been shown before the first step of this update, and the one it leads to. */
  readonly versionBefore: number;
  readonly version: number;
}

export interface PlaybackQueue<Viewed extends MatchView, Step> {
  readonly matchView: Viewed;
  /** The match before its version last changed; null before that. */
  readonly previous: Viewed | null;
  readonly steps: readonly QueuedStep<Step>[];
  /** The step that was played last; null after a skip. */
  readonly lastStep: Step | null;
  /** How long the playback takes in all, what is past included. */
  readonly totalMs: number;
}

export function idleQueue<Viewed extends MatchView, Step>(
  matchView: Viewed,
  previous: Viewed | null = null,
): PlaybackQueue<Viewed, Step> {
  return { matchView, previous, steps: [], lastStep: null, totalMs: 0 };
}

/** The queue after the match has come to this view. Its steps wait until those before have been played. */
export function updateQueue<Viewed extends MatchView, Step extends PlaybackStep>(
  queue: PlaybackQueue<Viewed, Step>,
  matchView: Viewed,
  stepsAfter: (before: Viewed) => readonly Step[],
): PlaybackQueue<Viewed, Step> {
  const before = queue.matchView;
  if (before === matchView) return queue;
  const isSameViewer = before.id === matchView.id && before.seat === matchView.seat;
  if (before.version === matchView.version)
    return isSameViewer ? { ...queue, matchView } : idleQueue(matchView, queue.previous);
  // Another seat's view may hold what this one may not know, and moves taken back are not played.
  if (!isSameViewer || matchView.version < before.version) return idleQueue(matchView, before);
  const added = stepsAfter(before).map((step) => ({ step, versionBefore: before.version, version: matchView.version }));
  const steps = [...queue.steps, ...added];
  if (steps.length === 0) return idleQueue(matchView, before);
  const playedMs = queue.steps.length > 0 ? queue.totalMs - remainingMs(queue) : 0;
  const totalMs = playedMs + remainingMs({ ...queue, steps });
  return { ...queue, matchView, previous: before, steps, totalMs };
}

export function withoutFirstStep<Viewed extends MatchView, Step>(
  queue: PlaybackQueue<Viewed, Step>,
): PlaybackQueue<Viewed, Step> {
  const [played, ...steps] = queue.steps;
  return { ...queue, steps, lastStep: played?.step ?? null };
}

/** How long everything that is still to be shown takes. */
export function remainingMs({ steps }: PlaybackQueue<MatchView, PlaybackStep>): number {
  return steps.reduce((sum, { step }) => sum + step.durationMs, 0);
}

export function isWaitedFor({ steps }: PlaybackQueue<MatchView, PlaybackStep>): boolean {
  return steps.some(({ step }) => !step.isBackground);
}

/** Up to which version everything has been shown. */
export function shownVersion({ steps, matchView }: PlaybackQueue<MatchView, PlaybackStep>): number {
  return steps.find(({ step }) => !step.isBackground)?.versionBefore ?? matchView.version;
}
