import { type Signal, useSignal } from '@preact/signals';
import type { LiveTable, MatchId } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { socket } from './socket.ts';

/** The live tables of one game or of all, updated while the component is mounted; null until they are loaded. */
export function useLiveTables(game: string | null): readonly LiveTable[] | null {
  const tables = useSignal<readonly LiveTable[] | null>(null);
  useEffect(() => {
    const { end } = socket.subscribe({
      subscribeMessage: (on) => ({ type: 'live', on, ...(game !== null && { game }) }),
      onMessage(message) {
        if (message.type === 'live') tables.value = message.tables;
      },
    });
    return () => {
      tables.value = null;
      end();
    };
  }, [game]);
  return tables.value;
}

/** The live table shown on the front page, and the number of live tables. */
export interface TvState {
  readonly match: MatchId | null;
  readonly count: number;
}

/** Subscribes only while the element is visible. */
export function useTv(isOnScreen: Signal<boolean>): TvState | null {
  const state = useSignal<TvState | null>(null);
  const isAsked = isOnScreen.value;
  useEffect(() => {
    if (!isAsked) return undefined;
    const { end } = socket.subscribe({
      subscribeMessage: (on) => ({ type: 'tv', on }),
      onMessage(message) {
        if (message.type === 'tv') state.value = message;
      },
    });
    return end;
  }, [isAsked]);
  return state.value;
}
