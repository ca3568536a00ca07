import { plural } from '@safehouse/ui';

const matchCount = (count: number) => plural('en', count, { one: '# match', other: '# matches' });

export const translations = {
  title: 'Profile',
  stranger:
    'With an account your name is yours, your matches follow you to every device, and rated matches count.',
  guest: (name: string) =>
    `You play as the guest ${name}. An account keeps your name, and what you have played so far comes along.`,
  isGuest: 'Guest',
  isAccount: 'Account',
  since: (date: string) => `Here since ${date}`,
  signUp: 'Create an account',
  signIn: 'Sign in',
  which: 'New here, or back again?',
  name: 'Name',
  passphrase: 'Passphrase',
  invitation: 'Invitation code',
  administration: 'Administration',
  passphraseAbout:
    'At least 8 characters; a few words of your own are best. There is no e-mail and nobody can reset it, so write it down.',
  show: 'Show the passphrase',
  wrong: 'Name and passphrase do not go together.',
  short: 'A passphrase needs at least 8 characters.',
  setupCode: 'Set-up code',
  setupCodeAbout:
    'Only for whoever runs this server: with the code that its first start printed, this account is the admin’s. Leave it empty otherwise.',
  setupCodeWrong: 'This is not the set-up code, or it was used already.',
  share: 'This profile, to share',
  seenByOthers: 'Others see your name, your ratings, and how often you have played and won. Nothing else.',
  ratings: 'Ratings',
  ratingsNone: 'None yet. Rated matches between people with accounts count.',
  history: (from: string, to: string, count: number) =>
    `From ${from} to ${to} in ${plural('en', count, { one: '# rated match', other: '# rated matches' })}`,
  matches: matchCount,
  statistics: 'Statistics',
  statisticsAbout: 'From your latest 150 matches on this server.',
  statisticsNone: 'Nothing to count yet: the first match on this server that you finish will be here.',
  won: 'Won',
  drawn: 'Drawn',
  length: 'Average length',
  moves: (count: number) => plural('en', count, { one: '# move', other: '# moves' }),
  bySeat: 'Won by seat',
  seat: (n: number) => `Seat ${n}`,
  shareOf: (percent: string, wins: number, of: number) => `${percent} (${wins} of ${of})`,
  openings: 'Favourite openings',
  times: (count: number) => plural('en', count, { one: 'once', other: '# times' }),
  luck: 'Luck',
  luckAbout:
    'What the cards gave to your chance of winning or took from it, in the matches you have had analysed in this browser. Zero is neither.',
  luckNone: 'Nothing to say yet: have a finished match analysed, and its luck counts here.',
  luckOver: (count: number) =>
    plural('en', count, { one: 'in # analysed match', other: 'on average, over # analysed matches' }),
  played: 'Played',
  playedNone: 'Has not finished a match here yet.',
  playedRow: (count: number, wins: string) => `${matchCount(count)}, ${wins} won`,
  finished: 'Finished matches',
  finishedNone: 'None yet on this server.',
  outcomes: { won: 'Won', lost: 'Lost', drawn: 'Draw' },
  alone: 'against bots',
  replay: 'Replay',
  rematch: 'Rematch',
  more: 'Show more',
  yours: 'Your account and what is kept about you',
  rekey: 'Change the passphrase',
  rekeyAbout: 'You need the present one. Whoever else is signed in to your account is signed out.',
  present: 'Present passphrase',
  next: 'New passphrase',
  rekeyWrong: 'This is not your present passphrase.',
  rekeyed: 'Your passphrase is changed, and you are signed out everywhere else.',
  signOut: 'Sign out',
  guestSignOut:
    'A guest who signs out cannot come back. Create an account first if you want to keep what is yours.',
  take: 'Download everything kept about you',
  takeAbout: 'One file (JSON) with your profile, matches, chat, ratings and challenges.',
  remove: 'Delete my account',
  removeAbout:
    'Your name, sessions, chat, ratings and challenges are deleted; running matches are given up. Finished matches stay with an anonymous seat.',
  removeSure: 'Really delete everything? This cannot be undone.',
  removeYes: 'Yes, delete it all',
  removed: 'Done. Nothing here bears your name any more.',
  nobody: 'There is nobody here',
  nobodyAbout: 'The link may be incomplete, or whoever it was has left.',
};

export type ProfileTranslations = typeof translations;
