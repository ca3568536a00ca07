import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Spy Connection',
  invitation: 'Vybudujte sieť naprieč Európou, cestujte po nej a zase ju stiahnite skôr, než vám dôjdu agenti.',
  challenge: 'Skóre je váš bodový náskok pred botom.',
  reconstructed: 'väčšinu herného plánu, misie a ich body. Kto má škatuľu, môže tlačené zadať ako vlastnú edíciu.',
};
