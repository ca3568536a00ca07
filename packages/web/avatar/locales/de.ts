import type { AvatarTranslations } from './en.ts';

export const translations: AvatarTranslations = {
  title: 'Gesicht ändern',
  random: 'Überrasch mich',
  previous: (part) => `${part}: vorherige Auswahl`,
  next: (part) => `${part}: nächste Auswahl`,
  choice: (n, count) => `${n} von ${count}`,
  parts: {
    ground: 'Hintergrund',
    head: 'Kopf',
    skin: 'Haut',
    hair: 'Frisur',
    hairColor: 'Haarfarbe',
    eyewear: 'Brille',
    hat: 'Hut',
    beard: 'Bart',
    mood: 'Miene',
    coat: 'Kleidung',
  },
};
