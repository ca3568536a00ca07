import type { RulesScreenTranslations } from './en.ts';

export const translations: RulesScreenTranslations = {
  views: 'Guide ou règles exactes',
  guide: 'Guide',
  exact: 'Règles exactes',
  variant: 'Variante :',
  contents: 'Sommaire du guide',
  tryIt: (what) => `À vous d’essayer : ${what}`,
  notes: (n) => `Là où nous interprétons les règles (${n})`,
  exactRules: 'Les règles exactes :',
  inGuide: (section) => `Dans le guide : ${section}`,
  ruling: 'notre interprétation',
  rulingAbout:
    'signale notre interprétation : les règles imprimées n’en parlent pas ou se prêtent à plusieurs lectures, et voici comment nous jouons.',
};
