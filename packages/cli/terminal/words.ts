import { type Lang, typesetByLanguage } from '@safehouse/ui/headless';
import type { PlayTranslations } from '../locales/en.ts';

/** Imported by name, because the command line is also bundled into one file. */
const PLAY_TRANSLATIONS = typesetByLanguage<PlayTranslations>({
  en: async () => (await import('../locales/en.ts')).translations,
  de: async () => (await import('../locales/de.ts')).translations,
  fr: async () => (await import('../locales/fr.ts')).translations,
  cs: async () => (await import('../locales/cs.ts')).translations,
  sk: async () => (await import('../locales/sk.ts')).translations,
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
