import type { Match } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { Equipment } from '../data/equipment.ts';
import { at, type Layout, open, play, playUntil, type Short } from './testing.ts';

/** One column for each seat at mission 0, then single cards; stops at mission 1, where seat 0 has an ace. */
function contest(
  first: readonly Equipment[],
  second: readonly Equipment[],
  missions: Layout['missions'] = [],
): Match {
  const match = open({ missions, decks: [[[...first, 'ace']], [second]] });
  for (const { length } of [first, second]) {
    play(match, 0, ...Array.from({ length: length - 1 }, (): Short => 'hit'), 'stop');
  }
  playUntil(match, (described) => described.missions[0].state === 'resolved' || described.round === 2);
  return match;
}

describe('who takes a mission', () => {
  test('[KO-16] the higher total', () => {
    expect(at(contest(['10', '9'], ['10', '8'])).won).toMatchObject([['informant'], []]);
    expect(at(contest(['10', '8'], ['10', '8', '0.5'])).won).toMatchObject([[], ['informant']]);
  });

  test('[KO-16] equal totals: who played more cards there', () => {
    expect(at(contest(['10', '8'], ['9', '7', '2'])).won).toMatchObject([[], ['informant']]);
  });

  test('[KO-16] still equal: nobody', () => {
    const match = contest(['10', '8'], ['8', '10']);
    expect(at(match)).toMatchObject({ won: [[], []], removed: ['informant'], tokens: [0, 0] });
  });

  test('[KO-14] over 21 fails: one token, and the cards do not count', () => {
    expect(at(contest(['10', '9', '3'], ['0.5']))).toMatchObject({
      won: [[], ['informant']],
      tokens: [1, 0],
    });
    expect(at(contest(['0.5', '2'], ['10', '9', '2', '0.5']))).toMatchObject({
      won: [['informant'], []],
      tokens: [0, 1],
    });
  });

  test('[KO-17] both failed: nobody, whoever played more cards', () => {
    const match = contest(['10', '9', '8'], ['10', '4', '3', '9']);
    expect(at(match)).toMatchObject({ won: [[], []], tokens: [1, 1], removed: ['informant'] });
  });

  test('[KO-18] a mission nobody takes leaves with its counter-intelligence, the card first', () => {
    const match = contest(['10', '8'], ['8', '10'], ['counter-3', 'hotel', 'locker', 'airport', 'code-1']);
    expect(at(match)).toMatchObject({ won: [[], []], tokens: [0, 0], removed: ['code-1', 'counter-3'] });
    expect(at(match).missions[0]).toEqual({ card: 'code-1', counter: 'counter-3', state: 'resolved' });
  });

  test('[KO-19] whoever takes a mission gets the tokens under it, and the counter-intelligence leaves', () => {
    const match = contest(['10', '8'], ['8', '9'], ['counter-2b', 'hotel', 'locker', 'airport', 'code-1']);
    expect(at(match)).toMatchObject({ won: [['code-1'], []], tokens: [2, 0], removed: ['counter-2b'] });
  });
});

describe('without cards at a mission', () => {
  const LONG: readonly Equipment[] = [
    '0.5',
    'ace',
    'ace',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '7',
    '7',
    '8',
    '9',
    '10',
  ];
  const hits = (count: number) => Array.from({ length: count }, (): Short => 'hit');

  /** Seat 0 runs out of cards before it comes to mission 3. */
  function without3(second: readonly Equipment[], last: readonly Short[]): Match {
    const match = open({ decks: [[LONG], [second]] });
    play(match, 0, ...hits(7), 'stop', 0, 'stop', 1, ...hits(3), 'stop', 1, 'stop', 2, 'hit', 2, 'stop');
    play(match, 3, ...last, 'stop');
    playUntil(match, (described) => described.round === 2);
    return match;
  }

  test('[KO-17] the other wins, and nothing is declared', () => {
    const match = without3(['2', '3', '4', '0.5'], []);
    expect(at(match).won[1]).toContain('airport');
    expect(at(match).tokens).toEqual([2, 0]);
  });

  test('[KO-17] unless the other failed', () => {
    const match = without3(['2', '3', '4', '10', '9', '8'], ['hit', 'hit']);
    expect(at(match)).toMatchObject({ tokens: [2, 1] });
    expect(at(match).removed).toContain('airport');
  });

  test('[KO-17] both without cards: nobody', () => {
    const match = open({ decks: [[LONG], [LONG]] });
    play(match, 0, ...hits(7), 'stop', 0, ...hits(7), 'stop');
    play(match, 1, ...hits(3), 'stop', 1, ...hits(3), 'stop', 2, 'hit', 2, 'hit');
    playUntil(match, (described) => described.round === 2);
    expect(at(match).removed).toContain('airport');
    expect(at(match).tokens).toEqual([2, 2]);
  });
});
