import { signal } from '@preact/signals';
import type { ByLanguage } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { currentLang } from './translations.ts';

const loadedByLoader = signal<ReadonlyMap<unknown, unknown>>(new Map());

/** A screen's own texts in the current language; null until they are loaded. */
export function useScreenTranslations<Texts>(translations: ByLanguage<Texts>): Texts | null {
  const load = translations[currentLang()];
  useEffect(() => {
    if (loadedByLoader.value.has(load)) return;
    void load().then((loaded) => {
      loadedByLoader.value = new Map(loadedByLoader.value).set(load, loaded);
    });
  }, [load]);
  return (loadedByLoader.value.get(load) as Texts | undefined) ?? null;
}
