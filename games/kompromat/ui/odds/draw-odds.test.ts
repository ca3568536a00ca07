import { isHiddenCards, type Match, quickRandom, type Seat } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { CARD_HALF_POINTS, EQUIPMENT_IDS, KIT } from '../../data/equipment.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import { openSeededMatch } from '../../rules/test-helpers.ts';
import type { View } from '../../rules/view.ts';
import { drawOdds } from './draw-odds.ts';

const cardIndex = (card: string) => (EQUIPMENT_IDS as readonly string[]).indexOf(card);

/** Every turn at which a random match asks whether to draw or to stop. */
function* drawOrStopTurns(seeds: number): Generator<{ view: View; seat: Seat; mission: number; match: Match }> {
  for (let seed = 0; seed < seeds; seed++) {
    const match = openSeededMatch(seed, { options: { memoryAid: seed % 2 === 0 } }) as unknown as Match;
    const random = quickRandom(seed);
    while (!match.result) {
      const [seat] = match.toAct;
      const view = match.game.view(match.state, seat) as View;
      const legal = match.legal(seat) as KompromatMove[];
      if (view.turnMission !== null && legal.some(({ type }) => type === 'hit'))
        yield { view, seat, mission: view.turnMission, match };
      match.play(seat, legal[random.below(legal.length)]);
    }
  }
}

/** The best total of these cards in half points; 0 over the limit. Every ace is tried as 1 and as 11. */
function bestTotal(cards: readonly number[], newspaper: number): number {
  const totals = cards.reduce<readonly number[]>(
    (sums, card) =>
      sums.flatMap((sum) => (EQUIPMENT_IDS[card] === 'ace' ? [sum + 2, sum + 22] : [sum + CARD_HALF_POINTS[card]])),
    [2 * newspaper],
  );
  return Math.max(0, ...totals.filter((total) => total <= 42));
}

/** Tries all orders of cards, slowly and simply. */
function enumerated(column: readonly number[], deck: readonly number[], draws: number, newspaper: number): number {
  const values = deck.map((card, i) => {
    const next = [...column, card];
    const stop = bestTotal(next, newspaper);
    const isOver = next.reduce((sum, other) => sum + CARD_HALF_POINTS[other], 0) > 42;
    if (isOver || draws === 1) return stop;
    const rest = deck.filter((_, other) => other !== i);
    return Math.max(stop, enumerated(next, rest, draws - 1, newspaper));
  });
  return values.reduce((sum, value) => sum + value, 0) / deck.length;
}

function ownCards(view: View, seat: Seat, mission: number): number[] {
  return view.columns[seat][mission].flatMap(({ card }) => (isHiddenCards(card) ? [] : [cardIndex(card)]));
}

test('drawing is worth what an enumeration of every order of the unseen cards says', () => {
  let checked = 0;
  for (const { view, seat, mission } of drawOrStopTurns(40)) {
    const { known, rest } = view.decks[seat];
    const { next, drawValue, stopValue } = drawOdds(view, seat, mission);
    const column = ownCards(view, seat, mission);
    const newspaper = view.newspaper[seat][mission];
    expect(stopValue).toBe(bestTotal(column, newspaper));
    // Longer lists have too many orders.
    if (isHiddenCards(known) || known.length > 0 || next.length > 7) continue;
    expect(drawValue).toBeCloseTo(enumerated(column, next, rest.closed, newspaper), 9);
    checked++;
  }
  expect(checked).toBeGreaterThan(100);
});

test('[KO-10] the next card is among the unseen ones, and hidden cards of earlier missions are not counted out', () => {
  let [withAid, without] = [0, 0];
  for (const { view, seat, mission, match } of drawOrStopTurns(12)) {
    const { next, tooMuch } = drawOdds(view, seat, mission);
    const { decks } = match.game.describe(match.state) as { decks: readonly (readonly string[])[] };
    expect(next).toContain(cardIndex(decks[seat][0]));
    expect(tooMuch).toBeLessThanOrEqual(next.length);
    if (view.memoryAid) {
      if (next.length > 1) expect(next.length).toBe(decks[seat].length);
      withAid++;
    } else if (next.length > decks[seat].length) without++;
  }
  expect(withAid).toBeGreaterThan(50);
  expect(without).toBeGreaterThan(10);
});

describe('which one is better', () => {
  const [turn] = drawOrStopTurns(1);
  const at = (cards: readonly string[], known: readonly string[] = [], newspaper = 0) => {
    const { view, seat, mission } = turn;
    const columns = view.columns.map((own, i) =>
      i === seat ? own.map((_, m) => (m === mission ? cards.map((card) => ({ card, up: true })) : [])) : own,
    );
    const decks = view.decks.map(() => ({ known, rest: { closed: KIT.length - cards.length - known.length } }));
    const news = view.newspaper.map((own) => own.map(() => newspaper));
    return drawOdds({ ...view, columns, decks, newspaper: news } as View, seat, mission).better;
  };

  test.each([
    [['5'], 'draw'],
    [['5', '6'], 'draw'],
    [['10', '7'], 'stop'],
    [['10', '9'], 'stop'],
    [['ace', '10'], 'stop'],
  ] as const)('with %j: %s', (cards, better) => expect(at(cards)).toBe(better));

  test('a next card that is known decides', () => {
    expect(at(['10', '6'], ['5'])).toBe('draw');
    expect(at(['10', '2'], ['10'])).toBe('stop');
    expect(at(['10', '2'], ['3', '6'])).toBe('draw');
  });

  test('[KO-26] a newspaper counts', () => {
    expect(at(['8', '4'])).toBe('draw');
    expect(at(['8', '5'], [], 3)).toBe('stop');
  });
});
