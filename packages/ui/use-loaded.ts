import { useEffect, useState } from 'preact/hooks';

/** Loads a module once `load` is given; null until it is loaded. */
export function useLoaded<Module extends object>(load: (() => Promise<Module>) | null): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    // Loading may fail offline. It is tried again the next time.
    if (load && !module) load().then(setModule, () => undefined);
  }, [load]);
  return module;
}
