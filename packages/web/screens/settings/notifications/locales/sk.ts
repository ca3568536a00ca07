import type { NotificationTranslations } from './en.ts';

export const translations: NotificationTranslations = {
  title: 'Upozornenia',
  about: 'Čo vám dáme vedieť, keď tu nie ste. Niekoľko správ sa spojí do jednej.',
  event: 'Udalosť',
  events: {
    turn: 'Som na ťahu',
    invitation: 'Niekto ma pozýva k stolu',
    'friend-request': 'Niekto sa chce priateliť',
    'tournament-start': 'Začína sa môj turnaj',
    'club-invitation': 'Niekto ma pozýva do klubu',
    'club-tournament': 'V mojom klube je nový turnaj',
  },
  channels: { push: 'Push', email: 'E-mail' },
  email: 'E-mailová adresa',
  emailAbout: 'Len na upozornenia. Nikto iný ju neuvidí.',
  emailPassphrase: 'Vaše heslo',
  emailPassphraseAbout: 'Odkazom na túto adresu možno nastaviť iné heslo.',
  wrongPassphrase: 'Toto nie je vaše heslo.',
  emailForAccounts: 'Na upozornenia e-mailom treba účet.',
  createAccount: 'Vytvoriť účet',
  saveEmail: 'Uložiť adresu',
  removeEmail: 'Odstrániť adresu',
  confirmed: (address) => `E-maily chodia na ${address}.`,
  pending: (address) => `Na ${address} sme poslali odkaz. Otvorte ho do jedného dňa, tým adresu potvrdíte.`,
};
