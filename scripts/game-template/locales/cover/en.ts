import type { CommonGameTranslations } from '@safehouse/ui';

/** What the front page says of the game, before the game itself is loaded. */
export const coverTranslations: CommonGameTranslations = {
  title: 'Template Game',
  invitation: 'Three tricks, one secret: the smallest game there is. Make it yours.',
};
