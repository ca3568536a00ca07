import { plural } from '@safehouse/ui';
import type { DailyTranslations } from './en.ts';

export const translations: DailyTranslations = {
  title: 'Défi du jour',
  about:
    'Une donne par jour dans chaque jeu, la même pour tous, contre le même bot. Votre premier essai compte ; ensuite, vous voyez où vous vous situez.',
  next: (when) => `De nouvelles donnes arrivent ${when}.`,
  play: 'Jouer la donne du jour',
  goOn: 'Reprendre votre essai',
  see: 'Où vous vous situez',
  all: 'Tous les défis du jour',
  today: 'Le défi d’aujourd’hui',
  yesterday: 'La veille',
  none: 'Personne ne l’a joué ce jour-là.',
  begins: ['Vous commencez.', 'Le bot commence.'],
  once: 'Un seul essai compte. Ensuite, vous pouvez rejouer la même donne pour vous exercer.',
  unfinished: 'Pas terminé à temps : cela n’a pas compté.',
  score: (text) => `Votre score : ${text}`,
  scoring: 'Comment le score est compté',
  gaveUp: 'abandon',
  place: (rank, of) => `Place ${rank} sur ${of}`,
  better: (percent) => `Mieux que ${percent} des autres.`,
  first: 'Personne d’autre n’a encore joué aujourd’hui. Repassez plus tard pour voir les autres.',
  histogram: (least, most, count) =>
    `Les scores de ${plural('fr', count, { one: '# personne', other: '# personnes' })}, de ${least} à ${most}`,
  gaveUpToo: (count) =>
    plural('fr', count, { one: '# personne a abandonné.', other: '# personnes ont abandonné.' }),
  you: 'Vous',
  practise: 'S’exercer sur cette donne',
  fair: 'Cette donne est-elle équitable ?',
  fairAbout:
    'Le serveur a tiré la donne et montre un sceau : le SHA-256 de sa graine. Ensuite, la graine est montrée, et votre navigateur vérifie qu’elle correspond. Cela prouve que la donne était fixée avant que vous ne jouiez et qu’elle est la même pour tous. Cela ne prouve pas que le serveur l’a tirée au hasard, car aucun joueur ne peut y ajouter sa graine.',
  duel: {
    title: 'Duel entre amis',
    about:
      'Vous jouez tous les deux les deux mêmes donnes contre le même bot : l’une à la première place, l’autre à la seconde. La somme des deux scores décide. Ce que donnent les cartes, elles le donnent à tous les deux.',
    game: 'À quel jeu ?',
    open: 'Ouvrir le duel',
    invite: 'Envoyez ce lien à votre ami :',
    waiting: 'Votre ami n’est pas encore là. Vous pouvez commencer sans attendre.',
    accept: 'On vous défie. Jouez l’une des donnes, et vous en êtes.',
    full: 'Deux personnes jouent déjà ce duel. Le résultat s’affichera dès qu’elles auront fini.',
    legs: ['Première donne : vous commencez', 'Seconde donne : le bot commence'],
    short: ['Première donne', 'Seconde donne'],
    play: 'Jouer',
    notYet: 'pas encore jouée',
    secret: 'jouée ; visible quand vous aurez joué les deux',
    sum: 'Somme',
    who: 'Joueur',
    youWin: 'Vous gagnez le duel',
    wins: (name) => `${name} gagne le duel`,
    draw: 'Sommes égales : match nul',
    until: (date) => `Jouez les deux donnes avant le ${date}. Ce qui manque alors compte comme un abandon.`,
    missing: 'Ce duel n’existe pas',
    missingAbout: 'Le lien est peut-être incomplet.',
    another: 'Un autre duel',
  },
};
