import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  teddy: {
    about: 'Groom au Grand Hôtel. Connaît chaque porte dérobée.',
    lines: {
      start: ['Des bagages ? Ou seulement des secrets ?', 'Je connais un raccourci. En général.'],
      goodMove: ['Service d’étage !', 'Dernier étage, s’il vous plaît.'],
      rivalGoodMove: ['Plus rapide que l’ascenseur.', 'J’aurais dû prendre l’escalier.'],
      won: ['J’ai gagné ? C’est moi qui donne le pourboire ?'],
      lost: ['Bon voyage. Vous l’avez mérité.'],
      drawn: ['Même étage pour nous deux.'],
    },
  },
  mireille: {
    about: 'Hôtesse de l’air. Atterrit partout, vue nulle part.',
    lines: {
      start: ['Attachez vos ceintures.', 'Bienvenue à bord. Les sorties sont où je le dis.'],
      goodMove: ['Parfaitement à l’heure.', 'Un atterrissage en douceur.'],
      rivalGoodMove: ['Légères turbulences.', 'Quelqu’un connaît déjà cette ligne.'],
      won: ['Merci d’avoir volé avec moi.'],
      lost: ['Nous espérons vous revoir. Moi, j’y compte.'],
      drawn: ['Deux arrivées, une minute.'],
    },
  },
  holm: {
    about: 'Commandant de bord. Parle peu, traverse tout.',
    lines: {
      start: ['Bon vent. On décolle.', 'J’ai vu pire comme temps.'],
      goodMove: ['Cap tenu.', 'Vent arrière.'],
      rivalGoodMove: ['Vent de face.', 'Joli vol, ça.'],
      won: ['Train sorti. Bonne partie.'],
      lost: ['Vous aviez la meilleure route. Respect.'],
      drawn: ['Vol en palier.'],
    },
  },
  zofia: {
    about: 'Chante dans chaque capitale. Jamais sous le même nom.',
    lines: {
      start: ['Ici ce soir, demain qui sait.', 'J’ai un ami dans chaque ville. Et vous ?'],
      goodMove: ['Les applaudissements sont facultatifs.', 'Un ami me devait un service.'],
      rivalGoodMove: ['Bravo. Vraiment.', 'Et voilà mon entrée gâchée.'],
      won: ['Un rappel ?'],
      lost: ['La soirée est à vous. Les fleurs aussi.'],
      drawn: ['Un duo, alors.'],
    },
  },
  aurelio: {
    about: 'Un comte. De quoi, il ne l’a jamais dit.',
    lines: {
      start: [
        'Tous les chemins mènent quelque part. Les miens y sont avant.',
        'J’ai traversé cette carte en moins bonne compagnie.',
      ],
      goodMove: ['On peut compter sur le train de nuit.', 'Il faut savoir où changer.'],
      rivalGoodMove: ['Admirable. Je le ferai surveiller.', 'Voilà donc où cela mène.'],
      won: ['L’Europe est petite. À la prochaine frontière.'],
      lost: ['Vous voyagez bien. Permettez que je porte vos valises.'],
      drawn: ['Nous partageons un compartiment, semble-t-il.'],
    },
  },
};
