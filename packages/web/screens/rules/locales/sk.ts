import type { RulesScreenTranslations } from './en.ts';

export const translations: RulesScreenTranslations = {
  views: 'Sprievodca, alebo presné pravidlá',
  guide: 'Sprievodca',
  exact: 'Presné pravidlá',
  variant: 'Variant:',
  contents: 'Obsah sprievodcu',
  tryIt: (what) => `Vyskúšajte si: ${what}`,
  notes: (n) => `Kde si pravidlá vykladáme (${n})`,
  exactRules: 'Presné pravidlá:',
  inGuide: (section) => `V sprievodcovi: ${section}`,
  ruling: 'náš výklad',
  rulingAbout: 'označuje náš výklad: tlačené pravidlá tam mlčia alebo sa dajú čítať rôzne a my to hráme takto.',
};
