import type { AvatarTranslations } from './en.ts';

export const translations: AvatarTranslations = {
  title: 'Changer de visage',
  random: 'Au hasard',
  previous: (part) => `${part} : choix précédent`,
  next: (part) => `${part} : choix suivant`,
  choice: (n, count) => `${n} sur ${count}`,
  parts: {
    ground: 'Fond',
    head: 'Tête',
    skin: 'Peau',
    hair: 'Coiffure',
    hairColor: 'Couleur des cheveux',
    eyewear: 'Lunettes',
    hat: 'Chapeau',
    beard: 'Barbe',
    mood: 'Humeur',
    coat: 'Vêtements',
  },
};
