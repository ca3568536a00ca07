import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import {
  describeMatch,
  factsFor,
  legalMoves,
  openMatchWithItems,
  playMoves,
  playSingleCards,
  playUntil,
  refusalFor,
  usableItems,
  viewFor,
} from '../test-helpers.ts';

const stunMove = (mission: number, card: number) => ({ type: 'use', item: 'stun-gun', mission, card }) as const;
const stunByStick = (mission: number, card: number) =>
  ({ type: 'use', item: 'usb-stick', as: 'stun-gun', mission, card }) as const;

describe('stun-gun', () => {
  test('[KO-25] discards a face-down card by its position, seen by its owner only; the column closes up', () => {
    const match = openMatchWithItems({ items: ['stun-gun'], rivalDeck: ['4', '6', '2', '3'] });
    playMoves(match, 1, 'hit', 'hit', 'stop');
    expect(legalMoves(match).filter(({ type }) => type === 'use')).toEqual([stunMove(1, 1), stunMove(1, 2)]);
    const facts = playMoves(match, stunMove(1, 1));
    const fact = { type: 'stunned', seat: 1, mission: 1, position: 1 };
    expect(factsFor(SEATS[1], facts)[1]).toEqual({ ...fact, card: '6' });
    expect(factsFor(SEATS[0], facts)[1]).toEqual({ ...fact, card: { closed: 1 } });
    expect(describeMatch(match).columns[1][1]).toEqual([
      { card: '4', up: true },
      { card: '2', up: false },
    ]);
    expect(describeMatch(match).discards).toEqual([[], ['6']]);
    expect([0, 1].map((seat) => viewFor(match, seat).discards[1])).toEqual([{ closed: 1 }, ['6']]);
  });

  test('[KO-25] the card counts for nothing, neither as points nor as a card, and is back next round', () => {
    const match = openMatchWithItems({
      items: ['stun-gun'],
      rivalDeck: ['5', '6', '0.5', '2'],
      ownDeck: ['5', '0.5', '3', '4'],
    });
    playMoves(match, 0, 'hit', 'hit', 'stop', stunMove(0, 1), 0, 'hit', 'stop');
    playSingleCards(match);
    expect(describeMatch(match).removed).toContain(describeMatch(match).missions[0].card);
    playUntil(match, ({ round }) => round === 3);
    expect(describeMatch(match).decks[1]).toHaveLength(14);
    expect(describeMatch(match).discards).toEqual([[], []]);
  });

  test('[KO-29] cards that lie face up cannot be hit: the first, and those turned up by a drone', () => {
    const match = openMatchWithItems({ items: ['stun-gun', 'drone'], rivalDeck: ['5', '6', '0.5', '2'] });
    playMoves(match, 0, 'hit', 'stop');
    expect(refusalFor(match, stunMove(0, 0))).toEqual({ code: 'card-face-up', rule: 'KO-29' });
    expect(refusalFor(match, stunMove(0, 2))).toEqual({ code: 'no-cards-there', rule: 'KO-25' });
    playMoves(match, { type: 'use', item: 'drone', mission: 0 });
    expect(usableItems(match)).toEqual([]);
    expect(refusalFor(match, stunMove(0, 1))).toEqual({ code: 'card-face-up', rule: 'KO-29' });
  });

  test('[KO-25] two cards of one column: positions are counted anew, discards are in time order', () => {
    const match = openMatchWithItems({
      items: ['stun-gun', 'usb-stick'],
      rivalDeck: ['4', '6', '2', '3', '5'],
    });
    playMoves(match, 1, 'hit', 'hit', 'hit', 'stop', stunMove(1, 3), stunByStick(1, 1));
    expect(describeMatch(match).columns[1][1].map(({ card }) => card)).toEqual(['4', '2']);
    expect(describeMatch(match).discards[1]).toEqual(['3', '6']);
    expect(viewFor(match, 1).discards[1]).toEqual(['3', '6']);
  });

  test('[KO-25] in a window it can take the lead away', () => {
    const match = openMatchWithItems({
      items: ['stun-gun'],
      rivalDeck: ['10', '9', '0.5', '2'],
      ownDeck: ['10', '3', '4', '5'],
    });
    playMoves(match, 0, 'hit', 'stop');
    playSingleCards(match);
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0 });
    playMoves(match, stunMove(0, 1));
    expect(describeMatch(match).removed).toContain(describeMatch(match).missions[0].card);
  });
});
