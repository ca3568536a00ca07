import { describe, expect, test } from 'vitest';
import { at, legal, openArmed, play, playSingles, refusal, usable } from '../testing.ts';

const jet = (from: number, to: number) => ({ type: 'use', item: 'jetpack', from, to }) as const;

describe('jetpack', () => {
  test('[KO-25] moves a column with its faces; the mission left is open again and the goal closed', () => {
    const match = openArmed({ items: ['jetpack'], own: ['9', '5', '3', '4'] });
    play(match, 0, 'stop', 1, 'hit', 'stop', 1, 'stop');
    expect(legal(match).filter(({ type }) => type === 'use')).toEqual([jet(1, 0), jet(1, 2), jet(1, 3)]);
    play(match, jet(1, 3));
    expect(at(match).columns[0]).toEqual([
      [],
      [],
      [],
      [
        { card: '9', up: true },
        { card: '5', up: false },
      ],
    ]);
    expect(legal(match)).toEqual([0, 1, 2].map((mission) => ({ type: 'place', mission })));
    play(match, 1, 'hit');
    expect(at(match).columns[0][1].map(({ card }) => card)).toEqual(['3', '4']);
  });

  test('[KO-25] not from or to the mission of the present turn', () => {
    const match = openArmed({ items: ['jetpack'], own: ['9', '5', '3', '4'] });
    play(match, 0, 'stop', 1, 'stop', 1, 'stop', 2);
    expect(legal(match).filter(({ type }) => type === 'use')).toEqual([jet(1, 0), jet(1, 3)]);
    expect(refusal(match, jet(2, 0))).toEqual({ code: 'mission-of-this-turn', rule: 'KO-25' });
    expect(refusal(match, jet(1, 2))).toEqual({ code: 'mission-of-this-turn', rule: 'KO-25' });
    expect(refusal(match, jet(0, 3))).toEqual({ code: 'no-cards-there', rule: 'KO-25' });
    expect(refusal(match, jet(1, 1))).toEqual({ code: 'goal-taken', rule: 'KO-25' });
  });

  test('[KO-25] is not usable before the first column nor with all four', () => {
    const match = openArmed({ items: ['jetpack'] });
    play(match, 0, 'stop');
    expect(usable(match)).toEqual([]);
    playSingles(match);
    expect(at(match).items[0].ready).toEqual(['jetpack']);
    expect(usable(match)).toEqual([]);
  });

  test('[KO-27] in a window it may leave a mission without cards, which the other then wins', () => {
    const own = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;
    const match = openArmed({ items: ['jetpack'], own, rival: ['4', '3', '2', '5'] });
    play(match, 0, 'stop', 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop');
    play(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop', 2, 'hit', 3, 'stop');
    expect(at(match)).toMatchObject({ phase: 'window', active: 0 });
    expect(legal(match)).toEqual([{ type: 'pass' }, jet(0, 3), jet(1, 3), jet(2, 3)]);
    play(match, jet(0, 3));
    expect(at(match).missions[0].state).toBe('resolved');
    expect(at(match).won[1]).toContain(at(match).missions[0].card);
    expect(at(match).phase).toBe('declare');
    expect(at(match)).toMatchObject({ active: 0, tokens: [1, 0] });
    expect(at(match).missions[3].state).toBe('open');
  });

  test('[KO-25] resolved missions are out of reach', () => {
    const own = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;
    const match = openArmed({ items: ['jetpack'], own, rival: ['4', '3', '2', '5'] });
    play(match, 3, 'stop', 3, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop');
    play(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop', 2, 'hit', 0, 'stop');
    play(match, 'pass');
    expect(at(match).missions[0].state).toBe('resolved');
    expect(usable(match)).toEqual([]);
    expect(refusal(match, jet(3, 0)).code).toBe('no-time-for-items');
  });

  test('[KO-25] a column turned up by a drone stays up where it lands', () => {
    const match = openArmed({
      items: ['drone', 'jetpack'],
      rival: ['2', '3', '4', '5'],
      own: ['9', '5', '3', '4'],
    });
    play(match, 0, 'hit', 'stop', { type: 'use', item: 'drone', mission: 0 });
    expect(at(match).columns[1][0].every(({ up }) => up)).toBe(true);
    play(match, 0, 'hit', 'stop', 1, 'stop', jet(0, 2));
    expect(at(match).columns[0][2]).toEqual([
      { card: '9', up: true },
      { card: '5', up: false },
    ]);
  });
});
