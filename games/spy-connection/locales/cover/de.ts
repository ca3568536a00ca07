import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Spy Connection',
  invitation: 'Spanne ein Netz über Europa, reise darin und bau es wieder ab, bevor dir die Agenten ausgehen.',
  challenge: 'Dein Punktevorsprung vor dem Bot ist dein Ergebnis.',
  reconstructed:
    'den größten Teil des Plans, die Missionen und ihre Punkte. Wer die Schachtel besitzt, kann die gedruckten als Ausgabe eingeben.',
};
