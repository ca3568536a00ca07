import type { NotificationTranslations } from './en.ts';

export const translations: NotificationTranslations = {
  title: 'Notifications',
  about: 'Ce que nous vous signalons en votre absence. Plusieurs messages n’en font qu’un.',
  event: 'Sujet',
  events: {
    turn: 'C’est mon tour',
    invitation: 'On m’invite à une table',
    'friend-request': 'On me demande en ami',
    'tournament-start': 'Mon tournoi commence',
    'club-invitation': 'On m’invite dans un club',
    'club-tournament': 'Mon club a un nouveau tournoi',
  },
  channels: { push: 'Push', email: 'E-mail' },
  email: 'Adresse e-mail',
  emailAbout: 'Seulement pour les notifications. Personne d’autre ne la voit.',
  emailPassphrase: 'Votre mot de passe',
  emailPassphraseAbout: 'Un lien envoyé à cette adresse permet de choisir un autre mot de passe.',
  wrongPassphrase: 'Ce n’est pas votre mot de passe.',
  emailForAccounts: 'Les notifications par e-mail nécessitent un compte.',
  createAccount: 'Créer un compte',
  saveEmail: 'Enregistrer l’adresse',
  removeEmail: 'Supprimer l’adresse',
  confirmed: (address) => `Les e-mails sont envoyés à ${address}.`,
  pending: (address) =>
    `Nous avons envoyé un lien à ${address}. Ouvrez-le dans les 24 heures pour confirmer l’adresse.`,
};
