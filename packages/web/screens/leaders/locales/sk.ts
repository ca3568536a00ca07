import type { LeadersTranslations } from './en.ts';

export const translations: LeadersTranslations = {
  title: 'Rebríčky',
  about: 'Najlepší v hodnotených partiách, len čo je hodnotenie dosť isté.',
  game: 'Hra',
  mode: 'Režim',
  time: 'Obdobie',
  allTime: 'Celkovo',
  thisSeason: 'Táto sezóna',
  lastSeason: 'Minulá sezóna',
  none: 'Zatiaľ nikto. Počítajú sa hodnotené partie medzi ľuďmi s účtom.',
  rank: 'Poradie',
  player: 'Hráč',
  rating: 'Hodnotenie',
  matches: 'Partie',
  how: 'Ako funguje hodnotenie',
};
