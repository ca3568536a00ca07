import type { SeriesTranslations } from './en.ts';

export const seriesTranslations: SeriesTranslations = {
  label: 'Nombre de parties',
  bestOf: (matches) => (matches === 1 ? 'Une seule partie' : `Au meilleur des ${matches} parties`),
  match: (match, matches) => `partie ${match} sur ${matches}`,
  end: 'Arrêter la série',
  endSure: 'Vraiment arrêter la série ?',
  ended: 'La série s’est arrêtée avant la fin.',
};
