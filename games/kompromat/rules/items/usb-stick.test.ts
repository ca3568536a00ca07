import { describe, expect, test } from 'vitest';
import { at, openArmed, play, refusal, usable } from '../testing.ts';

const drone = { type: 'use', item: 'drone', mission: 0 } as const;
const droneAgain = { type: 'use', item: 'usb-stick', as: 'drone', mission: 1 } as const;

describe('usb-stick', () => {
  test('[KO-25] repeats an item used before; the stick moves, the item does not', () => {
    const match = openArmed({ items: ['drone', 'usb-stick'], rival: ['4', '6', '2', '3', '5'] });
    play(match, 0, 'hit', 'stop');
    expect(usable(match)).toEqual(['drone']);
    expect(refusal(match, { ...droneAgain, mission: 0 })).toEqual({ code: 'not-used-before', rule: 'KO-25' });
    play(match, drone);
    expect(usable(match)).toEqual([]);
    play(match, 0, 'stop', 1, 'hit', 'stop', droneAgain);
    expect(at(match).columns[1][1].every(({ up }) => up)).toBe(true);
    expect(at(match).items[0]).toEqual({ ready: [], used: ['drone', 'usb-stick'] });
    expect(refusal(match, droneAgain)).toEqual({ code: 'item-used', rule: 'KO-24' });
  });

  test('[KO-25] does not repeat what the opponent has used', () => {
    const match = openArmed({ items: ['usb-stick'], rival: ['4', '6', '2'] });
    play(match, 0, 'hit', 'stop');
    expect(usable(match)).toEqual([]);
    expect(refusal(match, droneAgain)).toEqual({ code: 'not-used-before', rule: 'KO-25' });
  });

  test('[KO-24] used or not, items stay among the cards won', () => {
    const match = openArmed({ items: ['drone', 'usb-stick'], rival: ['4', '6', '2', '3', '5'] });
    play(match, 0, 'hit', 'stop', drone);
    expect(at(match).won[0].slice(0, 2)).toEqual(['drone', 'usb-stick']);
    expect(refusal(match, drone)).toEqual({ code: 'item-used', rule: 'KO-24' });
    expect(refusal(match, { type: 'use', item: 'newspaper', mission: 0 })).toEqual({
      code: 'not-your-item',
      rule: 'KO-24',
    });
  });
});
