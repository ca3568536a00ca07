import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Můj soused špion',
  invitation:
    'Tichá ulice a v ní dva špioni. Vyložte jednoho souseda odkrytě, druhého zakrytě, a chyťte soupeře dřív než on vás.',
  challenge: 'Čím dřív vyhrajete, tím větší má výhra cenu; čím déle vydržíte, tím méně stojí prohra.',
  reconstructed: 'kolik má ulice domů a co dělá která karta černého trhu.',
};
