import type { Match } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { ItemId } from '../../data/missions.ts';
import { at, legal, openArmed, play, playSingles, playUntil, refusal, usable } from '../testing.ts';

const BALACLAVA = { type: 'shield', item: 'balaclava' } as const;
const NOTHING = { type: 'shield', item: null } as const;

/** Seat 0 fails at missions 0, 1 and 2 of round 2; up to the reveal, without passing windows. */
function failing(items: readonly ItemId[]): Match {
  const own = ['10', '9', '3', '8', '7', '7', '7', '6', '5', '4'] as const;
  const match = openArmed({ items, own, rival: ['2', '3', '4', '0.5'], later: [[['10', '9', '8']], []] });
  play(match, 0, 'stop', 0, 'hit', 'hit', 'stop', 1, 'stop', 1, 'hit', 'hit', 'stop');
  play(match, 2, 'stop', 2, 'hit', 'hit', 'hit', 'stop');
  playSingles(match);
  return match;
}

describe('balaclava', () => {
  test('[KO-25] is not usable without a token: neither asked in a window nor before the first failure', () => {
    const match = failing(['balaclava']);
    expect(at(match)).toMatchObject({ phase: 'window', active: 0, tokens: [1, 0] });
    expect(at(match).missions.map(({ state }) => state)).toEqual(['resolved', 'open', 'open', 'open']);
    expect(usable(match)).toEqual(['balaclava']);
  });

  test('[KO-25] before the tokens of a failure come, it gives back what there is', () => {
    const match = failing(['balaclava']);
    play(match, 'pass');
    expect(at(match)).toMatchObject({ phase: 'tokens', active: 0, declared: [22, 3] });
    expect(at(match).pending).toEqual({ seat: 0, kind: 'failure', tokens: 1 });
    expect(legal(match)).toEqual([BALACLAVA, NOTHING]);
    expect(refusal(match, { type: 'shield', item: 'chloroform' })).toEqual({
      code: 'not-your-item',
      rule: 'KO-24',
    });
    play(match, BALACLAVA);
    expect(at(match)).toMatchObject({ tokens: [2, 0], items: [{ ready: [], used: ['balaclava'] }, {}] });
  });

  test('[KO-25] in a window it gives back two', () => {
    const match = failing(['balaclava']);
    play(match, 'pass', NOTHING);
    expect(at(match)).toMatchObject({ phase: 'window', tokens: [2, 0] });
    play(match, { type: 'use', item: 'balaclava' });
    expect(at(match)).toMatchObject({ round: 3, tokens: [1, 0] });
  });

  test('[KO-25] a shield is asked again while something is usable, here by the stick', () => {
    const match = failing(['balaclava', 'usb-stick']);
    play(match, 'pass', NOTHING, 'pass', NOTHING, 'pass');
    expect(at(match)).toMatchObject({ round: 3, starter: 0, tokens: [3, 0] });
    play(match, 0, 'hit', 'hit', 'stop');
    playSingles(match);
    play(match, 'pass', BALACLAVA);
    expect(at(match)).toMatchObject({ phase: 'tokens', tokens: [1, 0], pending: { kind: 'failure' } });
    expect(legal(match)).toEqual([{ ...BALACLAVA, via: 'usb-stick' }, NOTHING]);
    play(match, { ...BALACLAVA, via: 'usb-stick' });
    expect(at(match)).toMatchObject({
      tokens: [1, 0],
      items: [{ ready: [], used: ['balaclava', 'usb-stick'] }, {}],
    });
  });

  test('[KO-25] without a token left a shield is not asked again; the stick keeps for later', () => {
    const match = failing(['balaclava', 'usb-stick']);
    play(match, 'pass', NOTHING, 'pass', BALACLAVA);
    expect(at(match).tokens).toEqual([1, 0]);
    expect(at(match).missions[2].state).toBe('resolved');
    expect(usable(match)).toEqual(['balaclava']);
    play(match, { type: 'use', item: 'usb-stick', as: 'balaclava' });
    expect(at(match)).toMatchObject({
      tokens: [0, 0],
      items: [{ ready: [], used: ['balaclava', 'usb-stick'] }, {}],
    });
  });

  test('[KO-25] in the own turn, before or after placing', () => {
    const match = failing(['balaclava']);
    playUntil(match, ({ round }) => round === 3);
    expect(at(match)).toMatchObject({ active: 0, tokens: [3, 0], drawn: expect.anything() });
    expect(usable(match)).toEqual(['balaclava']);
    play(match, 0);
    expect(usable(match)).toEqual(['balaclava']);
    play(match, { type: 'use', item: 'balaclava' });
    expect(at(match)).toMatchObject({ active: 0, turnMission: 0, tokens: [1, 0] });
    expect(refusal(match, { type: 'use', item: 'balaclava' })).toEqual({ code: 'item-used', rule: 'KO-24' });
  });
});
