import { plural } from '@safehouse/ui';
import type { LiveTranslations } from './en.ts';

export const translations: LiveTranslations = {
  title: 'Laufende Partien',
  about: 'Öffentliche Partien, die gerade gespielt werden. Tippe eine an, um zuzuschauen.',
  game: 'Spiel',
  all: 'Alle Spiele',
  none: 'Gerade spielt niemand öffentlich.',
  lost: 'Der Server ist nicht erreichbar. Die Liste kommt mit der Verbindung zurück.',
  watch: 'Zuschauen',
  tournament: 'Turnier',
  moves: (count) => plural('de', count, { one: '# Zug', other: '# Züge' }),
  spectators: (count) => plural('de', count, { one: '# Zuschauer', other: '# Zuschauer' }),
  delayed: (time) => `um ${time} verzögert`,
  perTurn: (time) => `${time} pro Zug`,
};
