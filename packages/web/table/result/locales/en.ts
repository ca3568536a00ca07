/** The texts of the poster after a match, in English; the other languages have the same keys. */
export const translations = {
  kicker: {
    won: 'You won',
    lost: 'You lost',
    drawn: 'A draw',
    seen: (names: string) => `${names} won`,
  },
  stamps: {
    won: 'Mission accomplished',
    lost: 'Cover blown',
    drawn: 'Stalemate',
    resigned: 'Withdrawn',
    rivalResigned: 'Rival withdrew',
    timedOut: 'Out of time',
    rivalTimedOut: 'Rival too late',
    seen: 'Case closed',
  },
  resigned: {
    you: 'You resigned.',
    other: (name: string) => `${name} resigned.`,
  },
  timedOut: {
    you: 'Your time ran out.',
    other: (name: string) => `${name} ran out of time.`,
  },
  absent: {
    you: 'You stayed away too long.',
    other: (name: string) => `${name} stayed away too long.`,
  },
  points: 'Points',
  rating: 'Rating',
  ratingOpen: 'The rating is being calculated.',
  notCounted: 'Too short to count for the rating.',
  rematch: 'Rematch',
  wants: (name: string) => `${name} wants a rematch`,
  somebodyWants: 'A rematch is on offer',
  accept: 'Accept',
  series: {
    next: 'Next match',
    ready: (name: string) => `${name} is ready for the next match`,
    waiting: 'The next match is waiting',
    drawn: 'A draw counts for nobody: this match is played again.',
    won: {
      you: (score: string) => `You won the series ${score}.`,
      other: (name: string, score: string) => `${name} won the series ${score}.`,
    },
    ended: { you: 'You ended the series.', other: (name: string) => `${name} ended the series.` },
  },
  turning: 'Where it turned',
  challenge: (name: string) => `${name} challenges you`,
  play: (name: string) => `Play against ${name}`,
  more: 'More',
};

export type PosterTranslations = typeof translations;
