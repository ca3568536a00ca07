import { effect, signal } from '@preact/signals';
import { type Lang, TRANSLATION_LOADERS, type Translations } from '@safehouse/ui';
import { settings } from '../state/settings.ts';

interface LoadedTranslations {
  readonly lang: Lang;
  readonly translations: Translations;
}

/** The language on the screen: it changes when its words have come, not before. */
export const loadedTranslations = signal<LoadedTranslations | null>(null);

/** The words of the house; only screens that are drawn after they came ask for them. */
export function t(): Translations {
  if (!loadedTranslations.value) throw new Error('the words have not come yet');
  return loadedTranslations.value.translations;
}

export function currentLang(): Lang {
  return loadedTranslations.value?.lang ?? settings.lang.value;
}

export function loadTranslationsOnChange(): void {
  effect(() => {
    const wanted = settings.lang.value;
    void TRANSLATION_LOADERS[wanted]().then((words) => {
      if (settings.lang.value === wanted) loadedTranslations.value = { lang: wanted, translations: words };
    });
  });
}

export function levelName(level: string): string {
  return t().levels[level] ?? level;
}
