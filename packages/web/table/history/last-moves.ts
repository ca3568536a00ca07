import type { ViewedEvent } from '@safehouse/protocol';
import { movesOf } from '../../match/events.ts';

/** More would take minutes to watch, and a server limits requests for earlier views. */
const MAX_MOVES = 40;

/**
 * The versions of the moves since the viewer's own last turn, oldest first: the others' moves, and the viewer's own in
 * the current turn. For a spectator (`seat` is null) the seat that moved last counts as their own.
 */
export function lastMoveVersions(events: readonly ViewedEvent[], seat: number | null): readonly number[] {
  const moves = movesOf(events);
  const own = seat ?? moves.at(-1)?.seat ?? null;
  const lastOfOthers = moves.findLastIndex((move) => move.seat !== own);
  const ownTurnBefore = moves.slice(0, Math.max(0, lastOfOthers)).findLastIndex((move) => move.seat === own);
  return moves.slice(Math.max(ownTurnBefore + 1, moves.length - MAX_MOVES)).map(({ version }) => version);
}

/** The number of moves by others after the version that the viewer saw last; 0 on the first visit. */
export function missedMoveCount(
  events: readonly ViewedEvent[],
  seenVersion: number | null,
  seat: number | null,
): number {
  if (seenVersion === null) return 0;
  return movesOf(events).filter((move) => move.version > seenVersion && move.seat !== seat).length;
}
