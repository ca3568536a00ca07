import type { Match } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { ItemId, MissionId } from '../../data/missions.ts';
import {
  describeMatch,
  legalMoves,
  openMatch,
  openMatchWithItems,
  playMoves,
  playSingleCards,
  refusalFor,
  usableItems,
} from '../test-helpers.ts';

const SHIELD_WITH_CHLOROFORM = { type: 'shield', item: 'chloroform' } as const;
const SHIELD_WITH_NOTHING = { type: 'shield', item: null } as const;
const COUNTER_MISSIONS: readonly MissionId[] = ['counter-2a', 'counter-3', 'code-1', 'code-2', 'code-3', 'document-1'];

/** Seat 0 wins missions with two and three tokens under them. */
function openWithCounterWins(items: readonly ItemId[]): Match {
  const match = openMatchWithItems({
    items,
    missions: COUNTER_MISSIONS,
    ownDeck: ['10', '9', '8', '7'],
    rivalDeck: ['2', '3', '4', '5'],
  });
  playSingleCards(match);
  return match;
}

describe('chloroform', () => {
  test('[KO-25] is asked about only when tokens of a counter-intelligence are about to come', () => {
    const match = openWithCounterWins(['chloroform']);
    expect(describeMatch(match)).toMatchObject({ phase: 'tokens', active: 0, tokens: [0, 0] });
    expect(describeMatch(match).pending).toEqual({ seat: 0, kind: 'ci', tokens: 2 });
    expect(describeMatch(match).won[0]).toContain('code-3');
    expect(describeMatch(match).removed).toEqual([]);
    expect(legalMoves(match)).toEqual([SHIELD_WITH_CHLOROFORM, SHIELD_WITH_NOTHING]);
    expect(usableItems(match)).toEqual([]);
    expect(refusalFor(match, 'keep')).toEqual({ code: 'nothing-to-give-back', rule: 'KO-15' });
  });

  test('[KO-25] keeps all tokens off; the counter-intelligence leaves', () => {
    const match = openWithCounterWins(['chloroform']);
    playMoves(match, SHIELD_WITH_CHLOROFORM);
    expect(describeMatch(match)).toMatchObject({ tokens: [3, 0], removed: ['counter-2a', 'counter-3'] });
    expect(describeMatch(match).items[0]).toEqual({ ready: [], used: ['chloroform'] });
  });

  test('[KO-25] can be kept for another time', () => {
    const match = openWithCounterWins(['chloroform']);
    playMoves(match, SHIELD_WITH_NOTHING);
    expect(describeMatch(match)).toMatchObject({ tokens: [2, 0], removed: ['counter-2a'] });
    expect(describeMatch(match).pending).toEqual({ seat: 0, kind: 'ci', tokens: 3 });
    playMoves(match, SHIELD_WITH_CHLOROFORM);
    expect(describeMatch(match).tokens).toEqual([2, 0]);
  });

  test('[KO-25] with a balaclava the step is asked again until nothing is usable or nothing comes', () => {
    const match = openWithCounterWins(['chloroform', 'balaclava', 'usb-stick']);
    expect(legalMoves(match)).toEqual([SHIELD_WITH_CHLOROFORM, SHIELD_WITH_NOTHING]);
    playMoves(match, SHIELD_WITH_NOTHING);
    expect(describeMatch(match)).toMatchObject({ phase: 'window', tokens: [2, 0] });
    playMoves(match, 'pass', 'pass');
    expect(legalMoves(match)).toEqual([
      { type: 'shield', item: 'balaclava' },
      SHIELD_WITH_CHLOROFORM,
      SHIELD_WITH_NOTHING,
    ]);
    playMoves(match, { type: 'shield', item: 'balaclava' });
    expect(describeMatch(match)).toMatchObject({
      phase: 'tokens',
      tokens: [0, 0],
      pending: { kind: 'ci', tokens: 3 },
    });
    expect(legalMoves(match)).toEqual([SHIELD_WITH_CHLOROFORM, SHIELD_WITH_NOTHING]);
    playMoves(match, SHIELD_WITH_CHLOROFORM);
    expect(describeMatch(match).tokens).toEqual([0, 0]);
  });

  test('[KO-25] by the stick once it has been used', () => {
    const match = openWithCounterWins(['chloroform', 'usb-stick']);
    playMoves(match, SHIELD_WITH_CHLOROFORM);
    expect(legalMoves(match)).toEqual([{ ...SHIELD_WITH_CHLOROFORM, via: 'usb-stick' }, SHIELD_WITH_NOTHING]);
    expect(refusalFor(match, SHIELD_WITH_CHLOROFORM)).toEqual({ code: 'item-used', rule: 'KO-24' });
    playMoves(match, { ...SHIELD_WITH_CHLOROFORM, via: 'usb-stick' });
    expect(describeMatch(match)).toMatchObject({
      tokens: [0, 0],
      items: [{ ready: [], used: ['chloroform', 'usb-stick'] }, {}],
    });
  });

  test('[KO-25] does nothing against a failure', () => {
    const own = ['10', '9', '3', '8', '7', '7'] as const;
    const match = openMatchWithItems({
      items: ['chloroform', 'balaclava'],
      ownDeck: own,
      rivalDeck: ['4', '3', '2'],
    });
    playMoves(match, 0, 'stop', 0, 'hit', 'hit', 'stop', 1, 'stop', 1, 'hit', 'hit', 'stop');
    playSingleCards(match);
    playMoves(match, 'pass', 'pass');
    expect(describeMatch(match).pending).toEqual({ seat: 0, kind: 'failure', tokens: 1 });
    expect(refusalFor(match, SHIELD_WITH_CHLOROFORM)).toEqual({
      code: 'only-against-counter',
      rule: 'KO-25',
    });
  });

  test('[KO-30] won with a mission, it works against that mission’s own counter-intelligence', () => {
    const missions: readonly MissionId[] = ['counter-3', 'hotel', 'code-1', 'code-2', 'chloroform'];
    const match = openMatch({ missions, decks: [[['10']], [['2']]] });
    playSingleCards(match);
    expect(describeMatch(match).pending).toEqual({ seat: 0, kind: 'ci', tokens: 3 });
    playMoves(match, SHIELD_WITH_CHLOROFORM);
    expect(describeMatch(match).tokens).toEqual([0, 0]);
  });
});
