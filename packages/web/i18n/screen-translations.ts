import { signal } from '@preact/signals';
import type { Lang } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { currentLang } from './translations.ts';

/** The words of one screen, one language at a time. */
export type TranslationLoaders<Words> = { readonly [lang in Lang]: () => Promise<Words> };

const loadedByLoader = signal<ReadonlyMap<unknown, unknown>>(new Map());

/** A screen's own words in the language on the screen; null until they have come. */
export function useScreenTranslations<Words>(words: TranslationLoaders<Words>): Words | null {
  const load = words[currentLang()];
  useEffect(() => {
    if (loadedByLoader.value.has(load)) return;
    void load().then((loaded) => {
      loadedByLoader.value = new Map(loadedByLoader.value).set(load, loaded);
    });
  }, [load]);
  return (loadedByLoader.value.get(load) as Words | undefined) ?? null;
}
