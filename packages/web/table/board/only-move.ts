import type { WrittenMove } from '@safehouse/contract';
import type { MatchView, ViewedEvent } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { settings } from '../../state/settings.ts';
import { isMyTurn, type TableContext } from '../table-context.ts';

/** So that the player sees what is about to happen. */
const PAUSE_MS = 900;

/** Plays the only legal move by itself, if the settings say so. */
export function useOnlyMove({ matchView, source }: TableContext, play: (move: WrittenMove) => void): void {
  const move = settings.playOnlyMove.value ? onlyMove(matchView, source.events.value) : null;
  const isReady = move !== null && !source.isPending.value;
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(play, PAUSE_MS, move);
    return () => clearTimeout(timer);
  }, [isReady, matchView.version]);
}

/** Null right after an undo: the player wants to think again. */
export function onlyMove(matchView: MatchView, events: readonly ViewedEvent[]): WrittenMove | null {
  const last = events.at(-1);
  const isUndone = last !== undefined && 'table' in last && last.table.type === 'undone';
  return isMyTurn(matchView) && matchView.legal.length === 1 && !isUndone ? matchView.legal[0] : null;
}
