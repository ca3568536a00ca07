import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { apiRequest, type RequestError } from './api.ts';
import { loadWithRetries } from './load-with-retries.ts';

const POLL_INTERVAL_MS = 20_000;

/** Polls the server, and reloads whenever the page becomes visible or the server can be reached again. */
export function usePolledResource<T>(path: string): {
  readonly value: T | null;
  readonly error: RequestError | null;
} {
  const value = useSignal<T | null>(null);
  const error = useSignal<RequestError | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const answer = await apiRequest<T>('GET', path);
      // An answer may come after the path has changed, and after the answer for the new path.
      if (!isCurrent) return null;
      value.value = answer.ok ? answer.value : value.value;
      error.value = answer.ok ? null : answer.error;
      return error.value;
    };
    let endLoading = loadWithRetries(load);
    const reload = () => {
      if (document.visibilityState !== 'visible') return;
      endLoading();
      endLoading = loadWithRetries(load);
    };
    document.addEventListener('visibilitychange', reload);
    const timer = setInterval(reload, POLL_INTERVAL_MS);
    return () => {
      isCurrent = false;
      endLoading();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reload);
    };
  }, [path]);
  return { value: value.value, error: error.value };
}
