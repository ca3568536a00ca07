import { type Lang, modulesByLanguage } from '@safehouse/ui/headless';
import type { PlayTranslations } from '../locales/en.ts';

/** Imports with literal paths, because the command line is also bundled into one file. */
const PLAY_TRANSLATIONS = modulesByLanguage<PlayTranslations>({
  en: () => import('../locales/en.ts'),
  de: () => import('../locales/de.ts'),
  fr: () => import('../locales/fr.ts'),
  cs: () => import('../locales/cs.ts'),
  sk: () => import('../locales/sk.ts'),
});

export function loadWords(lang: Lang): Promise<PlayTranslations> {
  return PLAY_TRANSLATIONS[lang]();
}

/** The language from environment variables like `de_AT.UTF-8`; the first variable that is set counts. */
export function languageTag(environment: NodeJS.ProcessEnv): string {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return (LC_ALL || LC_MESSAGES || LANG || '').split(/[_.@]/)[0];
}
