import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Fact } from '../../rules/facts.ts';
import type { KompromatBoardProps } from '../board/board-context.ts';
import { type BoardSnapshot, restoreSnapshot } from './board-snapshot.ts';
import { buildFrames, type PlaybackFrame, type QueuedFrame } from './playback-frames.ts';

type KompromatMatchView = KompromatBoardProps['matchView'];
type ViewedMoves = NonNullable<KompromatBoardProps['moveHistory']>;

interface PlaybackQueue {
  readonly matchView: KompromatMatchView;
  /** The page as a scene, with the totals that were seen on the way. */
  readonly finalSnapshot: BoardSnapshot;
  readonly frames: readonly QueuedFrame[];
  /** How long the telling takes in all, what is past included. */
  readonly durationMs: number;
}

/** What takes less is over before anybody could press a button. */
const MIN_SKIPPABLE_MS = 1500;

export interface Playback {
  readonly snapshot: BoardSnapshot;
  /** What is being shown; null where the table is up to date. */
  readonly frame: PlaybackFrame | null;
  /** Something is shown that one has to wait for; one's own card on its way does not count. */
  readonly isAnimating: boolean;
  /** It takes long enough to be skipped. */
  readonly canSkip: boolean;
  skipAnimation(): void;
}

/** Shows what happened fact by fact, then the page. New facts wait until the ones before have been shown. */
export function usePlayback({
  matchView,
  newFacts,
  moveHistory = [],
  onVersionShown,
}: KompromatBoardProps): Playback {
  const [first] = useState(() => idleQueue(matchView, moveHistory));
  const kept = useRef<PlaybackQueue>(first);
  const [, redraw] = useState(0);
  kept.current = updateQueue(kept.current, matchView, newFacts as readonly Fact[], moveHistory);
  const beat: PlaybackFrame | undefined = kept.current.frames[0];
  const keep = (beats: readonly QueuedFrame[]) => {
    kept.current = { ...kept.current, frames: beats };
    redraw((n) => n + 1);
  };
  useEffect(() => {
    if (!beat) return;
    // Nobody looks at a hidden tab: when they come back they want to see how it stands.
    const timer = setTimeout(() => keep(kept.current.frames.slice(1)), document.hidden ? 0 : beat.durationMs);
    return () => clearTimeout(timer);
  }, [beat]);
  const telling = kept.current.frames.find((one) => !isOwnCard(one, matchView));
  const told = telling ? telling.version - 1 : matchView.version;
  useLayoutEffect(() => onVersionShown?.(told), [told]);
  return {
    snapshot: beat?.snapshot ?? kept.current.finalSnapshot,
    frame: beat ?? null,
    isAnimating: telling !== undefined,
    canSkip: kept.current.durationMs >= MIN_SKIPPABLE_MS,
    skipAnimation: () => keep([]),
  };
}

function idleQueue(page: KompromatMatchView, story: ViewedMoves): PlaybackQueue {
  return { matchView: page, finalSnapshot: restoreSnapshot(page.view, story), frames: [], durationMs: 0 };
}

function isOwnCard({ fact }: PlaybackFrame, { seat }: KompromatMatchView): boolean {
  return (fact.type === 'placed' || fact.type === 'hit') && fact.seat === seat;
}

function updateQueue(
  kept: PlaybackQueue,
  page: KompromatMatchView,
  facts: readonly Fact[],
  story: ViewedMoves,
): PlaybackQueue {
  if (kept.matchView === page) return kept;
  // Another seat's page may hold what this one may not know: nothing is carried over.
  if (kept.matchView.seat !== page.seat || kept.matchView.id !== page.id) return idleQueue(page, story);
  if (page.version === kept.matchView.version)
    return { ...kept, matchView: page, finalSnapshot: { ...kept.finalSnapshot, view: page.view } };
  // What happens beside the game does not cut the telling short.
  const hasMore = facts.length > 0 || kept.frames.length > 0;
  if (page.version < kept.matchView.version || !hasMore) return idleQueue(page, story);
  const { beats, end } = buildFrames({ ...kept.finalSnapshot, view: kept.matchView.view }, facts);
  const queued = beats.map((beat) => ({ ...beat, version: page.version }));
  const ms =
    (kept.frames.length > 0 ? kept.durationMs : 0) + queued.reduce((sum, beat) => sum + beat.durationMs, 0);
  return {
    matchView: page,
    finalSnapshot: { ...end, view: page.view },
    frames: [...kept.frames, ...queued],
    durationMs: ms,
  };
}
