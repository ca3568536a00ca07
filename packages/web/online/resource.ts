import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { apiRequest, type RequestError } from './api.ts';
import { loadWithRetries } from './load-with-retries.ts';

interface Resource<T> {
  /** Null until it is loaded. */
  readonly value: T | null;
  readonly error: RequestError | null;
}

/**
 * Loads a path of the server, and again whenever `version` changes or, after a failure, when the server can be reached
 * again; nothing while the path is null. The value of another
 * path is never returned, not even while this one is being loaded.
 */
export function useResource<T>(path: string | null, version: string | number = 0): Resource<T> {
  const loaded = useSignal<(Resource<T> & { readonly path: string }) | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    let isCurrent = true;
    const endLoading = loadWithRetries(async () => {
      const answer = await apiRequest<T>('GET', path);
      if (!isCurrent) return null;
      const before = loaded.value?.path === path ? loaded.value.value : null;
      loaded.value = answer.ok
        ? { path, value: answer.value, error: null }
        : { path, value: before, error: answer.error };
      return loaded.value.error;
    });
    return () => {
      isCurrent = false;
      endLoading();
    };
  }, [path, version]);
  return loaded.value?.path === path ? loaded.value : { value: null, error: null };
}
