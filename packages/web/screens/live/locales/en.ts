import { plural } from '@safehouse/ui';

export const translations = {
  title: 'Live tables',
  about: 'Public matches being played right now. Press one to watch.',
  game: 'Game',
  all: 'All games',
  none: 'Nobody is playing in public right now.',
  lost: 'The server can’t be reached. The list comes back with the connection.',
  watch: 'Watch',
  tournament: 'Tournament',
  moves: (count: number) => plural('en', count, { one: '# move', other: '# moves' }),
  spectators: (count: number) => plural('en', count, { one: '# spectator', other: '# spectators' }),
  delayed: (time: string) => `delayed by ${time}`,
  perTurn: (time: string) => `${time} per turn`,
};

export type LiveTranslations = typeof translations;
