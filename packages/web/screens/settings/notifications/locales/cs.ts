import type { NotificationTranslations } from './en.ts';

export const translations: NotificationTranslations = {
  title: 'Upozornění',
  about: 'Co vám dáme vědět, když tu nejste. Několik zpráv se spojí do jedné.',
  event: 'Událost',
  events: {
    turn: 'Jsem na tahu',
    invitation: 'Někdo mě zve ke stolu',
    'friend-request': 'Někdo se chce přátelit',
    'tournament-start': 'Začíná můj turnaj',
    'club-invitation': 'Někdo mě zve do klubu',
    'club-tournament': 'V mém klubu je nový turnaj',
  },
  channels: { push: 'Push', email: 'E-mail' },
  email: 'E-mailová adresa',
  emailAbout: 'Jen pro upozornění. Nikdo jiný ji neuvidí.',
  emailPassphrase: 'Vaše heslo',
  emailPassphraseAbout: 'Odkazem na tuto adresu lze nastavit jiné heslo.',
  wrongPassphrase: 'Tohle není vaše heslo.',
  emailForAccounts: 'K upozorněním e-mailem je potřeba účet.',
  createAccount: 'Vytvořit účet',
  saveEmail: 'Uložit adresu',
  removeEmail: 'Odebrat adresu',
  confirmed: (address) => `E-maily chodí na ${address}.`,
  pending: (address) => `Na ${address} jsme poslali odkaz. Otevřete ho do jednoho dne, tím adresu potvrdíte.`,
};
