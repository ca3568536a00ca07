import { useSignal } from '@preact/signals';
import type { TournamentView } from '@safehouse/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { apiRequest } from '../../online/api.ts';
import { loadWithRetries } from '../../online/load-with-retries.ts';
import { socket } from '../../online/socket.ts';
import { navigate } from '../../state/router.ts';

/** The access code in the link to a tournament that can only be joined with a code. */
export function codeInLink(): string | undefined {
  return new URLSearchParams(location.search).get('code') ?? undefined;
}

/** A tournament, kept up to date; null if the user may not see it or it does not exist, undefined until loaded. */
export function useTournament(id: string): TournamentView | null | undefined {
  const view = useSignal<TournamentView | null | undefined>(undefined);
  useEffect(() => {
    const code = codeInLink();
    const load = async () => {
      const query = code === undefined ? '' : `?code=${encodeURIComponent(code)}`;
      const answer = await apiRequest<TournamentView>('GET', `/tournaments/${id}${query}`);
      if (answer.ok) view.value = answer.value;
      else if (answer.error.code === 'not-found') view.value = null;
      return answer.ok ? null : answer.error;
    };
    const endLoading = loadWithRetries(load);
    const { end } = socket.subscribe({
      subscribeMessage: (on) => ({ type: 'tournament', on, tournament: id, ...(code !== undefined && { code }) }),
      onMessage(message) {
        if (message.type === 'tournament') view.value = message.view;
      },
    });
    return () => {
      endLoading();
      end();
    };
  }, [id]);
  return view.value;
}

/** Query parameter: the match that the user came from, or the last one that was opened from here. */
const FROM = 'from';

/** Opens the viewer's match when it starts, but not one that they have just left for this page. */
export function useOpenNextMatch(match: string | null): void {
  const last = useRef(new URLSearchParams(location.search).get(FROM) ?? match);
  useEffect(() => {
    if (match !== null && match !== last.current) {
      // Going back from the match must not open it again.
      const here = new URL(location.href);
      here.searchParams.set(FROM, match);
      history.replaceState(history.state, '', here);
      navigate(`/match/${match}`);
    }
    last.current = match ?? last.current;
  }, [match]);
}

/** The server's time, updated every second. */
export function useServerTime(): number {
  const now = useSignal(socket.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = socket.now();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return now.value;
}
