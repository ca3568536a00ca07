import { plural } from '@safehouse/ui';
import type { LiveTranslations } from './en.ts';

export const translations: LiveTranslations = {
  title: 'Právě se hraje',
  about: 'Veřejné partie, které se právě hrají. Vyberte si, na kterou se chcete dívat.',
  game: 'Hra',
  all: 'Všechny hry',
  none: 'Právě nikdo veřejně nehraje.',
  lost: 'Server není dostupný. Seznam se vrátí spolu s připojením.',
  watch: 'Sledovat',
  tournament: 'Turnaj',
  moves: (count) => plural('cs', count, { one: '# tah', few: '# tahy', other: '# tahů' }),
  spectators: (count) => plural('cs', count, { one: '# divák', few: '# diváci', other: '# diváků' }),
  delayed: (time) => `se zpožděním ${time}`,
  perTurn: (time) => `${time} na tah`,
};
