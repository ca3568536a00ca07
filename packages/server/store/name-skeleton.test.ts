import { nameKey } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { nameSkeleton } from './name-skeleton.ts';

test.each([
  ['Ada', 'Аdа'],
  ['Oscar', 'Οscаr'],
  ['SPY', 'ЅРУ'],
  ['Bill', 'BiIl'],
  ['Adam 10', 'Adarn lO'],
  ['will', 'vvilI'],
  ['Hugo', 'ʜᴜɢᴏ'],
  ["O'Neill-2", 'O’Neill‑2'],
  // Cherokee, Lisu, Armenian, Coptic.
  ['Ada', 'Ꭺda'],
  ['ADA', 'ꓮꓓꓮ'],
  ['noon', 'ոօօո'],
  ['COCO', 'ⲤⲞⲤⲞ'],
])('%s and %s look the same', (name, twin) => {
  expect(nameKey(twin)).not.toBe(nameKey(name));
  expect(nameSkeleton(twin)).toBe(nameSkeleton(name));
});

test.each([
  ['Ada', 'Ida'],
  ['Player 1', 'Player 2'],
  ['Player 10', 'Player 11'],
  ['Zoé', 'Zoe'],
  ['Анна', 'Инна'],
  ['Νίκος', 'Νίκη'],
  ['小林', '小森'],
  ['Lisa', 'Lina'],
  ['Вера', 'Bera 2'],
])('%s and %s look different', (name, other) => {
  expect(nameSkeleton(other)).not.toBe(nameSkeleton(name));
});
