import type { RulesScreenTranslations } from './en.ts';

export const translations: RulesScreenTranslations = {
  views: 'Spielanleitung oder genaue Regeln',
  guide: 'Spielanleitung',
  exact: 'Genaue Regeln',
  variant: 'Variante:',
  contents: 'Inhalt der Spielanleitung',
  tryIt: (what) => `Zum Ausprobieren: ${what}`,
  notes: (n) => `Wo wir die Regeln auslegen (${n})`,
  exactRules: 'Die genauen Regeln:',
  inGuide: (section) => `In der Spielanleitung: ${section}`,
  ruling: 'unsere Auslegung',
  rulingAbout:
    'kennzeichnet unsere Auslegung: Die gedruckten Regeln schweigen dort oder lassen mehrere Lesarten zu, und so spielen wir es.',
};
