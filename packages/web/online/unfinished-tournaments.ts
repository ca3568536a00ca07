import { signal } from '@preact/signals';
import type { ListedTournament } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { apiRequest } from './api.ts';
import { currentUser } from './session.ts';
import { socket } from './socket.ts';

/** Rare: a club announces a tournament long before it starts, and its own page is told at once. */
const RELOAD_INTERVAL_MS = 60_000;

/** Those that run or have not started; known while a screen shows them. */
export const unfinishedTournaments = signal<readonly ListedTournament[]>([]);

/** Loads them while there is a connection, and again from time to time while the page is visible. */
export function useUnfinishedTournaments(): void {
  const isLive = socket.state.value === 'live';
  const user = currentUser.value?.id;
  useEffect(() => {
    if (!isLive) return;
    const load = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await apiRequest<{ readonly tournaments: readonly ListedTournament[] }>('GET', '/tournaments');
      if (answer.ok) unfinishedTournaments.value = answer.value.tournaments.filter(isUnfinished);
    };
    void load();
    document.addEventListener('visibilitychange', load);
    const timer = setInterval(load, RELOAD_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, [isLive, user]);
}

function isUnfinished({ status }: ListedTournament): boolean {
  return status === 'open' || status === 'running';
}
