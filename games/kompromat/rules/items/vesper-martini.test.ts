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
} from '../test-helpers.ts';

const MARTINI = 'vesper-martini';
const declareWithMartini = (elevens: number, martini: 1 | -1) => ({ type: 'declare', elevens, martini }) as const;
const plainDeclare = (elevens: number) => ({ type: 'declare', elevens }) as const;

describe('vesper-martini', () => {
  test('[KO-26] 22 becomes 21, judged before failure and the token that may go back', () => {
    const match = openMatchWithItems({
      items: [MARTINI],
      ownDeck: ['10', '9', '3', '8', '7', '7', '2'],
      rivalDeck: ['4', '3', '2'],
    });
    playMoves(match, 0, 'stop', 0, 'hit', 'hit', 'stop', 1, 'stop', 1, 'hit', 'hit', 'stop');
    playSingleCards(match);
    expect(usableItems(match)).toEqual([]);
    expect(legalMoves(match)).toEqual([plainDeclare(0), declareWithMartini(0, 1), declareWithMartini(0, -1)]);
    playMoves(match, plainDeclare(0));
    expect(describeMatch(match)).toMatchObject({ tokens: [1, 0], phase: 'declare', active: 0 });
    playMoves(match, declareWithMartini(0, -1));
    expect(describeMatch(match)).toMatchObject({
      phase: 'tokens',
      declared: [21, 3],
      pending: { kind: 'give-back' },
    });
    expect(describeMatch(match).items[0]).toEqual({ ready: [], used: [MARTINI] });
  });

  test('[KO-25] one move for each pair of elevens and martini, whether by itself or by the stick', () => {
    const match = openMatchWithItems({
      items: [MARTINI, 'usb-stick'],
      ownDeck: ['ace', '3', 'ace', '5'],
      rivalDeck: ['2'],
    });
    playSingleCards(match);
    expect(legalMoves(match)).toEqual(
      [0, 1].flatMap((elevens) => [
        plainDeclare(elevens),
        declareWithMartini(elevens, 1),
        declareWithMartini(elevens, -1),
      ]),
    );
    expect(refusalFor(match, { ...declareWithMartini(0, 1), via: 'usb-stick' }).rule).toBe('KO-25');
    playMoves(match, declareWithMartini(1, 1));
    expect(describeMatch(match)).toMatchObject({ phase: 'declare', active: 0 });
    const again = ([1, -1] as const).map((martini) => ({
      ...declareWithMartini(0, martini),
      via: 'usb-stick',
    }));
    expect(legalMoves(match)).toEqual([plainDeclare(0), ...again]);
    expect(refusalFor(match, declareWithMartini(0, 1))).toEqual({ code: 'item-used', rule: 'KO-24' });
    playMoves(match, { ...declareWithMartini(0, 1), via: 'usb-stick' });
    expect(describeMatch(match).items[0]).toEqual({ ready: [], used: [MARTINI, 'usb-stick'] });
  });

  test('[KO-26] a total may fall below nothing, and still wins where the other has no cards', () => {
    const rival = ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const;
    const match = openMatchWithItems({ items: [MARTINI], ownDeck: ['2', '3', '4', '0.5'], rivalDeck: rival });
    playMoves(match, 0, 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stop', 0, 'stop');
    playMoves(match, 1, 'hit', 'hit', 'hit', 'stop', 1, 'stop', 2, 'hit', 2, 'stop', 3, 'stop');
    playUntil(match, ({ missions }) => missions[2].state === 'resolved');
    expect(describeMatch(match)).toMatchObject({ phase: 'declare', active: 0, declared: [null, null] });
    const { card } = describeMatch(match).missions[3];
    const facts = playMoves(match, declareWithMartini(0, -1));
    expect(factsFor('spectator', facts)).toContainEqual(
      expect.objectContaining({ type: 'declared', martini: -1, total: -0.5 }),
    );
    expect(describeMatch(match).won[0]).toContain(card);
  });

  test('[KO-26] equal totals by a martini go by the cards alone', () => {
    const match = openMatchWithItems({
      items: [MARTINI],
      ownDeck: ['9', '2', '3', '4'],
      rivalDeck: ['10', '3'],
    });
    playSingleCards(match);
    playMoves(match, declareWithMartini(0, 1));
    expect(describeMatch(match).removed).toContain(describeMatch(match).missions[0].card);
  });
});
