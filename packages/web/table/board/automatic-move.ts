import type { WrittenMove } from '@safehouse/contract';
import type { MatchView, ViewedEvent } from '@safehouse/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LoadedGame } from '../../state/games.ts';
import { settings } from '../../state/settings.ts';
import { isMyTurn, type TableContext } from '../table-context.ts';

/** A move that is played automatically after a pause. */
interface AutomaticMove {
  readonly move: WrittenMove;
  readonly pauseMs: number;
}

/** The pause lets the player see what is about to happen, and stop it. */
const ONLY_MOVE_PAUSE_MS = 900;
const TURN_END_PAUSE_MS = 2400;

/** Plays the moves that the settings make automatic, unless the player presses anything. Returns the pause in ms. */
export function useAutomaticMove(context: TableContext, play: (move: WrittenMove) => void): number | null {
  const { matchView, source, game } = context;
  const { version } = matchView;
  const [stoppedVersion, stopAt] = useState<number | null>(null);
  const wanted = {
    onlyMove: settings.playOnlyMove.value,
    turnEnd: settings.endFinishedTurn.value && !settings.confirmMoves.value,
  };
  const automatic = useMemo(
    () => automaticMove({ matchView, events: source.events.value, game }, wanted),
    [matchView, game, wanted.onlyMove, wanted.turnEnd],
  );
  const isRunning = automatic !== null && !source.isPending.value && stoppedVersion !== version;
  useEffect(() => {
    if (!isRunning) return undefined;
    // Not in a hidden tab: nobody would see it, and another tab may have the same match open.
    const timer = setTimeout(() => document.hidden || play(automatic.move), automatic.pauseMs);
    const stop = () => stopAt(version);
    const presses = ['pointerdown', 'keydown'] as const;
    for (const press of presses) addEventListener(press, stop);
    return () => {
      clearTimeout(timer);
      for (const press of presses) removeEventListener(press, stop);
    };
  }, [isRunning, version]);
  return isRunning ? automatic.pauseMs : null;
}

interface AutomaticContext {
  readonly matchView: MatchView;
  readonly events: readonly ViewedEvent[];
  readonly game: { readonly ui: Pick<LoadedGame['ui'], 'turnEnd'> };
}

/** Null right after an undo, because the player wants to think again. */
export function automaticMove(
  { matchView, events, game }: AutomaticContext,
  wanted: { readonly onlyMove: boolean; readonly turnEnd: boolean },
): AutomaticMove | null {
  const { view, seat, legal } = matchView;
  const last = events.at(-1);
  const isUndone = last !== undefined && 'table' in last && last.table.type === 'undone';
  if (!isMyTurn(matchView) || isUndone || view === null || seat === null) return null;
  if (wanted.onlyMove && legal.length === 1) return { move: legal[0], pauseMs: ONLY_MOVE_PAUSE_MS };
  const end = wanted.turnEnd ? game.ui.turnEnd?.(view, seat, legal) : null;
  return end ? { move: end, pauseMs: TURN_END_PAUSE_MS } : null;
}
