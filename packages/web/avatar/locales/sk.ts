import type { AvatarTranslations } from './en.ts';

export const translations: AvatarTranslations = {
  title: 'Zmeniť podobu',
  random: 'Náhodne',
  previous: (part) => `${part}: predchádzajúce`,
  next: (part) => `${part}: ďalšie`,
  choice: (n, count) => `${n} z ${count}`,
  parts: {
    ground: 'Pozadie',
    head: 'Hlava',
    skin: 'Pleť',
    hair: 'Účes',
    hairColor: 'Farba vlasov',
    eyewear: 'Okuliare',
    hat: 'Klobúk',
    beard: 'Brada',
    mood: 'Nálada',
    coat: 'Oblečenie',
  },
};
