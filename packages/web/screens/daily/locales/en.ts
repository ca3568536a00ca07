import { plural } from '@safehouse/ui';

export const translations = {
  title: 'Daily challenge',
  about:
    'One deal a day in each game, the same for everyone, against the same bot. Your first attempt counts; then you see how you compare.',
  next: (when: string) => `New deals ${when}.`,
  play: 'Play today’s deal',
  goOn: 'Continue your attempt',
  see: 'See how you compare',
  all: 'All of today’s challenges',
  today: 'Today’s challenge',
  yesterday: 'The day before',
  none: 'Nobody played it that day.',
  begins: ['You begin.', 'The bot begins.'] as readonly string[],
  once: 'One attempt counts. After that you can practise the same deal as often as you like.',
  unfinished: 'You didn’t finish in time, so it didn’t count.',
  score: (text: string) => `Your score: ${text}`,
  scoring: 'How scoring works',
  gaveUp: 'resigned',
  place: (rank: string, of: string) => `Place ${rank} of ${of}`,
  better: (percent: string) => `Better than ${percent} of the others.`,
  first: 'You’re the first one today. Come back later to see how the others did.',
  histogram: (least: string, most: string, count: number) =>
    `The scores of ${plural('en', count, { one: '# person', other: '# people' })}, from ${least} to ${most}`,
  gaveUpToo: (count: number) => plural('en', count, { one: '# person resigned.', other: '# people resigned.' }),
  you: 'You',
  practise: 'Practise this deal',
  fair: 'Is this deal fair?',
  fairAbout:
    'The server has drawn the deal and shows a fingerprint of it: the SHA-256 of its seed. Afterwards it shows the seed, and your browser checks that it matches. This proves that the deal was fixed before you played and is the same for everyone. It doesn’t prove that the server drew it at random, because no player can add a seed of their own.',
  duel: {
    title: 'Duel with a friend',
    about:
      'You both play the same two deals against the same bot: one from the first seat, one from the second. The two scores together decide. Lucky cards are lucky for both of you.',
    game: 'Which game?',
    open: 'Start the duel',
    invite: 'Send your friend this link:',
    waiting: 'Your friend isn’t here yet. You can start without waiting.',
    accept: 'You’ve been challenged. Play either deal to accept.',
    full: 'Two people are already playing this duel. You’ll see the result here once they’re done.',
    legs: ['First deal: you begin', 'Second deal: the bot begins'] as readonly string[],
    short: ['First deal', 'Second deal'] as readonly string[],
    play: 'Play',
    notYet: 'not played yet',
    secret: 'played; shown once you’ve played both',
    sum: 'Total',
    who: 'Player',
    youWin: 'You win the duel',
    wins: (name: string) => `${name} wins the duel`,
    draw: 'Equal totals: a draw',
    until: (date: string) => `Play both deals by ${date}. Deals not played by then are forfeited.`,
    missing: 'This duel doesn’t exist',
    missingAbout: 'The link may be incomplete.',
    another: 'Another duel',
  },
};

export type DailyTranslations = typeof translations;
