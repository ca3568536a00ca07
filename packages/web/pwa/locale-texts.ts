import type { Translations } from '@safehouse/ui/app-texts';
import { LANGS, type Lang } from '@safehouse/ui/languages';

/** One text of the app in every language, for files that the build writes. */
export async function textByLanguage(
  pick: (translations: Translations) => string,
): Promise<{ readonly [lang in Lang]: string }> {
  const texts = LANGS.map(async (lang) => {
    const file: { readonly translations: Translations } = await import(`@safehouse/ui/locales/${lang}`);
    return [lang, pick(file.translations)] as const;
  });
  return Object.fromEntries(await Promise.all(texts)) as { readonly [lang in Lang]: string };
}
