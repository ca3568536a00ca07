import type { RulesScreenTranslations } from './en.ts';

export const translations: RulesScreenTranslations = {
  views: 'Průvodce, nebo přesná pravidla',
  guide: 'Průvodce',
  exact: 'Přesná pravidla',
  variant: 'Varianta:',
  contents: 'Obsah průvodce',
  tryIt: (what) => `Vyzkoušejte si: ${what}`,
  notes: (n) => `Kde si pravidla vykládáme (${n})`,
  exactRules: 'Přesná pravidla:',
  inGuide: (section) => `V průvodci: ${section}`,
  ruling: 'náš výklad',
  rulingAbout: 'označuje náš výklad: tištěná pravidla tam mlčí nebo se dají číst různě a my to hrajeme takto.',
};
