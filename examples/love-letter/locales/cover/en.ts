import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Love Letter',
  invitation: 'Sixteen cards, one in your hand: find out who holds what before they find you.',
};
