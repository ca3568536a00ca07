import { plural } from '@safehouse/ui/headless';
import type { Counts } from './en.ts';

export const counts: Counts = {
  tokens: (n) => plural('cs', n, { one: '# žeton', few: '# žetony', many: '# žetonu', other: '# žetonů' }),
  cards: (n) => plural('cs', n, { one: '# karta', few: '# karty', many: '# karty', other: '# karet' }),
  points: (n) => plural('cs', n, { one: '# bod', few: '# body', many: '# bodu', other: '# bodů' }),
};
