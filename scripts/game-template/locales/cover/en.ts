import type { CommonGameTranslations } from '@safehouse/ui';

/** The game's texts on the front page, loaded before the game itself. */
export const coverTranslations: CommonGameTranslations = {
  title: 'Template Game',
  invitation: 'Three tricks, one secret: the smallest game there is. Make it yours.',
};
