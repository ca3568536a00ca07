import { signal } from '@preact/signals';
import type { ListedMatch } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { socket } from './socket.ts';

type MatchList = readonly ListedMatch[];

/** Null until the first message from the server. */
const openTableList = signal<MatchList | null>(null);
const myMatchList = signal<MatchList | null>(null);

/** Tables with a free seat, updated while the screen shows them. */
export function useOpenTables(): MatchList | null {
  useEffect(() => {
    const { end } = socket.subscribe({
      subscribeMessage: (on) => ({ type: 'lobby', on }),
      onMessage(message) {
        if (message.type === 'lobby') openTableList.value = message.tables;
      },
    });
    return end;
  }, []);
  return openTableList.value;
}

/** The user's matches on the server. */
export function useMyMatches(): MatchList | null {
  useEffect(() => {
    const { end } = socket.subscribe({
      subscribeMessage: (on) => ({ type: 'mine', on }),
      onMessage(message) {
        if (message.type === 'mine') myMatchList.value = message.matches;
      },
    });
    return end;
  }, []);
  return myMatchList.value;
}
