import { describe, expect, test } from 'vitest';
import { at, legal, openArmed, play, playSingles, playUntil, refusal, told, usable } from '../testing.ts';

const MARTINI = 'vesper-martini';
const declare = (elevens: number, martini: 1 | -1) => ({ type: 'declare', elevens, martini }) as const;
const plain = (elevens: number) => ({ type: 'declare', elevens }) as const;

describe('vesper-martini', () => {
  test('[KO-26] 22 becomes 21, judged before failure and the token that may go back', () => {
    const match = openArmed({
      items: [MARTINI],
      own: ['10', '9', '3', '8', '7', '7', '2'],
      rival: ['4', '3', '2'],
    });
    play(match, 0, 'stop', 0, 'hit', 'hit', 'stop', 1, 'stop', 1, 'hit', 'hit', 'stop');
    playSingles(match);
    expect(usable(match)).toEqual([]);
    expect(legal(match)).toEqual([plain(0), declare(0, 1), declare(0, -1)]);
    play(match, plain(0));
    expect(at(match)).toMatchObject({ tokens: [1, 0], phase: 'declare', active: 0 });
    play(match, declare(0, -1));
    expect(at(match)).toMatchObject({ phase: 'tokens', declared: [21, 3], pending: { kind: 'give-back' } });
    expect(at(match).items[0]).toEqual({ ready: [], used: [MARTINI] });
  });

  test('[KO-25] one move for each pair of elevens and martini, whether by itself or by the stick', () => {
    const match = openArmed({ items: [MARTINI, 'usb-stick'], own: ['ace', '3', 'ace', '5'], rival: ['2'] });
    playSingles(match);
    expect(legal(match)).toEqual(
      [0, 1].flatMap((elevens) => [plain(elevens), declare(elevens, 1), declare(elevens, -1)]),
    );
    expect(refusal(match, { ...declare(0, 1), via: 'usb-stick' }).rule).toBe('KO-25');
    play(match, declare(1, 1));
    expect(at(match)).toMatchObject({ phase: 'declare', active: 0 });
    const again = ([1, -1] as const).map((martini) => ({ ...declare(0, martini), via: 'usb-stick' }));
    expect(legal(match)).toEqual([plain(0), ...again]);
    expect(refusal(match, declare(0, 1))).toEqual({ code: 'item-used', rule: 'KO-24' });
    play(match, { ...declare(0, 1), via: 'usb-stick' });
    expect(at(match).items[0]).toEqual({ ready: [], used: [MARTINI, 'usb-stick'] });
  });

  test('[KO-26] a total may fall below nothing, and still wins where the other has no cards', () => {
    const rival = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;
    const match = openArmed({ items: [MARTINI], own: ['2', '3', '4', '0.5'], rival });
    play(match, 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop', 0, 'stop');
    play(match, 1, 'hit', 'hit', 'hit', 'stop', 1, 'stop', 2, 'hit', 2, 'stop', 3, 'stop');
    playUntil(match, ({ missions }) => missions[2].state === 'resolved');
    expect(at(match)).toMatchObject({ phase: 'declare', active: 0, declared: [null, null] });
    const { card } = at(match).missions[3];
    const news = play(match, declare(0, -1));
    expect(told('spectator', news)).toContainEqual(
      expect.objectContaining({ type: 'declared', martini: -1, total: -0.5 }),
    );
    expect(at(match).won[0]).toContain(card);
  });

  test('[KO-26] equal totals by a martini go by the cards alone', () => {
    const match = openArmed({ items: [MARTINI], own: ['9', '2', '3', '4'], rival: ['10', '3'] });
    playSingles(match);
    play(match, declare(0, 1));
    expect(at(match).removed).toContain(at(match).missions[0].card);
  });
});
