import { type Lang, pickLang } from '@safehouse/ui/languages';
import { typeset } from '@safehouse/ui/typography';
import { translations as cs } from './locales/cs.ts';
import { translations as de } from './locales/de.ts';
import { translations as en, type PageTranslations } from './locales/en.ts';
import { translations as fr } from './locales/fr.ts';
import { translations as sk } from './locales/sk.ts';

export type { PageTranslations } from './locales/en.ts';

/** Imported by name, because the server is also bundled into one file. */
const PAGE_TRANSLATIONS: { readonly [lang in Lang]: PageTranslations } = { en, sk, cs, de, fr };

/** The app writes it, so that pages of the server speak its language. */
const LANGUAGE_COOKIE = /(?:^|;\s*)lang=([a-z]{2})(?=;|$)/;

/** Of a page that the server writes: the language chosen in the app, or else the browser's. */
export function pageLanguage({ headers }: Request): Lang {
  const [, chosen = ''] = LANGUAGE_COOKIE.exec(headers.get('cookie') ?? '') ?? [];
  const accepted = (headers.get('accept-language') ?? '').split(',').map((tag) => tag.split(';')[0].trim());
  return pickLang([chosen, ...accepted]);
}

export function pageTranslations(lang: Lang): PageTranslations {
  return typeset(lang, PAGE_TRANSLATIONS[lang]);
}
