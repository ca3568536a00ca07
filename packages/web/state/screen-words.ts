import { signal } from '@preact/signals';
import type { Lang } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { lang } from './words.ts';

/** The words of one screen, one language at a time. */
export type WordsByLang<Words> = { readonly [lang in Lang]: () => Promise<Words> };

const come = signal<ReadonlyMap<unknown, unknown>>(new Map());

/** A screen's own words in the language on the screen; null until they have come. */
export function useScreenWords<Words>(words: WordsByLang<Words>): Words | null {
  const load = words[lang()];
  useEffect(() => {
    if (come.value.has(load)) return;
    void load().then((loaded) => {
      come.value = new Map(come.value).set(load, loaded);
    });
  }, [load]);
  return (come.value.get(load) as Words | undefined) ?? null;
}
