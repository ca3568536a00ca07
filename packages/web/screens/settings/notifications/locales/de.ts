import type { NotificationTranslations } from './en.ts';

export const translations: NotificationTranslations = {
  title: 'Benachrichtigungen',
  about: 'Worüber wir dir Bescheid geben, wenn du nicht da bist. Mehrere Nachrichten werden zu einer.',
  event: 'Anlass',
  events: {
    turn: 'Ich bin am Zug',
    invitation: 'Jemand lädt mich an einen Tisch ein',
    'friend-request': 'Jemand bietet Freundschaft an',
    'tournament-start': 'Mein Turnier beginnt',
    'club-invitation': 'Jemand lädt mich in einen Club ein',
    'club-tournament': 'Mein Club hat ein neues Turnier',
  },
  channels: { push: 'Push', email: 'E-Mail' },
  email: 'E-Mail-Adresse',
  emailAbout: 'Nur für Benachrichtigungen. Niemand sonst sieht sie.',
  emailPassphrase: 'Dein Passwort',
  emailPassphraseAbout: 'Mit einem Link an diese Adresse lässt sich ein anderes Passwort setzen.',
  wrongPassphrase: 'Das ist nicht dein Passwort.',
  emailForAccounts: 'Für Benachrichtigungen per E-Mail brauchst du ein Konto.',
  createAccount: 'Konto erstellen',
  saveEmail: 'Adresse speichern',
  removeEmail: 'Adresse entfernen',
  confirmed: (address) => `E-Mails gehen an ${address}.`,
  pending: (address) =>
    `Wir haben einen Link an ${address} geschickt. Öffne ihn innerhalb eines Tages, um die Adresse zu bestätigen.`,
};
