import type { LeadersTranslations } from './en.ts';

export const translations: LeadersTranslations = {
  title: 'Žebříčky',
  about: 'Nejlepší v hodnocených partiích, jakmile je hodnocení dost jisté.',
  game: 'Hra',
  mode: 'Režim',
  time: 'Období',
  allTime: 'Celkově',
  thisSeason: 'Tato sezona',
  lastSeason: 'Minulá sezona',
  none: 'Zatím nikdo. Počítají se hodnocené partie mezi lidmi s účtem.',
  rank: 'Pořadí',
  player: 'Hráč',
  rating: 'Hodnocení',
  matches: 'Partie',
  how: 'Jak funguje hodnocení',
};
