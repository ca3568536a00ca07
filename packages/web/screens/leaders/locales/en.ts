export const translations = {
  title: 'Leaderboards',
  about: 'The best in rated matches, once a rating is certain enough.',
  game: 'Game',
  mode: 'Mode',
  time: 'Time',
  allTime: 'All time',
  thisSeason: 'This season',
  lastSeason: 'Last season',
  none: 'Nobody yet. Rated matches between players with accounts count.',
  rank: 'Rank',
  player: 'Player',
  rating: 'Rating',
  matches: 'Matches',
  how: 'How ratings work',
};

export type LeadersTranslations = typeof translations;
