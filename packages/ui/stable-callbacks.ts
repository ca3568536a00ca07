import { useMemo, useRef } from 'preact/hooks';

/** The same functions on every render, each calling the latest callback of that name. The names must not change. */
export function useStableCallbacks<Callbacks extends object>(callbacks: Callbacks): Callbacks {
  const latest = useRef(callbacks);
  latest.current = callbacks;
  return useMemo(() => {
    const names = Object.keys(callbacks) as (keyof Callbacks)[];
    const stable = names.map((name) => [
      name,
      (...args: unknown[]) => (latest.current[name] as (...args: unknown[]) => unknown)(...args),
    ]);
    return Object.fromEntries(stable) as Callbacks;
  }, []);
}
