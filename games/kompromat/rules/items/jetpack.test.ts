import { describe, expect, test } from 'vitest';
import {
  describeMatch,
  legalMoves,
  openMatchWithItems,
  playMoves,
  playSingleCards,
  refusalFor,
  usableItems,
} from '../test-helpers.ts';

const jetpackMove = (from: number, to: number) => ({ type: 'use', item: 'jetpack', from, to }) as const;

describe('jetpack', () => {
  test('[KO-25] moves a column with its faces; the mission left is open again and the goal closed', () => {
    const match = openMatchWithItems({ items: ['jetpack'], ownDeck: ['9', '5', '3', '4'] });
    playMoves(match, 0, 'stop', 1, 'hit', 'stop', 1, 'stop');
    expect(legalMoves(match).filter(({ type }) => type === 'use')).toEqual([
      jetpackMove(1, 0),
      jetpackMove(1, 2),
      jetpackMove(1, 3),
    ]);
    playMoves(match, jetpackMove(1, 3));
    expect(describeMatch(match).columns[0]).toEqual([
      [],
      [],
      [],
      [
        { card: '9', up: true },
        { card: '5', up: false },
      ],
    ]);
    expect(legalMoves(match)).toEqual([0, 1, 2].map((mission) => ({ type: 'place', mission })));
    playMoves(match, 1, 'hit');
    expect(describeMatch(match).columns[0][1].map(({ card }) => card)).toEqual(['3', '4']);
  });

  test('[KO-25] not from or to the mission of the present turn', () => {
    const match = openMatchWithItems({ items: ['jetpack'], ownDeck: ['9', '5', '3', '4'] });
    playMoves(match, 0, 'stop', 1, 'stop', 1, 'stop', 2);
    expect(legalMoves(match).filter(({ type }) => type === 'use')).toEqual([jetpackMove(1, 0), jetpackMove(1, 3)]);
    expect(refusalFor(match, jetpackMove(2, 0))).toEqual({ code: 'mission-of-this-turn', rule: 'KO-25' });
    expect(refusalFor(match, jetpackMove(1, 2))).toEqual({ code: 'mission-of-this-turn', rule: 'KO-25' });
    expect(refusalFor(match, jetpackMove(0, 3))).toEqual({ code: 'no-cards-there', rule: 'KO-25' });
    expect(refusalFor(match, jetpackMove(1, 1))).toEqual({ code: 'goal-taken', rule: 'KO-25' });
  });

  test('[KO-25] is not usable before the first column nor with all four', () => {
    const match = openMatchWithItems({ items: ['jetpack'] });
    playMoves(match, 0, 'stop');
    expect(usableItems(match)).toEqual([]);
    playSingleCards(match);
    expect(describeMatch(match).items[0].ready).toEqual(['jetpack']);
    expect(usableItems(match)).toEqual([]);
  });

  test('[KO-27] in a window it may leave a mission without cards, which the other then wins', () => {
    const own = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;
    const match = openMatchWithItems({ items: ['jetpack'], ownDeck: own, rivalDeck: ['4', '3', '2', '5'] });
    playMoves(match, 0, 'stop', 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop');
    playMoves(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop', 2, 'hit', 3, 'stop');
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0 });
    expect(legalMoves(match)).toEqual([{ type: 'pass' }, jetpackMove(0, 3), jetpackMove(1, 3), jetpackMove(2, 3)]);
    playMoves(match, jetpackMove(0, 3));
    expect(describeMatch(match).missions[0].state).toBe('resolved');
    expect(describeMatch(match).won[1]).toContain(describeMatch(match).missions[0].card);
    expect(describeMatch(match).phase).toBe('declare');
    expect(describeMatch(match)).toMatchObject({ active: 0, tokens: [1, 0] });
    expect(describeMatch(match).missions[3].state).toBe('open');
  });

  test('[KO-25] resolved missions are out of reach', () => {
    const own = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;
    const match = openMatchWithItems({ items: ['jetpack'], ownDeck: own, rivalDeck: ['4', '3', '2', '5'] });
    playMoves(match, 3, 'stop', 3, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop');
    playMoves(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop', 2, 'hit', 0, 'stop');
    playMoves(match, 'pass', 'pass');
    expect(describeMatch(match).missions[0].state).toBe('resolved');
    expect(usableItems(match)).toEqual([]);
    expect(refusalFor(match, jetpackMove(3, 0)).code).toBe('no-time-for-items');
  });

  test('[KO-25] a column turned up by a drone stays up where it lands', () => {
    const match = openMatchWithItems({
      items: ['drone', 'jetpack'],
      rivalDeck: ['2', '3', '4', '5'],
      ownDeck: ['9', '5', '3', '4'],
    });
    playMoves(match, 0, 'hit', 'stop', { type: 'use', item: 'drone', mission: 0 });
    expect(describeMatch(match).columns[1][0].every(({ up }) => up)).toBe(true);
    playMoves(match, 0, 'hit', 'stop', 1, 'stop', jetpackMove(0, 2));
    expect(describeMatch(match).columns[0][2]).toEqual([
      { card: '9', up: true },
      { card: '5', up: false },
    ]);
  });
});
