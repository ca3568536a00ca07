import { plural } from '@safehouse/ui';
import type { ProfileTranslations } from './en.ts';

const matchCount = (count: number) => plural('fr', count, { one: '# partie', other: '# parties' });

export const translations: ProfileTranslations = {
  title: 'Profil',
  stranger:
    'Avec un compte, votre nom est à vous, vos parties vous suivent sur chaque appareil et les parties classées comptent.',
  guest: (name) =>
    `Vous jouez en invité sous le nom ${name}. Un compte garde votre nom, et tout ce que vous avez joué vous suit.`,
  isGuest: 'Invité',
  isAccount: 'Compte',
  since: (date) => `Ici depuis le ${date}`,
  signUp: 'Créer un compte',
  signIn: 'Se connecter',
  which: 'Première visite, ou de retour ?',
  name: 'Nom',
  passphrase: 'Phrase secrète',
  invitation: 'Code d’invitation',
  administration: 'Administration',
  passphraseAbout:
    'Au moins 8 caractères ; quelques mots à vous, c’est le mieux. Sans adresse e-mail, personne ne peut la réinitialiser : notez-la.',
  show: 'Montrer la phrase secrète',
  wrong: 'Le nom et la phrase secrète ne vont pas ensemble.',
  short: 'La phrase secrète demande au moins 8 caractères.',
  setupCode: 'Code d’installation',
  setupCodeAbout:
    'Réservé à la personne qui gère ce serveur : avec le code affiché lors du premier démarrage, ce compte devient celui de l’administration. Sinon, laissez ce champ vide.',
  setupCodeWrong: 'Ce n’est pas le code d’installation, ou il a déjà été utilisé.',
  share: 'Ce profil, à partager',
  seenByOthers:
    'Les autres voient votre nom, votre classement, et combien de fois vous avez joué et gagné. Rien d’autre.',
  ratings: 'Classement',
  ratingsNone: 'Aucun pour l’instant. Seules comptent les parties classées entre personnes ayant un compte.',
  history: (from, to, count) =>
    `De ${from} à ${to} en ${plural('fr', count, { one: '# partie classée', other: '# parties classées' })}`,
  matches: matchCount,
  statistics: 'Statistiques',
  statisticsAbout: 'D’après vos 150 dernières parties sur ce serveur.',
  statisticsNone: 'Rien à compter encore : la première partie terminée sur ce serveur apparaîtra ici.',
  won: 'Gagnées',
  drawn: 'Nulles',
  length: 'Durée moyenne',
  moves: (count) => plural('fr', count, { one: '# coup', other: '# coups' }),
  bySeat: 'Gagnées selon la place',
  seat: (n) => `Place ${n}`,
  shareOf: (percent, wins, of) => `${percent} (${wins} sur ${of})`,
  openings: 'Ouvertures préférées',
  times: (count) => plural('fr', count, { one: '# fois', other: '# fois' }),
  luck: 'Chance',
  luckAbout:
    'Ce que les cartes ont ajouté à vos chances de gagner ou leur ont retiré, dans les parties que vous avez fait analyser dans ce navigateur. Zéro : ni chance, ni malchance.',
  luckNone: 'Rien encore : faites analyser une partie terminée, et sa part de chance comptera ici.',
  luckOver: (count) =>
    plural('fr', count, { one: 'dans # partie analysée', other: 'en moyenne, sur # parties analysées' }),
  played: 'Parties jouées',
  playedNone: 'Aucune partie terminée ici pour l’instant.',
  playedRow: (count, wins) => `${matchCount(count)}, victoires : ${wins}`,
  finished: 'Parties terminées',
  finishedNone: 'Aucune encore sur ce serveur.',
  outcomes: { won: 'Gagnée', lost: 'Perdue', drawn: 'Nulle' },
  alone: 'contre des bots',
  replay: 'Revoir',
  rematch: 'Revanche',
  more: 'En montrer plus',
  yours: 'Votre compte et ce que nous gardons de vous',
  rekey: 'Changer la phrase secrète',
  rekeyAbout: 'Il faut la phrase actuelle. Tous vos autres appareils seront déconnectés.',
  present: 'Phrase secrète actuelle',
  next: 'Nouvelle phrase secrète',
  rekeyWrong: 'Ce n’est pas votre phrase secrète actuelle.',
  rekeyed: 'La phrase secrète est changée ; partout ailleurs, votre session est fermée.',
  signOut: 'Se déconnecter',
  guestSignOut:
    'Un invité qui se déconnecte ne peut pas revenir. Créez d’abord un compte si vous ne voulez rien perdre.',
  take: 'Télécharger tout ce qui me concerne',
  takeAbout: 'Un fichier (JSON) avec profil, parties, messages, classement et défis.',
  remove: 'Supprimer mon compte',
  removeAbout:
    'Nom, sessions, messages, classement et défis sont effacés ; les parties en cours sont abandonnées. Les parties terminées restent, avec une place anonyme.',
  removeSure: 'Vraiment tout effacer ? C’est irréversible.',
  removeYes: 'Oui, tout effacer',
  removed: 'C’est fait. Plus rien ici ne porte votre nom.',
  nobody: 'Personne ici',
  nobodyAbout: 'Le lien est peut-être incomplet, ou la personne est partie.',
};
