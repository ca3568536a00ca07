import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Kompromat',
  invitation: 'Zwei Agenten, ein Schreibtisch, und niemand darf über 21 kommen.',
  challenge:
    'Dein Vorsprung an Punkten ist dein Ergebnis. Wer eine neunte Marke bekommt, verliert mit 30 Punkten Rückstand.',
  reconstructed: 'wie viele Missionen es von jeder Art gibt und was jeder Gegenstand bewirkt.',
};
