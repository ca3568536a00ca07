import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import {
  describeMatch,
  factsFor,
  openMatchWithItems,
  playMoves,
  refusalFor,
  usableItems,
  viewFor,
} from '../test-helpers.ts';

const NIGHT_VISION_MOVE = { type: 'use', item: 'night-vision' } as const;
const ASCENDING_DECK = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;

describe('night-vision', () => {
  test('[KO-25] shows the next five cards to their owner alone, the drawn card not among them', () => {
    const match = openMatchWithItems({
      items: ['night-vision'],
      ownDeck: ['9', '5', '3', '4', '2', '8', '6'],
    });
    playMoves(match, 0, 'stop');
    const facts = playMoves(match, NIGHT_VISION_MOVE);
    const known = ['5', '3', '4', '2', '8'];
    expect(factsFor(SEATS[0], facts)[1]).toEqual({ type: 'looked', seat: 0, cards: known });
    expect(factsFor(SEATS[1], facts)[1]).toEqual({ type: 'looked', seat: 0, cards: { closed: 5 } });
    expect(viewFor(match, 0).decks[0]).toEqual({ known, rest: { closed: 8 } });
    expect(viewFor(match, 1).decks[0]).toEqual({ known: { closed: 5 }, rest: { closed: 8 } });
    expect(viewFor(match, 'spectator').decks[0]).toEqual({ known: { closed: 5 }, rest: { closed: 8 } });
  });

  test('[KO-10] what was seen stays known while it lies there, also through turns', () => {
    const match = openMatchWithItems({
      items: ['night-vision'],
      ownDeck: ['9', '5', '3', '4', '2', '8', '6'],
    });
    playMoves(match, 0, 'stop', NIGHT_VISION_MOVE, 0, 'hit', 'stop', 1, 'stop');
    expect(describeMatch(match).drawn).toBe('3');
    expect(viewFor(match, 0).decks[0]).toEqual({ known: ['4', '2', '8'], rest: { closed: 8 } });
  });

  test('[KO-25] shows all cards if there are fewer, and needs one', () => {
    const match = openMatchWithItems({ items: ['night-vision'], ownDeck: ASCENDING_DECK });
    playMoves(match, 0, 'stop', 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop');
    playMoves(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop');
    expect(usableItems(match)).toEqual(['night-vision']);
    playMoves(match, 2, 'stop', 3, 'stop');
    expect(describeMatch(match)).toMatchObject({ active: 0, drawn: '10' });
    expect(usableItems(match)).toEqual([]);
    expect(refusalFor(match, NIGHT_VISION_MOVE)).toEqual({ code: 'deck-empty', rule: 'KO-12' });
  });

  test('[KO-25] with one card left it shows that one', () => {
    const match = openMatchWithItems({ items: ['night-vision'], ownDeck: ASCENDING_DECK });
    playMoves(match, 0, 'stop', 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop');
    playMoves(match, 1, 'stop', 1, 'hit', 'hit', 'hit', 'stop', 2, 'stop', NIGHT_VISION_MOVE);
    expect(viewFor(match, 0).decks[0]).toEqual({ known: ['10'], rest: { closed: 0 } });
  });
});
