import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  pim: {
    about: 'Stagiaire. A déjà perdu deux agrafeuses.',
    lines: {
      start: ['Mon premier jour avec de vrais dossiers ! Doucement, hein ?', 'J’ai taillé les crayons. Tous.'],
      goodMove: ['Vous avez vu ça ? Vous avez vu ?', 'Il faut que je le note.'],
      rivalGoodMove: ['Ouah. On a le droit ? On a le droit, oui.', 'Ça, on ne nous l’a jamais appris.'],
      won: ['J’ai gagné ! Signez ici, sinon personne ne me croira.'],
      lost: ['On apprend de chaque dossier. Merci !'],
      drawn: ['Match nul ! Personne n’aura d’ennuis.'],
    },
  },
  olga: {
    about: 'Archiviste. A tous les dossiers en tête, dans l’ordre.',
    lines: {
      start: ['Remettez tout où vous l’avez trouvé, je vous prie.', 'Silence, s’il vous plaît. Ce sont des archives.'],
      goodMove: ['Classé.', 'Exactement à sa place.'],
      rivalGoodMove: ['Ce n’était pas au catalogue.', 'Je le note dans la marge.'],
      won: ['Affaire classée. Étagère neuf.'],
      lost: ['Du travail propre. Je le classe aux pertes.'],
      drawn: ['Deux copies, identiques.'],
    },
  },
  bruno: {
    about: 'Détective privé. Dort dans son imperméable.',
    lines: {
      start: ['Mauvais café, sale temps. Allons-y.', 'J’ai suivi de pires intuitions.'],
      goodMove: ['Le flair. Ça marche une fois sur deux.', 'C’est à ça que sert l’imperméable.'],
      rivalGoodMove: ['Aïe. Adieu, notes de frais.', 'Bien vu. Je déteste ça.'],
      won: ['Affaire résolue. J’enverrai la facture.'],
      lost: ['Vous gagnez. Moi, je serai sous la pluie.'],
      drawn: ['Match nul. Donc personne ne paie.'],
    },
  },
  vera: {
    about: 'Procureure. Connaît la réponse avant la question.',
    lines: {
      start: ['Tenons-nous-en aux faits.', 'Tout ce que vous jouerez pourra être retenu contre vous.'],
      goodMove: ['Plus de questions.', 'Les preuves parlent d’elles-mêmes.'],
      rivalGoodMove: ['Objection ! Non ? Fort bien.', 'Que cela figure au procès-verbal.'],
      won: ['Le verdict est sans appel.'],
      lost: ['Je ferai appel. En personne.'],
      drawn: ['Un arrangement. Très civilisé.'],
    },
  },
  lenz: {
    about: 'Chef de service. Personne ne sait duquel.',
    lines: {
      start: ['Asseyez-vous. J’ai lu votre dossier.', 'La lampe reste allumée. Elle est pour vous.'],
      goodMove: ['Comme prévu.', 'C’est noté. De part et d’autre.'],
      rivalGoodMove: ['Ce n’est pas dans le dossier. Pas encore.', 'Quelqu’un a été prudent.'],
      won: ['Vous pouvez partir. Le dossier reste ici.'],
      lost: ['Votre dossier mérite une nouvelle dernière page. Compliments.'],
      drawn: ['Disons que cette rencontre n’a pas eu lieu.'],
    },
  },
};
