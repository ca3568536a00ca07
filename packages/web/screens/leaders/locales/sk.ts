import type { LeadersTranslations } from './en.ts';

export const translations: LeadersTranslations = {
  title: 'Rebríčky',
  about: 'Najlepší v hodnotených partiách dvoch hráčov, len čo je hodnotenie dosť isté.',
  game: 'Hra',
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
