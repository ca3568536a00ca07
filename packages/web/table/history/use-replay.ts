import type { MatchView } from '@safehouse/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { boardSettings } from '../../state/theme.ts';
import type { TableContext } from '../table-context.ts';
import { lastMoveVersions } from './last-moves.ts';

/** Each position stays for a moment, also where its move is not animated. */
const PAUSE_MS = 450;

/** The last moves, played again on the board. */
export interface Replay {
  /** The earlier position on the board; null for the current one. */
  readonly position: MatchView | null;
  /** There is something to play again. */
  readonly canStart: boolean;
  start(): void;
  /** Back to the current position. */
  stop(): void;
}

/** `shownVersion`: how far the board has come. Each move waits until the one before it has been shown. */
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
    // Not if something is unavailable, or the user has moved on meanwhile.
    if (request === lastRequest.current && views.every((view) => view?.view)) setPositions(views.flatMap(asPast));
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

/** Nothing can be done there, and no clock hurries its playback. */
function asPast(matchView: MatchView | null): MatchView[] {
  return matchView ? [{ ...matchView, legal: [], clock: null }] : [];
}
