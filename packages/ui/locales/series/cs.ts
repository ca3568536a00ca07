import type { SeriesTranslations } from './en.ts';

export const seriesTranslations: SeriesTranslations = {
  label: 'Počet partií',
  bestOf: (matches) => (matches === 1 ? 'Jedna partie' : `Na ${(matches + 1) / 2} vítězné partie`),
  match: (match, matches) => `partie ${match}/${matches}`,
  end: 'Ukončit sérii',
  endSure: 'Opravdu ukončit sérii?',
  ended: 'Série skončila předčasně.',
};
