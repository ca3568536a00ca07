import type { CommonGameTranslations } from '@safehouse/ui';

/** The game's texts on the front page, before the game itself is loaded. */
export const coverTranslations: CommonGameTranslations = {
  title: 'Spy Connection',
  invitation: 'Build a network across Europe, travel along it, and take it up again before you run out of agents.',
  challenge: 'Your score is your lead over the bot in points.',
  reconstructed:
    'most of the map, the missions and their points. If you own the box, you can enter the printed ones as an edition.',
};
