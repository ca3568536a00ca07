import { signal } from '@preact/signals';
import type { ListedTournament } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { apiRequest } from './api.ts';
import { currentUser } from './session.ts';
import { socket } from './socket.ts';

/** Rarely: clubs announce tournaments long before they start, and the tournament's own page is updated live. */
const RELOAD_INTERVAL_MS = 60_000;
/** The minimum time between two requests, for users who switch between tabs often. */
const MIN_INTERVAL_MS = 15_000;

interface TournamentsReply {
  readonly tournaments: readonly ListedTournament[];
}

/** Tournaments that are running or have not started. Loaded while a component uses them. */
export const unfinishedTournaments = signal<readonly ListedTournament[]>([]);

/** Loads them while there is a connection, and reloads them at intervals while the page is visible. */
export function useUnfinishedTournaments(): void {
  const isLive = socket.state.value === 'live';
  const user = currentUser.value?.id;
  useEffect(() => {
    if (!isLive) return;
    const load = async () => {
      if (document.visibilityState !== 'visible') return;
      loadedAt = Date.now();
      const answer = await apiRequest<TournamentsReply>('GET', '/tournaments?unfinished=true');
      if (answer.ok) unfinishedTournaments.value = answer.value.tournaments;
    };
    let loadedAt = 0;
    const onVisibilityChange = () => {
      if (Date.now() - loadedAt > MIN_INTERVAL_MS) void load();
    };
    void load();
    document.addEventListener('visibilitychange', onVisibilityChange);
    const timer = setInterval(load, RELOAD_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [isLive, user]);
}
