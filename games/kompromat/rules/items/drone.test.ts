import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { at, openArmed, play, playSingles, refusal, told, usable, viewOf } from '../testing.ts';

const drone = (mission: number) => ({ type: 'use', item: 'drone', mission }) as const;

describe('drone', () => {
  test('[KO-25] turns all the opponent’s cards at a mission up for good', () => {
    const match = openArmed({ items: ['drone'], rival: ['4', '6', '2', '3'] });
    play(match, 1, 'hit', 'hit', 'stop');
    const news = play(match, drone(1));
    expect(told('spectator', news)).toEqual([
      { type: 'used', seat: 0, item: 'drone', again: null },
      { type: 'turned-up', seat: 1, mission: 1, cards: ['4', '6', '2'] },
    ]);
    expect(viewOf(match, 0).columns[1][1]).toEqual(['4', '6', '2'].map((card) => ({ card, up: true })));
    expect(at(match)).toMatchObject({ active: 0, phase: 'play', turnMission: null });
    expect(at(match).items[0]).toEqual({ ready: [], used: ['drone'] });
  });

  test('[KO-25] needs a face-down card', () => {
    const match = openArmed({ items: ['drone'], rival: ['4', '6', '2', '3'] });
    play(match, 1, 'stop');
    expect(usable(match)).toEqual([]);
    expect(refusal(match, drone(1))).toEqual({ code: 'nothing-face-down', rule: 'KO-25' });
    play(match, 0, 'stop', 0, 'hit', 'stop');
    expect(usable(match)).toEqual(['drone']);
    expect(refusal(match, drone(1))).toEqual({ code: 'nothing-face-down', rule: 'KO-25' });
  });

  test('[KO-25] needs an unresolved mission', () => {
    const match = openArmed({ items: ['drone'], rival: ['4', '6', '2', '3', '5'] });
    play(match, 0, 'hit', 'stop', 0, 'stop', 1, 'hit', 'stop');
    playSingles(match);
    expect(at(match)).toMatchObject({ phase: 'window', active: 0 });
    play(match, 'pass');
    expect(at(match).missions[0].state).toBe('resolved');
    expect(refusal(match, drone(0))).toEqual({ code: 'mission-resolved', rule: 'KO-25' });
    play(match, drone(1));
    expect(at(match).items[0].used).toEqual(['drone']);
  });

  test('[KO-10] the owner already knew; the opponent learns only that column', () => {
    const match = openArmed({ items: ['drone'], rival: ['4', '6', '2', '3'] });
    play(match, 1, 'hit', 'stop', 0, 'stop', 0, 'hit', 'stop');
    play(match, drone(1));
    expect(viewOf(match, 0).columns[1][0][1]).toEqual({ card: { closed: 1 }, up: false });
    expect(viewOf(match, SEATS[1]).columns[1][0][1]).toEqual({ card: '3', up: false });
  });
});
