import { describe, expect, test } from 'vitest';
import {
  describeMatch,
  legalMoves,
  openMatch,
  openMatchWithItems,
  playMoves,
  playSingleCards,
  playToRound,
  refusalFor,
  usableItems,
} from '../test-helpers.ts';

const newspaperMove = (mission: number) => ({ type: 'use', item: 'newspaper', mission }) as const;
const newspaperByStick = (mission: number) => ({ type: 'use', item: 'usb-stick', as: 'newspaper', mission }) as const;

describe('newspaper', () => {
  test('[KO-26] 19 with a newspaper becomes 22 and fails', () => {
    const match = openMatchWithItems({
      items: ['newspaper'],
      rivalDeck: ['10', '9'],
      ownDeck: ['2', '3', '4', '5'],
    });
    playMoves(match, 0, 'hit', 'stop', newspaperMove(0));
    expect(describeMatch(match).newspaper).toEqual([
      [0, 0, 0, 0],
      [3, 0, 0, 0],
    ]);
    playSingleCards(match);
    expect(describeMatch(match).tokens).toEqual([0, 1]);
  });

  test('[KO-26] it adds to whatever is declared and can make 21; it is not a card', () => {
    const match = openMatchWithItems({
      items: ['newspaper'],
      rivalDeck: ['10', '8', 'ace'],
      ownDeck: ['10', '7', '4'],
    });
    playMoves(match, 0, 'hit', 'stop', newspaperMove(0), 0, 'hit', 'hit', 'stop');
    playSingleCards(match);
    expect(describeMatch(match).won[0]).toContain(describeMatch(match).missions[0].card);
  });

  test('[KO-28] two at one mission add up', () => {
    const match = openMatchWithItems({
      items: ['newspaper', 'usb-stick'],
      rivalDeck: ['6', '2', '3', '4'],
      ownDeck: ['9', '5', '7', '8'],
    });
    playMoves(match, 0, 'stop', newspaperMove(0), newspaperByStick(0));
    expect(describeMatch(match).newspaper[1]).toEqual([6, 0, 0, 0]);
    const [{ card }] = describeMatch(match).missions;
    playSingleCards(match);
    // 9 against 6 and twice 3
    expect(describeMatch(match).won[1]).toContain(card);
  });

  test('[KO-28] it stays at the mission, not with cards that move away, and does not stop hits', () => {
    const missions = ['newspaper', 'hotel', 'jetpack', 'airport'] as const;
    const decks = [
      [['10', '2', '3', '4'], ['9']],
      [
        ['2', '10', '9', '5'],
        ['6', '3', '9', '8'],
      ],
    ] as const;
    const match = openMatch({ missions, decks });
    playToRound(match, 2);
    expect(describeMatch(match).items.map(({ ready }) => ready)).toEqual([['newspaper'], ['jetpack']]);
    playMoves(match, 0, 'stop', newspaperMove(0), 0, 'stop', {
      type: 'use',
      item: 'jetpack',
      from: 0,
      to: 2,
    });
    expect(describeMatch(match).newspaper[1]).toEqual([3, 0, 0, 0]);
    expect(describeMatch(match).columns[1].map((column) => column.length)).toEqual([0, 0, 1, 0]);
    playMoves(match, 0, 'hit', 'hit');
    expect(describeMatch(match).columns[1][0].map(({ card }) => card)).toEqual(['3', '9', '8']);
    // KO-26: only cards count for KO-9. These come to 20, whatever is added.
    expect(legalMoves(match)).toContainEqual({ type: 'hit' });
  });

  test('[KO-25] needs cards that are not revealed; a single card reveals nothing', () => {
    const match = openMatchWithItems({ items: ['newspaper', 'drone'], rivalDeck: ['6', '2', '3', '4'] });
    playMoves(match, 0, 'hit', 'stop', { type: 'use', item: 'drone', mission: 0 });
    expect(usableItems(match)).toEqual([]);
    expect(refusalFor(match, newspaperMove(0))).toEqual({ code: 'cards-revealed', rule: 'KO-25' });
    expect(refusalFor(match, newspaperMove(1))).toEqual({ code: 'no-cards-there', rule: 'KO-25' });
    playMoves(match, 0, 'stop', 1, 'stop');
    expect(usableItems(match)).toEqual(['newspaper']);
    playMoves(match, newspaperMove(1));
    expect(describeMatch(match).newspaper[1]).toEqual([0, 3, 0, 0]);
  });
});
