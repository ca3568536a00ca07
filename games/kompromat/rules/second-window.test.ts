import { describe, expect, test } from 'vitest';
import type { EquipmentId } from '../data/equipment.ts';
import type { MissionId } from '../data/missions.ts';
import {
  describeMatch,
  legalMoves,
  type MoveShorthand,
  openMatch,
  openMatchWithItems,
  playMoves,
  playSingleCards,
  playToRound,
  playUntil,
  refusalFor,
  usableItems,
  viewFor,
} from './test-helpers.ts';

const newspaperMove = (mission: number) => ({ type: 'use', item: 'newspaper', mission }) as const;
const jetpackMove = (from: number, to: number) => ({ type: 'use', item: 'jetpack', from, to }) as const;
const missionUses = (missions: readonly number[]) => missions.map(newspaperMove);

const ROW: readonly MissionId[] = ['newspaper', 'hotel', 'airport', 'locker'];

/** Round 1, started by seat 0, which has 18 against 19 at mission 1; mission 0 is resolved. */
function openAtSecondMission(rulesVersion: 1 | 2, first: readonly [EquipmentId, EquipmentId]) {
  const decks = [[[first[0], '10', '8', '2', '3']], [[first[1], '10', '9', '4', '5']]] as const;
  const match = openMatch({ rulesVersion, missions: ROW, decks });
  playMoves(match, 0, 'stop', 0, 'stop', 1, 'hit', 'stop', 1, 'hit', 'stop');
  playSingleCards(match);
  return match;
}

/** All 14 cards in three columns: 30, 30 and 10.5, so that none is left for a fourth. */
const THREE_COLUMNS: readonly EquipmentId[] = [
  '2',
  '3',
  '4',
  '5',
  '6',
  '10',
  '7',
  '7',
  '7',
  '9',
  '0.5',
  '8',
  'ace',
  'ace',
];
const hits = (count: number) => Array.from({ length: count }, (): MoveShorthand => 'hit');

describe('the second items window', () => {
  test('[KO-21] [KO-30] opens for the starter between the two declarations', () => {
    const match = openAtSecondMission(2, ['7', '6']);
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0, declared: [null, null] });
    playMoves(match, 'pass');
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0, declared: [18, null] });
    expect(viewFor(match, 'spectator').declared).toEqual([18, null]);
    expect(legalMoves(match)).toEqual([{ type: 'pass' }, ...missionUses([1, 2, 3])]);
    playMoves(match, newspaperMove(1));
    // 19 and 3 fail, so that 18 takes the mission.
    expect(describeMatch(match)).toMatchObject({ tokens: [0, 1], won: [['newspaper', 'hotel'], expect.anything()] });
  });

  test('[KO-21] version 1: the other declares at once', () => {
    const match = openAtSecondMission(1, ['7', '6']);
    playMoves(match, 'pass');
    expect(describeMatch(match).missions[1].state).toBe('resolved');
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0, declared: [null, null] });
    expect(describeMatch(match).won).toEqual([['newspaper'], ['hotel']]);
  });

  test('[KO-30] a declared column is settled: the other cannot touch it, a single open card included', () => {
    const decks = [[['6', '2', '3', '4']], [['7', '8', '9', '5']]] as const;
    const match = openMatch({ missions: ROW, decks });
    playSingleCards(match);
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 1, declared: [null, null] });
    expect(legalMoves(match)).toContainEqual(newspaperMove(1));
    playMoves(match, 'pass');
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 1, declared: [2, null] });
    expect(legalMoves(match)).toEqual([{ type: 'pass' }, ...missionUses([2, 3])]);
    expect(refusalFor(match, newspaperMove(1))).toEqual({ code: 'column-settled', rule: 'KO-30' });
  });

  test('[KO-30] drone and stun gun cannot touch it either', () => {
    const match = openMatchWithItems({
      items: ['drone', 'stun-gun'],
      rivalDeck: ['4', '6', '2', '3', '5', '7', '8'],
      ownDeck: ['5', '6', '7', '8'],
    });
    playMoves(match, 0, 'hit', 'stop', 0, 'stop', 1, 'hit', 'stop', 1, 'stop', 2, 'hit', 'stop');
    playSingleCards(match);
    playMoves(match, 'pass');
    expect(describeMatch(match)).toMatchObject({ starter: 1, phase: 'window', active: 0, declared: [null, 10] });
    expect(usableItems(match)).toEqual(['drone', 'stun-gun']);
    const settled = { code: 'column-settled', rule: 'KO-30' };
    expect(refusalFor(match, { type: 'use', item: 'drone', mission: 0 })).toEqual(settled);
    expect(refusalFor(match, { type: 'use', item: 'stun-gun', mission: 0, card: 1 })).toEqual(settled);
    playMoves(match, { type: 'use', item: 'drone', mission: 1 });
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0, declared: [null, 10] });
    playMoves(match, 'pass');
    expect(describeMatch(match).missions[0].state).toBe('resolved');
  });

  test('[KO-30] it does not open where the starter has no card', () => {
    const match = openMatchWithItems({ items: ['newspaper'], rivalDeck: THREE_COLUMNS });
    playMoves(match, 1, ...hits(5), 'stop', 0, 'stop', 2, ...hits(3), 'stop', 1, 'stop', 3, ...hits(3));
    playSingleCards(match);
    expect(describeMatch(match)).toMatchObject({ starter: 1, phase: 'window', active: 0, declared: [null, null] });
    playMoves(match, 'pass');
    expect(describeMatch(match).missions.map(({ state }) => state)).toEqual(['resolved', 'open', 'open', 'open']);
    expect(describeMatch(match)).toMatchObject({ phase: 'window', declared: [null, null] });
  });

  test('[KO-27] [KO-30] the other can flee by jetpack once the total of the starter is known', () => {
    const match = openMatchWithItems({ items: ['jetpack'], ownDeck: THREE_COLUMNS });
    playMoves(match, 0, 'stop', 0, ...hits(5), 'stop', 1, 'stop', 1, ...hits(3), 'stop', 2, 'stop', 2, ...hits(3));
    playSingleCards(match);
    playMoves(match, 'pass');
    expect(describeMatch(match)).toMatchObject({ starter: 1, phase: 'window', active: 0 });
    expect(describeMatch(match).declared[1]).not.toBeNull();
    expect(legalMoves(match)).toEqual([{ type: 'pass' }, ...[0, 1, 2].map((from) => jetpackMove(from, 3))]);
    const [{ card }] = describeMatch(match).missions;
    playMoves(match, jetpackMove(0, 3));
    expect(describeMatch(match)).toMatchObject({ tokens: [0, 0], won: [expect.anything(), [card]] });
    expect(describeMatch(match).columns[0].map((column) => column.length)).toEqual([0, 4, 4, 6]);
  });

  test('[KO-30] the jetpack of the starter leaves the settled column where it is', () => {
    const match = openMatchWithItems({ items: ['jetpack'], laterDecks: [[THREE_COLUMNS], []] });
    playToRound(match, 3);
    playMoves(match, 0, ...hits(5), 'stop', 0, 'stop', 1, ...hits(3), 'stop', 1, 'stop', 2, ...hits(3));
    playSingleCards(match);
    expect(legalMoves(match)).toContainEqual(jetpackMove(0, 3));
    playMoves(match, 'pass');
    expect(describeMatch(match)).toMatchObject({ starter: 0, phase: 'window', active: 0, declared: [30, null] });
    expect(legalMoves(match)).toEqual([{ type: 'pass' }, ...[1, 2].map((from) => jetpackMove(from, 3))]);
    expect(refusalFor(match, jetpackMove(0, 3))).toEqual({ code: 'column-settled', rule: 'KO-30' });
  });

  test('[KO-25] each window is closed by itself, and the balaclava can be used in either', () => {
    const match = openMatchWithItems({
      items: ['balaclava'],
      ownDeck: ['10', '9', '8', '2', '3', '4'],
      rivalDeck: ['5', '6', '7', '8'],
    });
    playMoves(match, 0, 'stop', 0, 'hit', 'hit', 'stop');
    playSingleCards(match);
    playUntil(match, ({ tokens, phase }) => tokens[0] === 1 && phase === 'window');
    expect(describeMatch(match)).toMatchObject({ active: 0, declared: [null, null] });
    playMoves(match, 'pass');
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0, declared: [null, 6] });
    playMoves(match, { type: 'use', item: 'balaclava' });
    expect(describeMatch(match).tokens).toEqual([0, 0]);
  });
});
