import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Agent Avenue',
  invitation:
    'Tichá ulica a v nej dvaja špióni. Vyložte jedného suseda odkryto, druhého zakryto, a chyťte súpera skôr než on vás.',
  challenge: 'Čím skôr vyhráte, tým väčšiu hodnotu má výhra; čím dlhšie vydržíte, tým menej stojí prehra.',
  reconstructed: 'koľko domov má ulica a čo robí ktorá karta čierneho trhu.',
};
