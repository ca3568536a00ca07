import { type Lang, pickLang } from '@safehouse/ui/languages';
import { typeset } from '@safehouse/ui/typography';
import { translations as cs } from './locales/cs.ts';
import { translations as de } from './locales/de.ts';
import { translations as en, type PageTranslations } from './locales/en.ts';
import { translations as fr } from './locales/fr.ts';
import { translations as sk } from './locales/sk.ts';

export type { PageTranslations } from './locales/en.ts';

/** Imported statically, because the server is also bundled into one file. */
const PAGE_TRANSLATIONS: { readonly [lang in Lang]: PageTranslations } = { en, sk, cs, de, fr };

/** Set by the app, so that the server's pages use its language. */
const LANGUAGE_COOKIE = /(?:^|;\s*)lang=([a-z]{2})(?=;|$)/;

/** The language of a page written by the server: the one chosen in the app, or else the browser's. */
export function pageLanguage({ headers }: Request): Lang {
  const [, chosen = ''] = LANGUAGE_COOKIE.exec(headers.get('cookie') ?? '') ?? [];
  const accepted = (headers.get('accept-language') ?? '').split(',').map((tag) => tag.split(';')[0].trim());
  return pickLang([chosen, ...accepted]);
}

export function pageTranslations(lang: Lang): PageTranslations {
  return typeset(lang, PAGE_TRANSLATIONS[lang]);
}
