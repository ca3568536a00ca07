import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Template Game',
  invitation: 'Drei Stiche, ein Geheimnis: das kleinste Spiel, das es gibt. Mach deins daraus.',
};
