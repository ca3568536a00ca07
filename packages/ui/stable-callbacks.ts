import { useMemo, useRef } from 'preact/hooks';

/**
 * The same functions for good, each doing what the latest of its name does: who is given them need not be drawn anew
 * because of them. The names must stay the same.
 */
export function useStableCallbacks<Ways extends object>(ways: Ways): Ways {
  const latest = useRef(ways);
  latest.current = ways;
  return useMemo(() => {
    const names = Object.keys(ways) as (keyof Ways)[];
    const lasting = names.map((name) => [
      name,
      (...given: unknown[]) => (latest.current[name] as (...given: unknown[]) => unknown)(...given),
    ]);
    return Object.fromEntries(lasting) as Ways;
  }, []);
}
