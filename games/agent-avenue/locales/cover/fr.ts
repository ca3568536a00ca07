import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Agent Avenue',
  invitation:
    'Une rue tranquille, deux espions. Posez un voisin face visible, un autre face cachée, et attrapez l’adversaire avant qu’il ne vous attrape.',
  challenge: 'Plus vous gagnez tôt, plus la victoire rapporte ; plus vous tenez longtemps, moins la défaite coûte.',
  reconstructed: 'le nombre de maisons de la rue et l’effet de chaque carte du marché.',
};
