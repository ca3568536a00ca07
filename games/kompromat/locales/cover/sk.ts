import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Kompromat',
  invitation: 'Dvaja agenti, jeden stôl a nikto nesmie prekročiť 21.',
  challenge: 'Skóre je váš náskok v bodoch. Kto dostane deviaty žetón, prehráva o 30 bodov.',
  reconstructed: 'koľko je misií ktorého druhu a čo robí ktorý predmet.',
};
