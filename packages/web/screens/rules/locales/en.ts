export const translations = {
  views: 'Guide or exact rules',
  guide: 'Guide',
  exact: 'Exact rules',
  variant: 'Variant:',
  contents: 'What’s in the guide',
  tryIt: (what: string) => `Try it: ${what}`,
  notes: (n: number) => `Where we interpret the rules (${n})`,
  exactRules: 'The exact rules:',
  inGuide: (section: string) => `In the guide: ${section}`,
  ruling: 'our interpretation',
  rulingAbout:
    'marks our interpretation: the printed rules don’t say, or can be read in more than one way, and this is how we play it.',
};

export type RulesScreenTranslations = typeof translations;
