import type { CommonGameTranslations } from '@safehouse/ui';

/** The game's texts on the front page, before the game itself is loaded. */
export const coverTranslations: CommonGameTranslations = {
  title: 'Kompromat',
  invitation: 'Two agents, one desk, and nobody may go over 21.',
  challenge: 'Your score is your lead in points. Whoever gets a ninth token loses by 30.',
  reconstructed: 'how many missions there are of each kind, and what each item does.',
};
