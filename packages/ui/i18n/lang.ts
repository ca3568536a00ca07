export const LANGS = ['en', 'sk', 'cs', 'de', 'fr'] as const;

export type Lang = (typeof LANGS)[number];

/** What each language calls itself. */
export const LANG_NAMES: { readonly [lang in Lang]: string } = {
  en: 'English',
  sk: 'Slovenčina',
  cs: 'Čeština',
  de: 'Deutsch',
  fr: 'Français',
};

/** The first language of the list that we speak; English where there is none. */
export function pickLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGS.find((one) => one === tag.toLowerCase().split('-')[0]);
    if (lang) return lang;
  }
  return 'en';
}
