import { signal } from '@preact/signals';
import type { ListedMatch } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { socket } from './socket.ts';

type List = readonly ListedMatch[];

/** Null until the server has told. */
const openTables = signal<List | null>(null);
const myMatches = signal<List | null>(null);

/** Tables with a free seat, live as long as the screen shows them. */
export function useOpenTables(): List | null {
  useEffect(() => {
    const { end } = socket.subscribe({
      open: (on) => ({ type: 'lobby', on }),
      hear(message) {
        if (message.type === 'lobby') openTables.value = message.tables;
      },
    });
    return end;
  }, []);
  return openTables.value;
}

/** The own matches on the server. */
export function useMyMatches(): List | null {
  useEffect(() => {
    const { end } = socket.subscribe({
      open: (on) => ({ type: 'mine', on }),
      hear(message) {
        if (message.type === 'mine') myMatches.value = message.matches;
      },
    });
    return end;
  }, []);
  return myMatches.value;
}
