import { plural } from '@safehouse/ui';
import type { LiveTranslations } from './en.ts';

export const translations: LiveTranslations = {
  title: 'Práve sa hrá',
  about: 'Verejné partie, ktoré sa práve hrajú. Vyberte si, na ktorú sa chcete pozerať.',
  game: 'Hra',
  all: 'Všetky hry',
  none: 'Práve nikto verejne nehrá.',
  lost: 'Server nie je dostupný. Zoznam sa vráti spolu s pripojením.',
  watch: 'Sledovať',
  tournament: 'Turnaj',
  moves: (count) => plural('sk', count, { one: '# ťah', few: '# ťahy', other: '# ťahov' }),
  spectators: (count) => plural('sk', count, { one: '# divák', few: '# diváci', other: '# divákov' }),
  delayed: (time) => `s oneskorením ${time}`,
  perTurn: (time) => `${time} na ťah`,
};
