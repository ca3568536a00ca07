import type { Match } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { ItemId } from '../../data/missions.ts';
import {
  describeMatch,
  legalMoves,
  openMatchWithItems,
  playMoves,
  playSingleCards,
  playUntil,
  refusalFor,
  usableItems,
} from '../test-helpers.ts';

const SHIELD_WITH_BALACLAVA = { type: 'shield', item: 'balaclava' } as const;
const SHIELD_WITH_NOTHING = { type: 'shield', item: null } as const;

/** Seat 0 fails at missions 0, 1 and 2 of round 2; up to the reveal, without passing windows. */
function openWithFailures(items: readonly ItemId[]): Match {
  const own = ['10', '9', '3', '8', '7', '7', '7', '6', '5', '4'] as const;
  const match = openMatchWithItems({
    items,
    ownDeck: own,
    rivalDeck: ['2', '3', '4', '0.5'],
    laterDecks: [[['10', '9', '8']], []],
  });
  playMoves(match, 0, 'stop', 0, 'hit', 'hit', 'stop', 1, 'stop', 1, 'hit', 'hit', 'stop');
  playMoves(match, 2, 'stop', 2, 'hit', 'hit', 'hit', 'stop');
  playSingleCards(match);
  return match;
}

describe('balaclava', () => {
  test('[KO-25] is not usable without a token: neither asked in a window nor before the first failure', () => {
    const match = openWithFailures(['balaclava']);
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0, tokens: [1, 0] });
    expect(describeMatch(match).missions.map(({ state }) => state)).toEqual(['resolved', 'open', 'open', 'open']);
    expect(usableItems(match)).toEqual(['balaclava']);
  });

  test('[KO-25] before the tokens of a failure come, it gives back what there is', () => {
    const match = openWithFailures(['balaclava']);
    playMoves(match, 'pass', 'pass');
    expect(describeMatch(match)).toMatchObject({ phase: 'tokens', active: 0, declared: [22, 3] });
    expect(describeMatch(match).pending).toEqual({ seat: 0, kind: 'failure', tokens: 1 });
    expect(legalMoves(match)).toEqual([SHIELD_WITH_BALACLAVA, SHIELD_WITH_NOTHING]);
    expect(refusalFor(match, { type: 'shield', item: 'chloroform' })).toEqual({
      code: 'not-your-item',
      rule: 'KO-24',
    });
    playMoves(match, SHIELD_WITH_BALACLAVA);
    expect(describeMatch(match)).toMatchObject({
      tokens: [2, 0],
      items: [{ ready: [], used: ['balaclava'] }, {}],
    });
  });

  test('[KO-25] in a window it gives back two', () => {
    const match = openWithFailures(['balaclava']);
    playMoves(match, 'pass', 'pass', SHIELD_WITH_NOTHING);
    expect(describeMatch(match)).toMatchObject({ phase: 'window', tokens: [2, 0] });
    playMoves(match, { type: 'use', item: 'balaclava' });
    expect(describeMatch(match)).toMatchObject({ round: 3, tokens: [1, 0] });
  });

  test('[KO-25] a shield is asked again while something is usable, here by the stick', () => {
    const match = openWithFailures(['balaclava', 'usb-stick']);
    playMoves(match, 'pass', 'pass', SHIELD_WITH_NOTHING, 'pass', 'pass', SHIELD_WITH_NOTHING, 'pass', 'pass');
    expect(describeMatch(match)).toMatchObject({ round: 3, starter: 0, tokens: [3, 0] });
    playMoves(match, 0, 'hit', 'hit', 'stop');
    playSingleCards(match);
    playMoves(match, 'pass', 'pass', SHIELD_WITH_BALACLAVA);
    expect(describeMatch(match)).toMatchObject({
      phase: 'tokens',
      tokens: [1, 0],
      pending: { kind: 'failure' },
    });
    expect(legalMoves(match)).toEqual([{ ...SHIELD_WITH_BALACLAVA, via: 'usb-stick' }, SHIELD_WITH_NOTHING]);
    playMoves(match, { ...SHIELD_WITH_BALACLAVA, via: 'usb-stick' });
    expect(describeMatch(match)).toMatchObject({
      tokens: [1, 0],
      items: [{ ready: [], used: ['balaclava', 'usb-stick'] }, {}],
    });
  });

  test('[KO-25] without a token left a shield is not asked again; the stick keeps for later', () => {
    const match = openWithFailures(['balaclava', 'usb-stick']);
    playMoves(match, 'pass', 'pass', SHIELD_WITH_NOTHING, 'pass', 'pass', SHIELD_WITH_BALACLAVA);
    expect(describeMatch(match).tokens).toEqual([1, 0]);
    expect(describeMatch(match).missions[2].state).toBe('resolved');
    expect(usableItems(match)).toEqual(['balaclava']);
    playMoves(match, { type: 'use', item: 'usb-stick', as: 'balaclava' });
    expect(describeMatch(match)).toMatchObject({
      tokens: [0, 0],
      items: [{ ready: [], used: ['balaclava', 'usb-stick'] }, {}],
    });
  });

  test('[KO-25] in the own turn, before or after placing', () => {
    const match = openWithFailures(['balaclava']);
    playUntil(match, ({ round }) => round === 3);
    expect(describeMatch(match)).toMatchObject({ active: 0, tokens: [3, 0], drawn: expect.anything() });
    expect(usableItems(match)).toEqual(['balaclava']);
    playMoves(match, 0);
    expect(usableItems(match)).toEqual(['balaclava']);
    playMoves(match, { type: 'use', item: 'balaclava' });
    expect(describeMatch(match)).toMatchObject({ active: 0, turnMission: 0, tokens: [1, 0] });
    expect(refusalFor(match, { type: 'use', item: 'balaclava' })).toEqual({
      code: 'item-used',
      rule: 'KO-24',
    });
  });
});
