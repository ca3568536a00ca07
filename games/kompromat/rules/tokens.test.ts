import type { Match } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { EquipmentId } from '../data/equipment.ts';
import type { MissionId } from '../data/missions.ts';
import {
  describeMatch,
  factsFor,
  legalMoves,
  type MoveShorthand,
  openMatch,
  playMoves,
  playSingleCards,
  playUntil,
  refusalFor,
} from './test-helpers.ts';

/** Three columns over 21 and a single 2. */
const BUST_DECK: readonly EquipmentId[] = ['10', '9', '3', '8', '7', '7', '7', '6', '5', '4', '2', '0.5', 'ace', 'ace'];
const BUST_SIZES = [3, 3, 4, 1];
/** Four single cards that lose against more. */
const LOW_DECK: readonly EquipmentId[] = ['0.5', '2', '3', '4'];
const SINGLE_SIZES = [1, 1, 1, 1];

/** Plays the columns of a round, missions in order; `sizes` by seat. */
function playColumns(match: Match, sizes: readonly (readonly number[])[]): void {
  for (let mission = 0; mission < 4; mission++) {
    for (let turn = 0; turn < 2; turn++) {
      const { active } = describeMatch(match);
      const hits = sizes[active ?? 0][mission] - 1;
      playMoves(match, mission, ...Array.from({ length: hits }, (): MoveShorthand => 'hit'), 'stop');
    }
  }
}

/** Rounds in which one or both seats fail three times, up to the reveal of the last. */
function playBustRounds(rounds: number, busting: readonly number[], missions: readonly MissionId[] = []): Match {
  const decks = [0, 1].map((seat) =>
    Array.from({ length: rounds }, () => (busting.includes(seat) ? BUST_DECK : LOW_DECK)),
  );
  const match = openMatch({ missions, decks });
  const sizes = [0, 1].map((seat) => (busting.includes(seat) ? BUST_SIZES : SINGLE_SIZES));
  for (let round = 1; round <= rounds; round++) {
    playUntil(match, (described) => described.round === round);
    playColumns(match, sizes);
  }
  return match;
}

describe('the ninth token', () => {
  test('[KO-20] loses at once, and everything stays where it is', () => {
    const match = playBustRounds(3, [0]);
    expect(describeMatch(match)).toMatchObject({
      round: 3,
      phase: 'over',
      active: null,
      tokens: [9, 0],
      pending: null,
    });
    expect(describeMatch(match).declared).toEqual([22, 3]);
    expect(describeMatch(match).missions.map(({ state }) => state)).toEqual(['resolved', 'resolved', 'open', 'open']);
    expect(describeMatch(match).columns[1][3]).toEqual([{ card: '4', up: true }]);
    expect(match.result).toEqual({ winners: [1], reason: 'notoriety', scores: [null, null] });
    expect([match.toAct, legalMoves(match)]).toEqual([[], []]);
  });

  test('[KO-20] the failure of the starter comes first', () => {
    const match = playBustRounds(3, [0, 1]);
    expect(describeMatch(match)).toMatchObject({ starter: 0, tokens: [9, 8] });
    expect(match.result?.winners).toEqual([1]);
  });

  test('[KO-20] counter-intelligence hands out tokens one by one and stops at nine', () => {
    const plain: MissionId[] = ['informant', 'pursuit', 'safe-house', 'airport', 'interrogation', 'locker', 'barmaid'];
    const third: MissionId[] = ['code-1', 'counter-3', 'code-2', 'code-3', 'document-1'];
    const decks = [
      [BUST_DECK, BUST_DECK, ['10', '9', '3', '8', '7']],
      [LOW_DECK, LOW_DECK, LOW_DECK],
    ] as const;
    const match = openMatch({ missions: [...plain, 'hotel', ...third], decks });
    for (let round = 1; round <= 2; round++) {
      playUntil(match, (described) => described.round === round);
      playColumns(match, [BUST_SIZES, SINGLE_SIZES]);
    }
    expect(describeMatch(match)).toMatchObject({ round: 3, tokens: [6, 0] });
    playColumns(match, [[3, 2, 1, 1], SINGLE_SIZES]);
    expect(describeMatch(match)).toMatchObject({ phase: 'over', tokens: [9, 0], declared: [15, 2] });
    expect(describeMatch(match).missions[1]).toEqual({
      card: 'document-1',
      counter: 'counter-3',
      state: 'open',
    });
    expect(describeMatch(match).won[0]).toContain('document-1');
    expect(describeMatch(match).removed).not.toContain('counter-3');
    expect(match.result?.reason).toBe('notoriety');
  });
});

describe('exactly 21', () => {
  /** Seat 0 has a token from mission 0 and 21 at mission 1. */
  function afterPerfect(rival: readonly EquipmentId[]): Match {
    const match = openMatch({ decks: [[['10', '9', '3', '8', '7', '6']], [rival]] });
    playColumns(match, [
      [3, 3, 1, 1],
      [1, rival.length - 1, 1, 1],
    ]);
    return match;
  }

  test('[KO-15] a token may go back, before the mission is awarded', () => {
    const match = afterPerfect(['2', '5', '4']);
    expect(describeMatch(match)).toMatchObject({
      phase: 'tokens',
      active: 0,
      declared: [21, 9],
      tokens: [1, 0],
    });
    expect(describeMatch(match).pending).toEqual({ seat: 0, kind: 'give-back', tokens: 1 });
    expect(describeMatch(match).won[0]).toEqual([]);
    expect(legalMoves(match)).toEqual([{ type: 'keep' }, { type: 'give-back' }]);
    expect(refusalFor(match, { type: 'shield', item: null })).toEqual({
      code: 'no-tokens-coming',
      rule: 'KO-20',
    });
    playMoves(match, 'give-back');
    expect(describeMatch(match).tokens).toEqual([0, 0]);
    expect(describeMatch(match).won[0]).toContain('pursuit');
  });

  test('[KO-15] or be kept, for it is a point', () => {
    const match = afterPerfect(['2', '5', '4']);
    expect(factsFor('spectator', playMoves(match, 'keep'))[0]).toEqual({ type: 'kept', seat: 0 });
    expect(describeMatch(match).tokens).toEqual([1, 0]);
  });

  test('[KO-15] also for the one who does not win the mission', () => {
    const match = afterPerfect(['2', '10', '7', '3', 'ace']);
    expect(describeMatch(match)).toMatchObject({ phase: 'declare', active: 1 });
    playMoves(match, { type: 'declare', elevens: 0 }, 'give-back');
    expect(describeMatch(match)).toMatchObject({ tokens: [0, 0], won: [[], ['informant', 'pursuit']] });
  });

  test('[KO-15] who has no token is not asked', () => {
    const match = openMatch({ decks: [[['10', '9', '2']], [['3']]] });
    playColumns(match, [[3, 1, 1, 1], SINGLE_SIZES]);
    expect(describeMatch(match).missions[0].state).toBe('resolved');
    expect(refusalFor(match, 'keep')).toEqual({ code: 'nothing-to-give-back', rule: 'KO-15' });
  });
});

test('[KO-21] declare, fail, give back, award, counter-intelligence: in this order, the starter first', () => {
  const missions: MissionId[] = ['counter-1a', 'counter-2a', 'hotel', 'locker', 'airport', 'barmaid'];
  const match = openMatch({
    missions,
    decks: [[['10', '9', '3', '7', '6', '8', 'ace']], [['2', '10', '9', '4', '5']]],
  });
  playColumns(match, [
    [3, 3, 1, 1],
    [1, 3, 1, 1],
  ]);
  expect(describeMatch(match).pending).toEqual({ seat: 0, kind: 'give-back', tokens: 1 });
  const types = factsFor('spectator', playMoves(match, 'give-back')).map((fact) =>
    'seat' in fact ? [fact.type, fact.seat] : fact.type,
  );
  expect(types.slice(0, 5)).toEqual([['gave-back', 0], ['took', 0], ['got-tokens', 0], 'counter-left', 'resolved']);
  expect(describeMatch(match)).toMatchObject({ tokens: [2, 2], removed: ['counter-1a', 'counter-2a'] });
});

test('[KO-14] the failure of the starter is a fact first, before anything is awarded', () => {
  const match = openMatch({ decks: [[['10', '9', '8']], [['10', '9', '7', 'ace']]] });
  playColumns(match, [
    [3, 1, 1, 1],
    [3, 1, 1, 1],
  ]);
  playSingleCards(match);
  expect(describeMatch(match)).toMatchObject({ tokens: [1, 1], removed: ['informant'] });
});
