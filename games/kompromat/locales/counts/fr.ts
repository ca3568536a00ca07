import { plural } from '@safehouse/ui/headless';
import type { Counts } from './en.ts';

export const counts: Counts = {
  tokens: (n) => plural('fr', n, { one: '# jeton', other: '# jetons' }),
  cards: (n) => plural('fr', n, { one: '# carte', other: '# cartes' }),
  points: (n) => plural('fr', n, { one: '# point', other: '# points' }),
};
