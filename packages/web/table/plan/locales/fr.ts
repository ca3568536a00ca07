import type { PlanTranslations } from './en.ts';

export const translations: PlanTranslations = {
  title: 'Prévoir une réponse',
  change: 'Changer le plan',
  about:
    'Dites ce que vous jouerez quand ce sera votre tour. Personne d’autre ne le voit jamais. Si cela ne correspond pas ou n’est pas permis à ce moment-là, vous jouerez comme d’habitude.',
  lines: 'Votre plan',
  when: 'Si',
  whatever: 'Quoi qu’il arrive',
  play: 'Je joue',
  add: 'Ajouter au plan',
  andThen: 'Et ensuite',
  remove: 'Retirer du plan',
  step: (fact, reply) => `Si « ${fact} » : ${reply}`,
  anyStep: (reply) => `Quoi qu’il arrive : ${reply}`,
  full: 'Le plan est complet. Retirez d’abord l’une de ses huit lignes.',
  nothing: 'Il n’y a rien à prévoir ici : dans ce cas, votre tour ne viendra pas.',
  soon: 'Votre réponse prévue va être jouée dans un instant.',
  myself: 'Non, je joue moi-même',
  dropped: {
    unmatched: 'Votre plan ne correspondait pas à ce qui s’est passé. À vous de jouer.',
    illegal: 'Le coup prévu n’est pas permis maintenant. À vous de jouer.',
  },
};
