export const translations = {
  title: 'Leader boards',
  about: 'The best in rated matches of two, as soon as a rating is certain enough.',
  game: 'Game',
  time: 'Time',
  allTime: 'All time',
  thisSeason: 'This season',
  lastSeason: 'Last season',
  none: 'Nobody yet. Rated matches between accounts count.',
  rank: 'Rank',
  player: 'Player',
  rating: 'Rating',
  matches: 'Matches',
  how: 'How ratings work',
};

export type LeadersTranslations = typeof translations;
