import type { Match } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { ItemId, MissionId } from '../../data/missions.ts';
import { at, legal, open, openArmed, play, playSingles, refusal, usable } from '../testing.ts';

const CHLOROFORM = { type: 'shield', item: 'chloroform' } as const;
const NOTHING = { type: 'shield', item: null } as const;
const ROW: readonly MissionId[] = ['counter-2a', 'counter-3', 'code-1', 'code-2', 'code-3', 'document-1'];

/** Seat 0 wins missions with two and three tokens under them. */
function winning(items: readonly ItemId[]): Match {
  const match = openArmed({ items, missions: ROW, own: ['10', '9', '8', '7'], rival: ['2', '3', '4', '5'] });
  playSingles(match);
  return match;
}

describe('chloroform', () => {
  test('[KO-25] is asked about only when tokens of a counter-intelligence are about to come', () => {
    const match = winning(['chloroform']);
    expect(at(match)).toMatchObject({ phase: 'tokens', active: 0, tokens: [0, 0] });
    expect(at(match).pending).toEqual({ seat: 0, kind: 'ci', tokens: 2 });
    expect(at(match).won[0]).toContain('code-3');
    expect(at(match).removed).toEqual([]);
    expect(legal(match)).toEqual([CHLOROFORM, NOTHING]);
    expect(usable(match)).toEqual([]);
    expect(refusal(match, 'keep')).toEqual({ code: 'nothing-to-give-back', rule: 'KO-15' });
  });

  test('[KO-25] keeps all tokens off; the counter-intelligence leaves', () => {
    const match = winning(['chloroform']);
    play(match, CHLOROFORM);
    expect(at(match)).toMatchObject({ tokens: [3, 0], removed: ['counter-2a', 'counter-3'] });
    expect(at(match).items[0]).toEqual({ ready: [], used: ['chloroform'] });
  });

  test('[KO-25] can be kept for another time', () => {
    const match = winning(['chloroform']);
    play(match, NOTHING);
    expect(at(match)).toMatchObject({ tokens: [2, 0], removed: ['counter-2a'] });
    expect(at(match).pending).toEqual({ seat: 0, kind: 'ci', tokens: 3 });
    play(match, CHLOROFORM);
    expect(at(match).tokens).toEqual([2, 0]);
  });

  test('[KO-25] with a balaclava the step is asked again until nothing is usable or nothing comes', () => {
    const match = winning(['chloroform', 'balaclava', 'usb-stick']);
    expect(legal(match)).toEqual([CHLOROFORM, NOTHING]);
    play(match, NOTHING);
    expect(at(match)).toMatchObject({ phase: 'window', tokens: [2, 0] });
    play(match, 'pass');
    expect(legal(match)).toEqual([{ type: 'shield', item: 'balaclava' }, CHLOROFORM, NOTHING]);
    play(match, { type: 'shield', item: 'balaclava' });
    expect(at(match)).toMatchObject({ phase: 'tokens', tokens: [0, 0], pending: { kind: 'ci', tokens: 3 } });
    expect(legal(match)).toEqual([CHLOROFORM, NOTHING]);
    play(match, CHLOROFORM);
    expect(at(match).tokens).toEqual([0, 0]);
  });

  test('[KO-25] by the stick once it has been used', () => {
    const match = winning(['chloroform', 'usb-stick']);
    play(match, CHLOROFORM);
    expect(legal(match)).toEqual([{ ...CHLOROFORM, via: 'usb-stick' }, NOTHING]);
    expect(refusal(match, CHLOROFORM)).toEqual({ code: 'item-used', rule: 'KO-24' });
    play(match, { ...CHLOROFORM, via: 'usb-stick' });
    expect(at(match)).toMatchObject({
      tokens: [0, 0],
      items: [{ ready: [], used: ['chloroform', 'usb-stick'] }, {}],
    });
  });

  test('[KO-25] does nothing against a failure', () => {
    const own = ['10', '9', '3', '8', '7', '7'] as const;
    const match = openArmed({ items: ['chloroform', 'balaclava'], own, rival: ['4', '3', '2'] });
    play(match, 0, 'stop', 0, 'hit', 'hit', 'stop', 1, 'stop', 1, 'hit', 'hit', 'stop');
    playSingles(match);
    play(match, 'pass');
    expect(at(match).pending).toEqual({ seat: 0, kind: 'failure', tokens: 1 });
    expect(refusal(match, CHLOROFORM)).toEqual({ code: 'only-against-counter', rule: 'KO-25' });
  });

  test('[KO-30] won with a mission, it works against that mission’s own counter-intelligence', () => {
    const missions: readonly MissionId[] = ['counter-3', 'hotel', 'code-1', 'code-2', 'chloroform'];
    const match = open({ missions, decks: [[['10']], [['2']]] });
    playSingles(match);
    expect(at(match).pending).toEqual({ seat: 0, kind: 'ci', tokens: 3 });
    play(match, CHLOROFORM);
    expect(at(match).tokens).toEqual([0, 0]);
  });
});
