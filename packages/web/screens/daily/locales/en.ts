import { plural } from '@safehouse/ui';

export const translations = {
  title: 'Daily challenge',
  about:
    'One deal a day in each game, the same for everybody, against the same bot. Your first try counts; afterwards you see where you stand.',
  next: (when: string) => `New deals come ${when}.`,
  play: 'Play today’s deal',
  goOn: 'Go on with your try',
  see: 'See how you compare',
  all: 'All of today’s challenges',
  today: 'Today’s challenge',
  yesterday: 'The day before',
  none: 'Nobody played it on that day.',
  begins: ['You begin.', 'The bot begins.'] as readonly string[],
  once: 'One try counts. After it you can practise the same deal as often as you like.',
  unfinished: 'It was not finished in time and did not count.',
  score: (text: string) => `Your score: ${text}`,
  scoring: 'How it is scored',
  gaveUp: 'given up',
  place: (rank: string, of: string) => `Place ${rank} of ${of}`,
  better: (percent: string) => `Better than ${percent} of the others.`,
  first: 'You are the first today. Look in again later to see the others.',
  histogram: (least: string, most: string, count: number) =>
    `The scores of ${plural('en', count, { one: '# person', other: '# people' })}, from ${least} to ${most}`,
  gaveUpToo: (count: number) => plural('en', count, { one: '# person gave up.', other: '# people gave up.' }),
  you: 'You',
  practise: 'Practise this deal',
  fair: 'Is this deal fair?',
  fairAbout:
    'The server has drawn the deal and shows a lock: the SHA-256 of its seed. Afterwards the seed is shown, and your browser checks that it fits. This proves that the deal was fixed before you played and is the same for everybody. It does not prove that the server drew it by chance, because no player can add a seed to it.',
  duel: {
    title: 'Duel with a friend',
    about:
      'You both play the same two deals against the same bot: one from the first seat, one from the second. The sum of both scores decides. What the cards give, they give to both of you.',
    game: 'Which game?',
    open: 'Open the duel',
    invite: 'Send your friend this link:',
    waiting: 'Your friend has not come yet. You need not wait to begin.',
    accept: 'You have been challenged. Play either deal, and you are in.',
    full: 'Two people are playing this duel already. The result is here as soon as they are done.',
    legs: ['First deal: you begin', 'Second deal: the bot begins'] as readonly string[],
    short: ['First deal', 'Second deal'] as readonly string[],
    play: 'Play',
    notYet: 'not played yet',
    secret: 'played; shown when you have played both',
    sum: 'Sum',
    who: 'Player',
    youWin: 'You win the duel',
    wins: (name: string) => `${name} wins the duel`,
    draw: 'Equal sums: a draw',
    until: (date: string) => `Play both deals by ${date}. What is missing then counts as given up.`,
    missing: 'There is no such duel',
    missingAbout: 'The link may be incomplete.',
    another: 'Another duel',
  },
};

export type DailyTranslations = typeof translations;
