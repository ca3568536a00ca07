import { type Lang, modulesByLanguage } from '@safehouse/ui/headless';
import type { PlayTranslations } from '../locales/en.ts';

/** Imported by name, because the command line is also bundled into one file. */
const PLAY_TRANSLATIONS = modulesByLanguage<PlayTranslations>({
  en: () => import('../locales/en.ts'),
  de: () => import('../locales/de.ts'),
  fr: () => import('../locales/fr.ts'),
  cs: () => import('../locales/cs.ts'),
  sk: () => import('../locales/sk.ts'),
});

/** The words around a table, and those of the app for the levels. */
export function loadWords(lang: Lang): Promise<PlayTranslations> {
  return PLAY_TRANSLATIONS[lang]();
}

/** Environment variables name a language like `de_AT.UTF-8`; the first that is set counts. */
export function languageTag(environment: NodeJS.ProcessEnv): string {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return (LC_ALL || LC_MESSAGES || LANG || '').split(/[_.@]/)[0];
}
