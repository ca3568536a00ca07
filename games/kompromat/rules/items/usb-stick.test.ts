import { describe, expect, test } from 'vitest';
import { describeMatch, openMatchWithItems, playMoves, refusalFor, usableItems } from '../test-helpers.ts';

const DRONE_MOVE = { type: 'use', item: 'drone', mission: 0 } as const;
const DRONE_BY_STICK = { type: 'use', item: 'usb-stick', as: 'drone', mission: 1 } as const;

describe('usb-stick', () => {
  test('[KO-25] repeats an item used before; the stick moves, the item does not', () => {
    const match = openMatchWithItems({ items: ['drone', 'usb-stick'], rivalDeck: ['4', '6', '2', '3', '5'] });
    playMoves(match, 0, 'hit', 'stop');
    expect(usableItems(match)).toEqual(['drone']);
    expect(refusalFor(match, { ...DRONE_BY_STICK, mission: 0 })).toEqual({
      code: 'not-used-before',
      rule: 'KO-25',
    });
    playMoves(match, DRONE_MOVE);
    expect(usableItems(match)).toEqual([]);
    playMoves(match, 0, 'stop', 1, 'hit', 'stop', DRONE_BY_STICK);
    expect(describeMatch(match).columns[1][1].every(({ up }) => up)).toBe(true);
    expect(describeMatch(match).items[0]).toEqual({ ready: [], used: ['drone', 'usb-stick'] });
    expect(refusalFor(match, DRONE_BY_STICK)).toEqual({ code: 'item-used', rule: 'KO-24' });
  });

  test('[KO-25] does not repeat what the opponent has used', () => {
    const match = openMatchWithItems({ items: ['usb-stick'], rivalDeck: ['4', '6', '2'] });
    playMoves(match, 0, 'hit', 'stop');
    expect(usableItems(match)).toEqual([]);
    expect(refusalFor(match, DRONE_BY_STICK)).toEqual({ code: 'not-used-before', rule: 'KO-25' });
  });

  test('[KO-24] used or not, items stay among the cards won', () => {
    const match = openMatchWithItems({ items: ['drone', 'usb-stick'], rivalDeck: ['4', '6', '2', '3', '5'] });
    playMoves(match, 0, 'hit', 'stop', DRONE_MOVE);
    expect(describeMatch(match).won[0].slice(0, 2)).toEqual(['drone', 'usb-stick']);
    expect(refusalFor(match, DRONE_MOVE)).toEqual({ code: 'item-used', rule: 'KO-24' });
    expect(refusalFor(match, { type: 'use', item: 'newspaper', mission: 0 })).toEqual({
      code: 'not-your-item',
      rule: 'KO-24',
    });
  });
});
