import { plural } from '@safehouse/ui/headless';

/** What notifications say, in English; the other languages have the same keys. */
export const translations = {
  turn: (game: string, others: string) => `Your move in ${game} with ${others}`,
  turnAlone: (game: string) => `Your move in ${game}`,
  turns: (count: number) => plural('en', count, { one: 'Your move in # match', other: 'Your move in # matches' }),
  invitation: (name: string, game: string) => `${name} invites you to play ${game}`,
  friendRequest: (name: string) => `${name} would like to be your friend`,
  tournamentStart: (name: string) => `The tournament “${name}” has begun`,
  clubInvitation: (name: string, club: string) => `${name} invites you to the club “${club}”`,
  clubTournament: (club: string, name: string) => `New tournament in the club “${club}”: “${name}”`,
  clubTournaments: (club: string, count: number) =>
    plural('en', count, {
      one: `# new tournament in the club “${club}”`,
      other: `# new tournaments in the club “${club}”`,
    }),
  several: (count: number) =>
    plural('en', count, { one: '# thing is waiting for you', other: '# things are waiting for you' }),
  hello: (name: string) => `Hello ${name}!`,
  waiting: 'This happened while you were away:',
  play: 'Play',
  answer: 'Answer',
  open: 'Open',
  pushSettings: 'Notification settings',
  why: 'You’re getting this e-mail because you gave your address to this Safehouse server.',
  offFor: {
    turn: 'No more e-mails about my turns',
    invitation: 'No more e-mails about invitations',
    'friend-request': 'No more e-mails about friend requests',
    'tournament-start': 'No more e-mails about tournaments',
    'club-invitation': 'No more e-mails about invitations to clubs',
    'club-tournament': 'No more e-mails about new tournaments of my clubs',
    all: 'No more notifications by e-mail',
  },
  confirm: {
    subject: 'Confirm your e-mail address',
    text: (name: string) =>
      `Someone has entered this address for the account “${name}”. If that was you, confirm it with this link within a day:`,
    button: 'Confirm the address',
    ignore: 'If it wasn’t you, do nothing: you won’t get any more e-mails.',
  },
  reset: {
    subject: 'Set a new passphrase',
    text: (name: string) =>
      `Someone has asked for a new passphrase for your account “${name}”. If that was you, set it with this link within an hour:`,
    button: 'Set a new passphrase',
    ignore: 'If it wasn’t you, do nothing: your passphrase stays as it is.',
  },
  page: {
    confirmTitle: 'Confirm your e-mail address',
    confirmAbout: 'Notifications will go to this address.',
    confirmed: 'Your address is confirmed.',
    offTitle: 'Turn off e-mails',
    off: 'Turn off',
    isOff: 'Done. You won’t get these e-mails any more.',
    settings: 'All settings',
    invalidTitle: 'This link doesn’t work',
    invalid: 'It’s incomplete, too old, or has already been used. You can ask for a new one in the settings.',
  },
};

export type NotifyTranslations = typeof translations;
