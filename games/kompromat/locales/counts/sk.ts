import { plural } from '@safehouse/ui/headless';
import type { Counts } from './en.ts';

export const counts: Counts = {
  tokens: (n) => plural('sk', n, { one: '# žetón', few: '# žetóny', many: '# žetónu', other: '# žetónov' }),
  cards: (n) => plural('sk', n, { one: '# karta', few: '# karty', many: '# karty', other: '# kariet' }),
  points: (n) => plural('sk', n, { one: '# bod', few: '# body', many: '# bodu', other: '# bodov' }),
};
