import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Template Game',
  invitation: 'Tři zdvihy, jedno tajemství: nejmenší hra, jaká existuje. Udělejte z ní svou.',
};
