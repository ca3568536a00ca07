import { describe, expect, test } from 'vitest';
import type { MissionId } from '../data/missions.ts';
import {
  describeMatch,
  legalMoves,
  openMatch,
  openMatchWithItems,
  playMoves,
  playSingleCards,
  refusalFor,
  usableItems,
} from './test-helpers.ts';

describe('the items window', () => {
  test('[KO-30] an item won with one mission can be used before the next', () => {
    const match = openMatch({
      missions: ['newspaper', 'hotel'],
      decks: [[['10', '4', '3', '2']], [['2', '3', '4', '5']]],
    });
    playSingleCards(match);
    expect(describeMatch(match)).toMatchObject({
      phase: 'window',
      active: 0,
      turnMission: null,
      declared: [null, null],
    });
    expect(legalMoves(match)).toEqual([
      { type: 'pass' },
      ...[1, 2, 3].map((mission) => ({ type: 'use', item: 'newspaper', mission })),
    ]);
    expect(refusalFor(match, 'stop')).toEqual({ code: 'not-in-play', rule: 'KO-7' });
    expect(refusalFor(match, 0)).toEqual({ code: 'not-in-play', rule: 'KO-7' });
  });

  test('[KO-30] version 1: first the starter, then the other, then it closes', () => {
    const missions: readonly MissionId[] = ['newspaper', 'drone', 'hotel', 'locker'];
    const decks = [[['10', '2', '5', '6', '7']], [['3', '9', '4', '8', '5']]] as const;
    const match = openMatch({ rulesVersion: 1, missions, decks });
    playMoves(match, 0, 'stop', 0, 'stop', 1, 'stop', 1, 'stop', 2, 'hit', 'stop', 2, 'stop', 3, 'stop', 3, 'stop');
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0 });
    playMoves(match, 'pass');
    expect(describeMatch(match)).toMatchObject({
      phase: 'window',
      active: 0,
      won: [['newspaper'], ['drone']],
    });
    playMoves(match, 'pass');
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 1 });
    expect(usableItems(match)).toEqual(['drone']);
    playMoves(match, 'pass');
    expect(describeMatch(match).missions[2].state).toBe('resolved');
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0 });
  });

  test('[KO-30] any number of items; with nothing usable left nobody is asked to pass', () => {
    const match = openMatchWithItems({
      items: ['newspaper', 'drone', 'stun-gun'],
      rivalDeck: ['4', '6', '2', '3', '5', '7'],
    });
    playMoves(match, 0, 'hit', 'hit', 'stop', 0, 'stop');
    playSingleCards(match);
    expect(usableItems(match)).toEqual(['newspaper', 'drone', 'stun-gun']);
    playMoves(
      match,
      { type: 'use', item: 'newspaper', mission: 1 },
      { type: 'use', item: 'stun-gun', mission: 0, card: 1 },
    );
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0 });
    expect(usableItems(match)).toEqual(['drone']);
    playMoves(match, { type: 'use', item: 'drone', mission: 0 });
    expect(describeMatch(match).missions[0].state).toBe('resolved');
  });

  test('[KO-25] a player whose items can do nothing is not asked at all', () => {
    const match = openMatchWithItems({ items: ['drone', 'stun-gun', 'balaclava', 'gps-tracker'] });
    playSingleCards(match);
    expect(describeMatch(match).round === 3 || describeMatch(match).phase === 'declare').toBe(true);
  });

  test('[KO-25] there is no time for items while totals are declared', () => {
    const match = openMatchWithItems({ items: ['newspaper'], ownDeck: ['ace'], rivalDeck: ['4'] });
    playSingleCards(match);
    playMoves(match, 'pass', 'pass');
    expect(describeMatch(match)).toMatchObject({ phase: 'declare', active: 0 });
    expect(refusalFor(match, { type: 'use', item: 'newspaper', mission: 1 })).toEqual({
      code: 'no-time-for-items',
      rule: 'KO-25',
    });
  });
});
