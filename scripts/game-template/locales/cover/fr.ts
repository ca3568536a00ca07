import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Template Game',
  invitation: 'Trois plis, un secret : le plus petit jeu qui soit. Faites-en le vôtre.',
};
