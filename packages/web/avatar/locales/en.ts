export const translations = {
  title: 'Change your face',
  random: 'Surprise me',
  previous: (part: string) => `${part}: previous`,
  next: (part: string) => `${part}: next`,
  choice: (n: number, count: number) => `${n} of ${count}`,
  parts: {
    ground: 'Background',
    head: 'Head',
    skin: 'Skin',
    hair: 'Hair',
    hairColor: 'Hair colour',
    eyewear: 'Glasses',
    hat: 'Hat',
    beard: 'Beard',
    mood: 'Mood',
    coat: 'Clothes',
  },
};

export type AvatarTranslations = typeof translations;
