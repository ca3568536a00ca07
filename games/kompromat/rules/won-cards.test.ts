import { factsFor, SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import {
  describeMatch,
  openMatch,
  playMoves,
  playSingleCards,
  playToRound,
  playUntil,
  viewFor,
} from './test-helpers.ts';

const CLOSED = { closed: 1 };

/** Seat 0 wins three missions of round 1, seat 1 the last. An ace of seat 1 makes the reveal wait at the third. */
function openByTheBook(options: object = { wonCards: 'face-down' }) {
  return openMatch({
    options,
    missions: ['informant', 'code-1', 'drone', 'locker'],
    decks: [[['10', '9', '8', '3']], [['2', '3', 'ace', '5']]],
  });
}

describe('won cards by the book', () => {
  test('[KO-24] what lies in the row is seen until the round is over', () => {
    const match = openByTheBook();
    playSingleCards(match);
    playUntil(match, ({ missions }) => missions[1].state === 'resolved');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(viewFor(match, viewer).won[0].slice(0, 2)).toEqual(['informant', 'code-1']);
    }
  });

  test('[KO-24] from the next round on only their owner knows targets, codes and documents; items stay open', () => {
    const match = openByTheBook();
    playToRound(match, 2);
    expect(describeMatch(match).won).toEqual([['informant', 'code-1', 'drone'], ['locker']]);
    expect(viewFor(match, 0).won).toEqual([['informant', 'code-1', 'drone'], [CLOSED]]);
    expect(viewFor(match, 1).won).toEqual([[CLOSED, CLOSED, 'drone'], ['locker']]);
    expect(viewFor(match, 'spectator').won).toEqual([[CLOSED, CLOSED, 'drone'], [CLOSED]]);
    expect(viewFor(match, 1).wonCards).toBe('face-down');
  });

  test('[KO-22] at the end all are turned up', () => {
    const match = openByTheBook();
    playUntil(match, ({ round }) => round === 6);
    let facts: readonly object[] = [];
    while (match.result === null) {
      const [seat] = match.toAct;
      const legal = match.legal(seat);
      const played = match.play(seat, legal.find(({ type }) => type === 'stop') ?? legal[0]);
      if (!played.ok) throw new Error(played.refusal.code);
      facts = factsFor('spectator', played.facts);
    }
    const { won } = describeMatch(match);
    expect(facts.slice(-2)).toEqual([
      { type: 'piles-opened', won },
      { type: 'ended', result: match.result },
    ]);
    for (const viewer of [SEATS[0], SEATS[1], 'spectator'] as const) expect(viewFor(match, viewer).won).toEqual(won);
  });

  test('they lie open unless asked for, and no view says so', () => {
    const match = openByTheBook({});
    playToRound(match, 2);
    expect(viewFor(match, 'spectator').won).toEqual([['informant', 'code-1', 'drone'], ['locker']]);
    expect(viewFor(match, 'spectator')).not.toHaveProperty('wonCards');
  });

  test('it changes no legal move, and the record carries it', () => {
    const [book, open] = [openByTheBook(), openByTheBook({})];
    for (const match of [book, open]) {
      playToRound(match, 2);
      playMoves(match, 1, 'stop');
    }
    expect(book.legal(SEATS[0])).toEqual(open.legal(SEATS[0]));
    expect(book.record()).toMatchObject({ options: { wonCards: 'face-down' }, meta: { rulesVersion: 2 } });
  });
});
