import type { SeriesTranslations } from './en.ts';

export const seriesTranslations: SeriesTranslations = {
  label: 'Anzahl der Partien',
  bestOf: (matches) => (matches === 1 ? 'Eine Partie' : `Best of ${matches}`),
  match: (match, matches) => `Partie ${match} von ${matches}`,
  end: 'Serie beenden',
  endSure: 'Serie wirklich beenden?',
  ended: 'Die Serie wurde vor der Entscheidung beendet.',
};
