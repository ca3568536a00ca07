import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Kompromat',
  invitation: 'Deux agents, un bureau, et personne ne doit dépasser 21.',
  challenge: 'Votre score est votre avance en points. Celui qui reçoit un neuvième jeton perd de 30 points.',
  reconstructed: 'le nombre de missions de chaque genre et l’effet de chaque objet.',
};
