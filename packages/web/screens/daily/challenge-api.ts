import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { ensureSession } from '../../online/session.ts';
import { navigate } from '../../state/router.ts';

const POLL_INTERVAL_MS = 20_000;

/** What the server says about something; asked again now and then, and whenever the page is looked at again. */
export function usePolledResource<T>(path: string): {
  readonly value: T | null;
  readonly error: RequestError | null;
} {
  const value = useSignal<T | null>(null);
  const error = useSignal<RequestError | null>(null);
  useEffect(() => {
    const load = async () => {
      const answer = await apiRequest<T>('GET', path);
      value.value = answer.ok ? answer.value : value.value;
      error.value = answer.ok ? null : answer.error;
    };
    const again = () => {
      if (document.visibilityState === 'visible') void load();
    };
    void load();
    document.addEventListener('visibilitychange', again);
    const timer = setInterval(again, POLL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [path]);
  return { value: value.value, error: error.value };
}

/** Sits down at a table that the server makes, as a guest if need be; or says why not. */
export async function openChallengeTable(path: string, body?: object): Promise<RequestError | null> {
  const error = await ensureSession();
  if (error) return error;
  const answer = await apiRequest<{ readonly id: string }>('POST', path, body);
  if (!answer.ok) return answer.error;
  navigate(`/match/${answer.value.id}`);
  return null;
}
