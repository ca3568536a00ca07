import type { AvatarTranslations } from './en.ts';

export const translations: AvatarTranslations = {
  title: 'Změnit podobu',
  random: 'Náhodně',
  previous: (part) => `${part}: předchozí`,
  next: (part) => `${part}: další`,
  choice: (n, count) => `${n} z ${count}`,
  parts: {
    ground: 'Pozadí',
    head: 'Hlava',
    skin: 'Pleť',
    hair: 'Účes',
    hairColor: 'Barva vlasů',
    eyewear: 'Brýle',
    hat: 'Klobouk',
    beard: 'Vousy',
    mood: 'Nálada',
    coat: 'Oblečení',
  },
};
