import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { apiRequest, type RequestError } from './api.ts';

interface Resource<T> {
  /** Null until it is loaded. */
  readonly value: T | null;
  readonly error: RequestError | null;
}

/**
 * Loads a path of the server, and again whenever `version` changes; nothing while the path is null. The value of another
 * path is never returned, not even while this one is being loaded.
 */
export function useResource<T>(path: string | null, version: string | number = 0): Resource<T> {
  const loaded = useSignal<(Resource<T> & { readonly path: string }) | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    let isCurrent = true;
    void apiRequest<T>('GET', path).then((answer) => {
      if (!isCurrent) return;
      const before = loaded.value?.path === path ? loaded.value.value : null;
      loaded.value = answer.ok
        ? { path, value: answer.value, error: null }
        : { path, value: before, error: answer.error };
    });
    return () => {
      isCurrent = false;
    };
  }, [path, version]);
  return loaded.value?.path === path ? loaded.value : { value: null, error: null };
}
