import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Agent Avenue',
  invitation:
    'Eine ruhige Straße, zwei Spione. Leg einen Nachbarn offen aus und einen verdeckt, und fang den anderen Spion zuerst.',
  challenge:
    'Ein Sieg zählt umso mehr, je früher er kommt; eine Niederlage kostet umso weniger, je länger du durchhältst.',
  reconstructed: 'wie viele Häuser die Straße hat und was jede Marktkarte bewirkt.',
};
