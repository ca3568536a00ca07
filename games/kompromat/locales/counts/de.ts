import { plural } from '@safehouse/ui/headless';
import type { Counts } from './en.ts';

export const counts: Counts = {
  tokens: (n) => plural('de', n, { one: '# Marke', other: '# Marken' }),
  cards: (n) => plural('de', n, { one: '# Karte', other: '# Karten' }),
  points: (n) => plural('de', n, { one: '# Punkt', other: '# Punkte' }),
};
