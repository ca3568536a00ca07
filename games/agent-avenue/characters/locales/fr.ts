import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  nora: {
    about: 'Elle arrose ses roses et entend bien des choses.',
    lines: {
      start: ['Belle soirée. Attention aux plates-bandes.', 'Je suis juste sortie arroser les roses.'],
      goodMove: ['Oh ! C’est moi qui ai fait ça ?', 'Les roses ont apprécié.'],
      rivalGoodMove: ['Mon Dieu, quelle rapidité.', 'Quelqu’un a la main verte.'],
      won: ['J’ai gagné ? Il faut que je le dise aux tulipes.'],
      lost: ['Prise au milieu des hortensias. Bien joué.'],
      drawn: ['Égalité. Comme une haie bien taillée.'],
    },
  },
  jules: {
    about: 'Il apporte le courrier et retient chaque adresse.',
    lines: {
      start: ['Qu’il pleuve ou qu’il vente, je finis ma tournée.', 'Deux livraisons aujourd’hui. L’une, c’est moi.'],
      goodMove: ['Livré à l’heure.', 'Signé. Merci bien.'],
      rivalGoodMove: ['Celle-là est partie en express.', 'Aïe. Et sans expéditeur.'],
      won: ['Tournée terminée. À demain.'],
      lost: ['Mauvaise adresse pour moi aujourd’hui. Bien joué.'],
      drawn: ['Affranchi des deux côtés.'],
    },
  },
  wanda: {
    about: 'Elle sait qui rentre à quelle heure, et le note.',
    lines: {
      start: ['Je vous voyais venir de loin.', 'Ma fenêtre a la meilleure vue de la rue.'],
      goodMove: ['Je guettais ça depuis des semaines.', 'Tout est dans le carnet.'],
      rivalGoodMove: ['Hum. Ça va dans le carnet.', 'Ça m’a échappé. Et rien ne m’échappe.'],
      won: ['Je le disais : la meilleure vue de la rue.'],
      lost: ['Eh bien. On va en parler pendant des semaines.'],
      drawn: ['Personne n’a gagné ? Alors personne ne parle.'],
    },
  },
  finch: {
    about: 'Un gentleman sans profession connue.',
    lines: {
      start: ['Enchanté. Disons : sans témoins ?', 'Après vous. J’insiste.'],
      goodMove: ['On fait de son mieux.', 'Un menu plaisir.'],
      rivalGoodMove: ['Touché.', 'Ma foi. Très élégant.'],
      won: ['Un plaisir. Mon chapeau et moi vous souhaitons le bonsoir.'],
      lost: ['Je vous tire mon chapeau.'],
      drawn: ['À égalité. Un thé ?'],
    },
  },
  ilse: {
    about: 'Arrivée la semaine dernière. A toujours vécu ici.',
    lines: {
      start: ['Nous ne nous connaissons pas. Restons-en là.', 'Tant de fenêtres. Une seule me suffit.'],
      goodMove: ['Comme convenu.', 'Tout le monde regardait ailleurs.'],
      rivalGoodMove: ['Intéressant.', 'Ce n’était pas prévu. Maintenant, si.'],
      won: ['Vous ne m’avez jamais vue.'],
      lost: ['Vous êtes du métier. Je vais encore devoir déménager.'],
      drawn: ['Alors ni vous ni moi n’étions ici.'],
    },
  },
};
