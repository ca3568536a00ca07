import type { CommonGameTranslations } from '@safehouse/ui';

/** The game's texts on the front page, before the game itself is loaded. */
export const coverTranslations: CommonGameTranslations = {
  title: 'Agent Avenue',
  invitation:
    'A quiet street, two spies. Play one neighbour face up and one face down, and be the first to catch the other spy.',
  challenge: 'The sooner you win, the more it’s worth; the longer you hold out, the less a loss costs.',
  reconstructed: 'how many houses the street has, and what each market card does.',
};
