import { plural } from '@safehouse/ui';
import type { LearnTranslations } from './en.ts';

export const translations: LearnTranslations = {
  title: 'Spielen lernen',
  about:
    'Am echten Tisch, mit einem Coach an deiner Seite. Keine Uhr, es geht um nichts, und aufhören kannst du jederzeit.',
  minutes: (n) => plural('de', n, { one: 'etwa # Minute', other: 'etwa # Minuten' }),
  done: 'geschafft',
  begun: 'angefangen',
  all: 'Alle Lektionen',
  coach: 'Coach',
  yourTurn: 'Du bist am Zug',
  next: 'Weiter',
  back: 'Zurück',
  showMe: 'Zeig es mir',
  skip: 'Weiter',
  step: (n, of) => `Schritt ${n} von ${of}`,
  rule: (id) => `Regel ${id}`,
  rules: (ids) => `In den Regeln: ${ids}`,
  readFirst: 'Eins nach dem anderen: Drück zuerst auf „Weiter“.',
  notYet: 'Keine schlechte Idee, nur nicht jetzt. Versuch erst den hervorgehobenen Zug.',
  following: (lesson) => `Nächste Lektion: ${lesson}`,
  again: 'Noch einmal',
  restart: 'Von vorn',
};
