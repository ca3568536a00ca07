/** Every language of the app by its code, with its own name. How to add one: docs/adding-a-language.md. */
export const LANGUAGES = {
  en: 'English',
  sk: 'Slovenčina',
  cs: 'Čeština',
  de: 'Deutsch',
  fr: 'Français',
} as const;

export type Lang = keyof typeof LANGUAGES;

export const LANGS = Object.keys(LANGUAGES) as readonly Lang[];

/** The first of these language tags that the app supports; English if none is. */
export function pickLang(tags: readonly string[]): Lang {
  const codes = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.find((code): code is Lang => Object.hasOwn(LANGUAGES, code)) ?? 'en';
}
