/** The texts of a series of matches in English; the other languages have the same keys. */
export const seriesTranslations = {
  label: 'Number of matches',
  bestOf: (matches: number) => (matches === 1 ? 'One match' : `Best of ${matches}`),
  match: (match: number, matches: number) => `match ${match} of ${matches}`,
  end: 'End the series',
  endSure: 'Really end the series?',
  ended: 'The series ended before it was decided.',
};

export type SeriesTranslations = typeof seriesTranslations;
