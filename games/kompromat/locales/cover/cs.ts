import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Kompromat',
  invitation: 'Dva agenti, jeden stůl a nikdo nesmí překročit 21.',
  challenge: 'Skóre je váš náskok v bodech. Kdo dostane devátý žeton, prohrává o 30 bodů.',
  reconstructed: 'kolik je misí kterého druhu a co dělá který předmět.',
};
