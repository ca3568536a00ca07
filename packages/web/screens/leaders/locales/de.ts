import type { LeadersTranslations } from './en.ts';

export const translations: LeadersTranslations = {
  title: 'Bestenlisten',
  about: 'Die Besten in gewerteten Partien, sobald eine Wertung sicher genug ist.',
  game: 'Spiel',
  mode: 'Modus',
  time: 'Zeitraum',
  allTime: 'Gesamt',
  thisSeason: 'Diese Saison',
  lastSeason: 'Letzte Saison',
  none: 'Noch niemand. Es zählen gewertete Partien zwischen Leuten mit Konto.',
  rank: 'Platz',
  player: 'Spieler',
  rating: 'Wertung',
  matches: 'Partien',
  how: 'Wie die Wertung funktioniert',
};
