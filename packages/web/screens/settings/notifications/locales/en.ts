export const translations = {
  title: 'Notifications',
  about: 'What we tell you while you’re away. Several messages are combined into one.',
  event: 'About',
  events: {
    turn: 'It’s my turn',
    invitation: 'Someone invites me to a table',
    'friend-request': 'Someone wants to be friends',
    'tournament-start': 'My tournament begins',
    'club-invitation': 'Someone invites me to a club',
    'club-tournament': 'My club has a new tournament',
  },
  channels: { push: 'Push', email: 'E-mail' },
  email: 'E-mail address',
  emailAbout: 'Only for notifications. Nobody else sees it.',
  emailPassphrase: 'Your passphrase',
  emailPassphraseAbout: 'A link to this address can set another passphrase.',
  wrongPassphrase: 'That isn’t your passphrase.',
  emailForAccounts: 'Notifications by e-mail need an account.',
  createAccount: 'Create an account',
  saveEmail: 'Save the address',
  removeEmail: 'Remove the address',
  confirmed: (address: string) => `E-mails go to ${address}.`,
  pending: (address: string) => `We’ve sent a link to ${address}. Follow it within a day to confirm the address.`,
};

export type NotificationTranslations = typeof translations;
