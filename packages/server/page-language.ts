import { type Lang, pickLang } from '@safehouse/ui/languages';
import { typeset } from '@safehouse/ui/typography';
import type { PageTranslations } from './locales/en.ts';

export type { PageTranslations } from './locales/en.ts';

/** The app writes it, so that pages of the server speak its language. */
const LANGUAGE_COOKIE = /(?:^|;\s*)lang=([a-z]{2})(?=;|$)/;

/** Of a page that the server writes: the language chosen in the app, or else the browser's. */
export function pageLanguage({ headers }: Request): Lang {
  const [, chosen = ''] = LANGUAGE_COOKIE.exec(headers.get('cookie') ?? '') ?? [];
  const accepted = (headers.get('accept-language') ?? '').split(',').map((tag) => tag.split(';')[0].trim());
  return pickLang([chosen, ...accepted]);
}

export async function pageTranslations(lang: Lang): Promise<PageTranslations> {
  const file: { readonly translations: PageTranslations } = await import(`./locales/${lang}.ts`);
  return typeset(lang, file.translations);
}
