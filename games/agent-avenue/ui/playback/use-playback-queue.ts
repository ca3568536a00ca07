import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Fact } from '../../rules/facts.ts';
import type { AgentAvenueBoardProps } from '../board/board-context.ts';
import { findPawnWalks, findReveal, type PawnWalk, type Reveal } from './animations.ts';

type AgentAvenueMatchView = AgentAvenueBoardProps['matchView'];

/** What is on the screen: a page, and what moves on it. */
export interface PlaybackFrame {
  readonly matchView: AgentAvenueMatchView;
  readonly reveal: Reveal | null;
  readonly walks: readonly PawnWalk[];
  readonly isAnimating: boolean;
  /** Up to which version everything has been shown. */
  readonly shownVersion: number;
}

export const STEP_MS = 190;
const REVEAL_MS = 1500;
const REDUCED_REVEAL_MS = 700;
const PAUSE_MS = 260;

interface PlaybackStep {
  readonly matchView: AgentAvenueMatchView;
  readonly facts: readonly Fact[];
}

const stillFrame = (matchView: AgentAvenueMatchView): PlaybackFrame => ({
  matchView,
  reveal: null,
  walks: [],
  isAnimating: false,
  shownVersion: matchView.version,
});

function walkDurationMs(
  walks: readonly PawnWalk[],
  motion: AgentAvenueBoardProps['settings']['motion'],
): number {
  if (walks.length === 0 || motion === 'reduced') return PAUSE_MS;
  const bySide = [0, 1].map((side) =>
    walks.reduce((sum, walk) => (walk.side === side ? sum + Math.abs(walk.by) : sum), 0),
  );
  return PAUSE_MS + STEP_MS * Math.max(...bySide);
}

/**
 * Pages are shown one after the other, each with what happened on it, so that a quick opponent does not cut the
 * turn of the hidden card short. `finish` jumps to the present.
 */
export function usePlaybackQueue({
  matchView,
  newFacts,
  settings,
  onVersionShown: say,
}: AgentAvenueBoardProps): PlaybackFrame & { finish(): void } {
  const [shown, setShown] = useState(stillFrame(matchView));
  const now = useRef(shown);
  const latest = useRef(matchView);
  const queue = useRef<PlaybackStep[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (next: PlaybackFrame) => {
    now.current = next;
    setShown(next);
  };
  const after = (ms: number, then: () => void) => {
    timer.current = setTimeout(then, ms);
  };
  const rest = () => {
    show({
      ...now.current,
      isAnimating: queue.current.length > 0,
      shownVersion: now.current.matchView.version,
    });
    begin();
  };
  const land = ({ matchView, facts }: PlaybackStep) => {
    const walks = findPawnWalks(facts);
    show({ matchView, reveal: null, walks, isAnimating: true, shownVersion: now.current.shownVersion });
    after(walkDurationMs(walks, settings.motion), rest);
  };
  const begin = () => {
    const step = queue.current.shift();
    if (!step) return;
    const reveal = findReveal(now.current.matchView.view, step.facts);
    if (!reveal) return land(step);
    show({ ...now.current, reveal, walks: [], isAnimating: true });
    after(settings.motion === 'full' ? REVEAL_MS : REDUCED_REVEAL_MS, () => land(step));
  };
  const finish = () => {
    clearTimeout(timer.current);
    queue.current = [];
    show(stillFrame(latest.current));
  };

  useEffect(() => {
    const before = latest.current;
    if (before === matchView) return;
    latest.current = matchView;
    // What happens beside the game waits its turn: it does not cut the telling short.
    const hasMore = newFacts.length > 0 || now.current.isAnimating;
    if (matchView.version > before.version && matchView.seat === before.seat && hasMore) {
      queue.current.push({ matchView, facts: newFacts as readonly Fact[] });
      if (!now.current.isAnimating) begin();
    } else if (matchView.version !== before.version || matchView.seat !== before.seat) finish();
    else if (!now.current.isAnimating) show({ ...now.current, matchView });
  }, [matchView]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => say?.(shown.shownVersion), [shown.shownVersion]);

  return { ...shown, finish };
}
