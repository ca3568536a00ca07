import { plural } from '@safehouse/ui';
import type { LearnTranslations } from './en.ts';

export const translations: LearnTranslations = {
  title: 'Naučte se hrát',
  about: 'U skutečného stolu, s trenérem po boku. Bez hodin, o nic nejde a skončit můžete kdykoli.',
  minutes: (n) =>
    plural('cs', n, {
      one: 'asi # minuta',
      few: 'asi # minuty',
      many: 'asi # minuty',
      other: 'asi # minut',
    }),
  done: 'hotovo',
  begun: 'rozehráno',
  all: 'Všechny lekce',
  coach: 'Trenér',
  yourTurn: 'Jste na tahu',
  next: 'Dále',
  back: 'Zpět',
  showMe: 'Ukázat tah',
  skip: 'Pokračovat',
  step: (n, of) => `Krok ${n} z ${of}`,
  rule: (id) => `pravidlo ${id}`,
  rules: (ids) => `V pravidlech: ${ids}`,
  readFirst: 'Jedno po druhém: nejdřív stiskněte „Dále“.',
  notYet: 'Dobrý nápad, ale na jindy. Teď zkuste zvýrazněný tah.',
  following: (lesson) => `Další lekce: ${lesson}`,
  again: 'Ještě jednou',
  restart: 'Od začátku',
};
