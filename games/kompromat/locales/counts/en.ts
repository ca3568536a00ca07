import { plural } from '@safehouse/ui/headless';

/** Numbers of things, in words. */
export const counts = {
  tokens: (n: number) => plural('en', n, { one: '# token', other: '# tokens' }),
  cards: (n: number) => plural('en', n, { one: '# card', other: '# cards' }),
  points: (n: number) => plural('en', n, { one: '# point', other: '# points' }),
};

export type Counts = typeof counts;
