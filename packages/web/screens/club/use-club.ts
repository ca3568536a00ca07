import { useSignal } from '@preact/signals';
import type { ClubView } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { loadWithRetries } from '../../online/load-with-retries.ts';
import { useResource } from '../../online/resource.ts';
import { currentUser } from '../../online/session.ts';
import { socket } from '../../online/socket.ts';

/** The secret in an invitation link. */
export function invitationInLink(): string | undefined {
  return new URLSearchParams(location.search).get('invitation') ?? undefined;
}

export interface LiveClub {
  /** Null if the user may not see the club or it does not exist, undefined until loaded. */
  readonly view: ClubView | null | undefined;
  /** Incremented whenever something in the club may have changed. */
  readonly changes: number;
  /** Why the club could not be loaded, or why the last change with `send` failed. */
  readonly error: RequestError | null;
  reload(): void;
  /** Sends a change by a single button, which has no place of its own for an error. */
  send(...request: Parameters<typeof clubRequest>): Promise<void>;
}

/** A club, kept up to date. */
export function useClub(id: string): LiveClub {
  const view = useSignal<ClubView | null | undefined>(undefined);
  const changes = useSignal(0);
  const error = useSignal<RequestError | null>(null);
  const user = currentUser.value?.id;
  const load = async () => {
    const invitation = invitationInLink();
    const query = invitation === undefined ? '' : `?invitation=${encodeURIComponent(invitation)}`;
    const answer = await apiRequest<ClubView>('GET', `/clubs/${id}${query}`);
    if (view.value === undefined) error.value = answer.ok ? null : answer.error;
    if (answer.ok) view.value = answer.value;
    else if (answer.error.code === 'not-found') view.value = null;
    return answer.ok ? null : answer.error;
  };
  const reload = () => {
    changes.value++;
    void load();
  };
  const send: LiveClub['send'] = async (...request) => {
    error.value = await clubRequest(...request);
    reload();
  };
  useEffect(() => {
    const endLoading = loadWithRetries(load);
    const { end } = socket.subscribe({
      subscribeMessage: (on) => ({ type: 'club', on, club: id }),
      onMessage(message) {
        if (message.type === 'club') reload();
      },
    });
    return () => {
      endLoading();
      end();
    };
  }, [id, user]);
  return { view: view.value, changes: changes.value, error: error.value, reload, send };
}

/** A part of a club, reloaded after every change. */
export function useClubPart<T>(path: string, changes: number): T | null {
  return useResource<T>(path, changes).value;
}

export async function clubRequest(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<RequestError | null> {
  const answer = await apiRequest(method, `/clubs/${path}`, body);
  return answer.ok ? null : answer.error;
}
