import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Spy Connection',
  invitation: 'Spanne ein Netz über Europa, reise darin und bau es wieder ab, bevor dir die Agenten ausgehen.',
  challenge: 'Dein Punktevorsprung vor dem Bot ist dein Ergebnis.',
};
