import type { MatchView } from '@safehouse/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { boardSettings } from '../../state/theme.ts';
import type { TableContext } from '../table-context.ts';
import { lastMoveVersions } from './last-moves.ts';

/** How long each position is shown, even if its move is not animated. */
const PAUSE_MS = 450;

/** Plays back the last moves on the board. */
export interface Replay {
  /** The earlier position that is shown; null for the current one. */
  readonly position: MatchView | null;
  /** True if there are moves to play back. */
  readonly canStart: boolean;
  start(): void;
  /** Returns to the current position. */
  stop(): void;
}

/** `shownVersion`: the version that the board has shown. Each move waits until the previous one has been shown. */
export function useReplay({ source, matchView }: TableContext, shownVersion: number | null): Replay {
  const events = source.events.value;
  const versions = useMemo(() => lastMoveVersions(events, matchView.seat), [events, matchView.seat]);
  const [positions, setPositions] = useState<readonly MatchView[]>([]);
  const lastRequest = useRef(0);
  const [position = null] = positions;
  const isShown = position !== null && shownVersion === position.version;
  const stop = () => {
    lastRequest.current++;
    setPositions([]);
  };
  const start = async () => {
    const request = ++lastRequest.current;
    const views = await Promise.all([versions[0] - 1, ...versions].map((version) => source.matchViewAt(version)));
    // Not if a view is unavailable, or the user has stopped or restarted it meanwhile.
    if (request === lastRequest.current && views.every((view) => view?.view)) setPositions(views.flatMap(asReadOnly));
  };
  useEffect(() => stop, [matchView.id, matchView.seat]);
  useEffect(() => {
    if (!isShown) return undefined;
    const pauseMs = PAUSE_MS * (boardSettings.value.pace ?? 1);
    const timer = setTimeout(() => setPositions(positions.slice(1)), pauseMs);
    return () => clearTimeout(timer);
  }, [isShown, positions]);
  return { position, canStart: versions.length > 0, start: () => void start(), stop };
}

/** Without legal moves, and without a clock, which would speed up the playback. */
function asReadOnly(matchView: MatchView | null): MatchView[] {
  return matchView ? [{ ...matchView, legal: [], clock: null }] : [];
}
