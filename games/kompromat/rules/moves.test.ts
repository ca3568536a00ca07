import type { Move } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { MOVE_CODEC } from './moves.ts';

describe('the vocabulary', () => {
  test('every move is read as it is written, whatever the order of its fields', () => {
    for (let code = 0; code < MOVE_CODEC.size; code++) {
      const written = MOVE_CODEC.write(code as Move);
      expect(MOVE_CODEC.parse(written)).toBe(code);
      expect(MOVE_CODEC.parse(Object.fromEntries(Object.entries(written).reverse()))).toBe(code);
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
    expect(MOVE_CODEC.parse(value)).toBeNull();
  });
});
