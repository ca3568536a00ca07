import type { Signal } from '@preact/signals';
import type { MatchView } from '@safehouse/protocol';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface BoardSync {
  /** The view for everything around the board: no newer than what the board has shown. */
  readonly shownView: MatchView;
  /** Log lines of later versions are not shown yet. */
  readonly shownVersion: number;
}

/** Keeps everything around the board in step with its playback. `reached`: the version shown so far, if any. */
export function useBoardSync(matchView: MatchView, reached: Signal<number | null>): BoardSync {
  const shownVersion = reached.value;
  const [isWaiting, setWaiting] = useState(false);
  const last = useRef(matchView);
  const isShown = isUpToDate(matchView, last.current, shownVersion);
  if (isShown) last.current = matchView;
  // The board's effects have run by now; until then the last view stays, to avoid flicker.
  useLayoutEffect(() => setWaiting(!isShown), [isShown]);
  return {
    shownView: isShown ? matchView : isWaiting ? withoutOutcome(matchView, last.current) : last.current,
    shownVersion: isShown ? matchView.version : (shownVersion ?? matchView.version),
  };
}

function isUpToDate(matchView: MatchView, last: MatchView, shownVersion: number | null): boolean {
  const isSameViewer = matchView.id === last.id && matchView.seat === last.seat;
  return !isSameViewer || shownVersion === null || shownVersion >= matchView.version;
}

/** While the board animates, hides the result and the viewer's turn, so that both are not announced too early. */
export function withoutOutcome(matchView: MatchView, last: MatchView): MatchView {
  const others = ({ toAct }: MatchView) => toAct.filter((seat) => seat !== matchView.seat);
  const before = others(last);
  return { ...matchView, status: last.status, toAct: before.length > 0 ? before : others(matchView), result: null };
}
