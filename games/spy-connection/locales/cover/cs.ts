import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Spy Connection',
  invitation: 'Vybudujte síť napříč Evropou, cestujte po ní a zase ji stáhněte dřív, než vám dojdou agenti.',
  challenge: 'Skóre je váš bodový náskok před botem.',
  reconstructed: 'většinu herního plánu, mise a jejich body. Kdo má krabici, může tištěné zadat jako vlastní edici.',
};
