import { useEffect, useState } from 'preact/hooks';

/** A module that is loaded when `load` is first given; null until it is there. */
export function useLoaded<Module extends object>(load: (() => Promise<Module>) | null): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    // Offline it may not be there: it is asked for again the next time.
    if (load && !module) load().then(setModule, () => undefined);
  }, [load]);
  return module;
}
