import { useEffect, useRef, useState } from 'preact/hooks';
import { isNumber, RecentValues } from '../../state/recent-values.ts';
import type { TableContext } from '../table-context.ts';
import { missedMoveCount } from './last-moves.ts';

/** The version that was last on the screen, by match and seat. */
const lastSeenVersions = new RecentValues({ storageKey: 'safehouse.seen', max: 100, isValue: isNumber });

/** A single move is shown in the notice anyway. */
const MIN_MISSED = 2;

interface MissedMoves {
  /** 0 if there is nothing worth replaying. */
  readonly count: number;
  forget(): void;
}

/** The number of moves by others while the viewer was away, counted when they come back to the table. */
export function useMissedMoves({ matchView, source }: TableContext): MissedMoves {
  const viewer = `${matchView.id} ${matchView.seat}`;
  const events = source.events.value;
  const [count, setCount] = useState(0);
  const latest = useRef({ events, version: matchView.version });
  const openedAtVersion = useRef(0);
  latest.current = { events, version: matchView.version };
  useEffect(() => {
    const onVisible = () => {
      // Players who share a device have been at the table all the time.
      if (document.visibilityState === 'hidden' || matchView.seats.length > 1) return;
      const missed = missedMoveCount(latest.current.events, lastSeenVersions.get(viewer), matchView.seat);
      if (missed >= MIN_MISSED) setCount(missed);
      lastSeenVersions.set(viewer, latest.current.version);
    };
    openedAtVersion.current = latest.current.version;
    setCount(0);
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [viewer]);
  useEffect(() => {
    if (document.visibilityState !== 'hidden') lastSeenVersions.set(viewer, matchView.version);
    // After a move of their own the viewer is up to date.
    const last = events.at(-1);
    if (last && 'facts' in last && last.version > openedAtVersion.current && last.seat === matchView.seat) setCount(0);
  }, [viewer, matchView.version]);
  return { count, forget: () => setCount(0) };
}
