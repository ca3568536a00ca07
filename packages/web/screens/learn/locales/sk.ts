import { plural } from '@safehouse/ui';
import type { LearnTranslations } from './en.ts';

export const translations: LearnTranslations = {
  title: 'Naučte sa hrať',
  about: 'Pri skutočnom stole, s trénerom po boku. Bez hodín, o nič nejde a skončiť môžete kedykoľvek.',
  minutes: (n) =>
    plural('sk', n, {
      one: 'asi # minúta',
      few: 'asi # minúty',
      many: 'asi # minúty',
      other: 'asi # minút',
    }),
  done: 'hotovo',
  begun: 'rozohrané',
  all: 'Všetky lekcie',
  coach: 'Tréner',
  yourTurn: 'Ste na ťahu',
  next: 'Ďalej',
  back: 'Späť',
  showMe: 'Ukázať ťah',
  skip: 'Pokračovať',
  step: (n, of) => `Krok ${n} z ${of}`,
  rule: (id) => `pravidlo ${id}`,
  rules: (ids) => `V pravidlách: ${ids}`,
  readFirst: 'Jedno po druhom: najprv stlačte „Ďalej“.',
  notYet: 'Dobrý nápad, ale na inokedy. Teraz skúste zvýraznený ťah.',
  following: (lesson) => `Ďalšia lekcia: ${lesson}`,
  again: 'Ešte raz',
  restart: 'Od začiatku',
};
