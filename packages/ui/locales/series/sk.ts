import type { SeriesTranslations } from './en.ts';

export const seriesTranslations: SeriesTranslations = {
  label: 'Počet partií',
  bestOf: (matches) => (matches === 1 ? 'Jedna partia' : `Na ${(matches + 1) / 2} víťazné partie`),
  match: (match, matches) => `partia ${match}/${matches}`,
  end: 'Ukončiť sériu',
  endSure: 'Naozaj ukončiť sériu?',
  ended: 'Séria sa skončila predčasne.',
};
