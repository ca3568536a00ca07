import { effect } from '@preact/signals';
import { loadedTranslations } from '../i18n/translations.ts';
import { manifestPath } from '../pwa/manifest-path.ts';
import { settings } from './settings.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Sets the language of the document for the browser, and the cookie for the server's own pages. */
export function applyLanguage(document: Document): void {
  effect(() => {
    const lang = settings.lang.value;
    document.documentElement.lang = lang;
    // Read by pages that the server renders, such as the documentation.
    document.cookie = `lang=${lang}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
    if (import.meta.env.PROD) document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestPath(lang));
  });
  effect(() => {
    const description = loadedTranslations.value?.translations.description;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  });
}
