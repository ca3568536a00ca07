import type { CommonGameTranslations } from '@safehouse/ui';

export const coverTranslations: CommonGameTranslations = {
  title: 'Spy Connection',
  invitation: 'Tissez un réseau à travers l’Europe, parcourez-le et repliez-le avant de manquer d’agents.',
  challenge: 'Votre score est votre avance en points sur le bot.',
  reconstructed:
    'la plus grande partie du plateau, les missions et leurs points. Si vous avez la boîte, vous pouvez saisir les imprimés comme édition.',
};
