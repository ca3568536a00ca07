import type { Match } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { EquipmentId } from '../data/equipment.ts';
import { type DeckLayout, describeMatch, type MoveShorthand, openMatch, playMoves, playUntil } from './test-helpers.ts';

/** One column for each seat at mission 0, then single cards. Stops at mission 1, where seat 0 has an ace. */
function playContest(
  first: readonly EquipmentId[],
  second: readonly EquipmentId[],
  missions: DeckLayout['missions'] = [],
): Match {
  const match = openMatch({ missions, decks: [[[...first, 'ace']], [second]] });
  for (const { length } of [first, second]) {
    playMoves(match, 0, ...Array.from({ length: length - 1 }, (): MoveShorthand => 'hit'), 'stop');
  }
  playUntil(match, (described) => described.missions[0].state === 'resolved' || described.round === 2);
  return match;
}

describe('who takes a mission', () => {
  test('[KO-16] the higher total', () => {
    expect(describeMatch(playContest(['10', '9'], ['10', '8'])).won).toMatchObject([['informant'], []]);
    expect(describeMatch(playContest(['10', '8'], ['10', '8', '0.5'])).won).toMatchObject([[], ['informant']]);
  });

  test('[KO-16] equal totals: who played more cards there', () => {
    expect(describeMatch(playContest(['10', '8'], ['9', '7', '2'])).won).toMatchObject([[], ['informant']]);
  });

  test('[KO-16] still equal: nobody', () => {
    const match = playContest(['10', '8'], ['8', '10']);
    expect(describeMatch(match)).toMatchObject({ won: [[], []], removed: ['informant'], tokens: [0, 0] });
  });

  test('[KO-14] over 21 fails: one token, and the cards do not count', () => {
    expect(describeMatch(playContest(['10', '9', '3'], ['0.5']))).toMatchObject({
      won: [[], ['informant']],
      tokens: [1, 0],
    });
    expect(describeMatch(playContest(['0.5', '2'], ['10', '9', '2', '0.5']))).toMatchObject({
      won: [['informant'], []],
      tokens: [0, 1],
    });
  });

  test('[KO-17] both failed: nobody, whoever played more cards', () => {
    const match = playContest(['10', '9', '8'], ['10', '4', '3', '9']);
    expect(describeMatch(match)).toMatchObject({ won: [[], []], tokens: [1, 1], removed: ['informant'] });
  });

  test('[KO-18] a mission nobody takes leaves with its counter-intelligence, the card first', () => {
    const match = playContest(['10', '8'], ['8', '10'], ['counter-3', 'hotel', 'locker', 'airport', 'code-1']);
    expect(describeMatch(match)).toMatchObject({
      won: [[], []],
      tokens: [0, 0],
      removed: ['code-1', 'counter-3'],
    });
    expect(describeMatch(match).missions[0]).toEqual({
      card: 'code-1',
      counter: 'counter-3',
      state: 'resolved',
    });
  });

  test('[KO-19] whoever takes a mission gets the tokens under it, and the counter-intelligence leaves', () => {
    const match = playContest(['10', '8'], ['8', '9'], ['counter-2b', 'hotel', 'locker', 'airport', 'code-1']);
    expect(describeMatch(match)).toMatchObject({
      won: [['code-1'], []],
      tokens: [2, 0],
      removed: ['counter-2b'],
    });
  });
});

describe('without cards at a mission', () => {
  const LONG: readonly EquipmentId[] = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'];
  const hits = (count: number) => Array.from({ length: count }, (): MoveShorthand => 'hit');

  /** Seat 0 runs out of cards before mission 3. */
  function without3(second: readonly EquipmentId[], last: readonly MoveShorthand[]): Match {
    const match = openMatch({ decks: [[LONG], [second]] });
    playMoves(match, 0, ...hits(7), 'stop', 0, 'stop', 1, ...hits(3), 'stop', 1, 'stop', 2, 'hit', 2, 'stop');
    playMoves(match, 3, ...last, 'stop');
    playUntil(match, (described) => described.round === 2);
    return match;
  }

  test('[KO-17] the other wins, and nothing is declared', () => {
    const match = without3(['2', '3', '4', '0.5'], []);
    expect(describeMatch(match).won[1]).toContain('airport');
    expect(describeMatch(match).tokens).toEqual([2, 0]);
  });

  test('[KO-17] unless the other failed', () => {
    const match = without3(['2', '3', '4', '10', '9', '8'], ['hit', 'hit']);
    expect(describeMatch(match)).toMatchObject({ tokens: [2, 1] });
    expect(describeMatch(match).removed).toContain('airport');
  });

  test('[KO-17] both without cards: nobody', () => {
    const match = openMatch({ decks: [[LONG], [LONG]] });
    playMoves(match, 0, ...hits(7), 'stop', 0, ...hits(7), 'stop');
    playMoves(match, 1, ...hits(3), 'stop', 1, ...hits(3), 'stop', 2, 'hit', 2, 'hit');
    playUntil(match, (described) => described.round === 2);
    expect(describeMatch(match).removed).toContain('airport');
    expect(describeMatch(match).tokens).toEqual([2, 2]);
  });
});
