import type { AnyFact } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';

/** One step of an animation. Each game adds what it draws. */
export interface PlaybackStep {
  readonly durationMs: number;
  /** The fact that the step shows and the notice describes. Missing in a pause before something is shown. */
  readonly fact?: AnyFact;
  /** Nothing waits for it, for example for the viewer's own card moving. */
  readonly isBackground?: boolean;
}

interface QueuedStep<Step> {
  readonly step: Step;
  /** The version shown before the first step of this update, and the version after it. */
  readonly versionBefore: number;
  readonly version: number;
}

export interface PlaybackQueue<Viewed extends MatchView, Step> {
  readonly matchView: Viewed;
  /** The match view before the version last changed, if any. */
  readonly previous: Viewed | null;
  readonly steps: readonly QueuedStep<Step>[];
  /** The step played last; null after a skip. */
  readonly lastStep: Step | null;
  /** The duration of the whole playback, including the part already played. */
  readonly totalMs: number;
}

export function idleQueue<Viewed extends MatchView, Step>(
  matchView: Viewed,
  previous: Viewed | null = null,
): PlaybackQueue<Viewed, Step> {
  return { matchView, previous, steps: [], lastStep: null, totalMs: 0 };
}

/** Adds the steps that lead to this view to the queue, after those not played yet. */
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
  // A view of another seat may contain what this seat must not know. Undone moves are not played back.
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

/** The duration of all steps not played yet. */
export function remainingMs({ steps }: PlaybackQueue<MatchView, PlaybackStep>): number {
  return steps.reduce((sum, { step }) => sum + step.durationMs, 0);
}

export function isWaitedFor({ steps }: PlaybackQueue<MatchView, PlaybackStep>): boolean {
  return steps.some(({ step }) => !step.isBackground);
}

/** The version up to which everything has been shown. */
export function shownVersion({ steps, matchView }: PlaybackQueue<MatchView, PlaybackStep>): number {
  return steps.find(({ step }) => !step.isBackground)?.versionBefore ?? matchView.version;
}
