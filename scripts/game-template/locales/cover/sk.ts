import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Template Game',
  invitation: 'Tri zdvihy, jedno tajomstvo: najmenšia hra, aká existuje. Urobte z nej svoju.',
};
