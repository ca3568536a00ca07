import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import {
  describeMatch,
  factsFor,
  openMatchWithItems,
  playMoves,
  playSingleCards,
  refusalFor,
  usableItems,
  viewFor,
} from '../test-helpers.ts';

const droneMove = (mission: number) => ({ type: 'use', item: 'drone', mission }) as const;

describe('drone', () => {
  test('[KO-25] turns all the opponent’s cards at a mission up for good', () => {
    const match = openMatchWithItems({ items: ['drone'], rivalDeck: ['4', '6', '2', '3'] });
    playMoves(match, 1, 'hit', 'hit', 'stop');
    const facts = playMoves(match, droneMove(1));
    expect(factsFor('spectator', facts)).toEqual([
      { type: 'used', seat: 0, item: 'drone', again: null },
      { type: 'turned-up', seat: 1, mission: 1, cards: ['4', '6', '2'] },
    ]);
    expect(viewFor(match, 0).columns[1][1]).toEqual(['4', '6', '2'].map((card) => ({ card, up: true })));
    expect(describeMatch(match)).toMatchObject({ active: 0, phase: 'play', turnMission: null });
    expect(describeMatch(match).items[0]).toEqual({ ready: [], used: ['drone'] });
  });

  test('[KO-25] needs a face-down card', () => {
    const match = openMatchWithItems({ items: ['drone'], rivalDeck: ['4', '6', '2', '3'] });
    playMoves(match, 1, 'stop');
    expect(usableItems(match)).toEqual([]);
    expect(refusalFor(match, droneMove(1))).toEqual({ code: 'nothing-face-down', rule: 'KO-25' });
    playMoves(match, 0, 'stop', 0, 'hit', 'stop');
    expect(usableItems(match)).toEqual(['drone']);
    expect(refusalFor(match, droneMove(1))).toEqual({ code: 'nothing-face-down', rule: 'KO-25' });
  });

  test('[KO-25] needs an unresolved mission', () => {
    const match = openMatchWithItems({ items: ['drone'], rivalDeck: ['4', '6', '2', '3', '5'] });
    playMoves(match, 0, 'hit', 'stop', 0, 'stop', 1, 'hit', 'stop');
    playSingleCards(match);
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0 });
    playMoves(match, 'pass', 'pass');
    expect(describeMatch(match).missions[0].state).toBe('resolved');
    expect(refusalFor(match, droneMove(0))).toEqual({ code: 'mission-resolved', rule: 'KO-25' });
    playMoves(match, droneMove(1));
    expect(describeMatch(match).items[0].used).toEqual(['drone']);
  });

  test('[KO-10] the owner already knew; the opponent learns only that column', () => {
    const match = openMatchWithItems({ items: ['drone'], rivalDeck: ['4', '6', '2', '3'] });
    playMoves(match, 1, 'hit', 'stop', 0, 'stop', 0, 'hit', 'stop');
    playMoves(match, droneMove(1));
    expect(viewFor(match, 0).columns[1][0][1]).toEqual({ card: { closed: 1 }, up: false });
    expect(viewFor(match, SEATS[1]).columns[1][0][1]).toEqual({ card: '3', up: false });
  });
});
