import { describe, expect, test } from 'vitest';
import type { MissionId } from '../data/missions.ts';
import { at, legal, open, openArmed, play, playSingles, refusal, usable } from './testing.ts';

describe('the items window', () => {
  test('[KO-30] an item won with one mission can be used before the next', () => {
    const match = open({
      missions: ['newspaper', 'hotel'],
      decks: [[['10', '4', '3', '2']], [['2', '3', '4', '5']]],
    });
    playSingles(match);
    expect(at(match)).toMatchObject({
      phase: 'window',
      active: 0,
      turnMission: null,
      declared: [null, null],
    });
    expect(legal(match)).toEqual([
      { type: 'pass' },
      ...[1, 2, 3].map((mission) => ({ type: 'use', item: 'newspaper', mission })),
    ]);
    expect(refusal(match, 'stop')).toEqual({ code: 'not-in-play', rule: 'KO-7' });
    expect(refusal(match, 0)).toEqual({ code: 'not-in-play', rule: 'KO-7' });
  });

  test('[KO-30] first the starter, then the other, then it closes', () => {
    const missions: readonly MissionId[] = ['newspaper', 'drone', 'hotel', 'locker'];
    const decks = [[['10', '2', '5', '6', '7']], [['3', '9', '4', '8', '5']]] as const;
    const match = open({ missions, decks });
    play(
      match,
      0,
      'stop',
      0,
      'stop',
      1,
      'stop',
      1,
      'stop',
      2,
      'hit',
      'stop',
      2,
      'stop',
      3,
      'stop',
      3,
      'stop',
    );
    expect(at(match)).toMatchObject({ phase: 'window', active: 0 });
    play(match, 'pass');
    expect(at(match)).toMatchObject({ phase: 'window', active: 0, won: [['newspaper'], ['drone']] });
    play(match, 'pass');
    expect(at(match)).toMatchObject({ phase: 'window', active: 1 });
    expect(usable(match)).toEqual(['drone']);
    play(match, 'pass');
    expect(at(match).missions[2].state).toBe('resolved');
    expect(at(match)).toMatchObject({ phase: 'window', active: 0 });
  });

  test('[KO-30] any number of items; with nothing usable left nobody is asked to pass', () => {
    const match = openArmed({
      items: ['newspaper', 'drone', 'stun-gun'],
      rival: ['4', '6', '2', '3', '5', '7'],
    });
    play(match, 0, 'hit', 'hit', 'stop', 0, 'stop');
    playSingles(match);
    expect(usable(match)).toEqual(['newspaper', 'drone', 'stun-gun']);
    play(
      match,
      { type: 'use', item: 'newspaper', mission: 1 },
      { type: 'use', item: 'stun-gun', mission: 0, card: 1 },
    );
    expect(at(match)).toMatchObject({ phase: 'window', active: 0 });
    expect(usable(match)).toEqual(['drone']);
    play(match, { type: 'use', item: 'drone', mission: 0 });
    expect(at(match).missions[0].state).toBe('resolved');
  });

  test('[KO-25] a player whose items can do nothing is not asked at all', () => {
    const match = openArmed({ items: ['drone', 'stun-gun', 'balaclava', 'gps-tracker'] });
    playSingles(match);
    expect(at(match).round === 3 || at(match).phase === 'declare').toBe(true);
  });

  test('[KO-25] there is no time for items between declaring and the award', () => {
    const match = openArmed({ items: ['newspaper'], own: ['ace'], rival: ['4'] });
    playSingles(match);
    play(match, 'pass');
    expect(at(match)).toMatchObject({ phase: 'declare', active: 0 });
    expect(refusal(match, { type: 'use', item: 'newspaper', mission: 1 })).toEqual({
      code: 'no-time-for-items',
      rule: 'KO-25',
    });
  });
});
