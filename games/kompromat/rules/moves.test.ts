import type { Move } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { words } from './moves.ts';

describe('the vocabulary', () => {
  test('every move is read as it is written, whatever the order of its fields', () => {
    for (let code = 0; code < words.size; code++) {
      const written = words.write(code as Move);
      expect(words.read(written)).toBe(code);
      expect(words.read(Object.fromEntries(Object.entries(written).reverse()))).toBe(code);
    }
  });

  test.each([
    { type: 'hit', mission: 0 },
    { type: 'place' },
    { type: 'place', mission: 4 },
    { type: 'use', item: 'drone' },
    { type: 'use', item: 'chloroform' },
    { type: 'use', item: 'usb-stick' },
    { type: 'use', item: 'usb-stick', as: 'usb-stick' },
    { type: 'use', item: 'stun-gun', mission: 0, card: 8 },
    { type: 'use', item: 'balaclava', as: null },
    { type: 'declare' },
    { type: 'declare', elevens: 3 },
    { type: 'declare', elevens: 0, martini: 0 },
    { type: 'declare', elevens: 0, via: 'usb-stick' },
    { type: 'shield' },
    { type: 'shield', item: null, via: 'usb-stick' },
    { type: 'shield', item: 'drone' },
    null,
    'hit',
  ])('%j is no move', (value) => {
    expect(words.read(value)).toBeNull();
  });
});
