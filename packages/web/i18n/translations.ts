import { effect, signal } from '@preact/signals';
import type { Lang } from '@safehouse/ui';
import { TRANSLATION_LOADERS, type Translations } from '@safehouse/ui/app-texts';
import { settings } from '../state/settings.ts';

interface LoadedTranslations {
  readonly lang: Lang;
  readonly translations: Translations;
}

/** The current language and its texts. It changes only when the texts are loaded. */
export const loadedTranslations = signal<LoadedTranslations | null>(null);

/** The app's own texts. The app renders nothing that calls this before they are loaded. */
export function t(): Translations {
  if (!loadedTranslations.value) throw new Error('the translations are not loaded yet');
  return loadedTranslations.value.translations;
}

export function currentLang(): Lang {
  return loadedTranslations.value?.lang ?? settings.lang.value;
}

export function loadTranslationsOnChange(): void {
  effect(() => {
    const lang = settings.lang.value;
    void TRANSLATION_LOADERS[lang]().then((translations) => {
      if (settings.lang.value === lang) loadedTranslations.value = { lang, translations };
    });
  });
}

export function levelName(level: string): string {
  return t().levels[level] ?? level;
}
