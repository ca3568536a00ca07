import { type Game, type Match, type Seat, stackDeck, type Viewer } from '@safehouse/contract';
import { laws, openTestMatch } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { greedy } from '../bots/greedy.ts';
import { CARDS } from '../data/cards.ts';
import { templateGame } from './index.ts';
import type { describe } from './view.ts';

function inventory(described: object): string[] {
  const { hands, table, laid, deck } = described as ReturnType<typeof describe>;
  return [...hands.flat(), ...table, ...laid, ...deck].map(String);
}

function secrets(described: object, viewer: Viewer): { [name: string]: string } {
  const { hands, deck } = described as ReturnType<typeof describe>;
  const others = hands.map((hand, seat) => [`hand of ${seat}`, seat === viewer ? '' : hand.join()]);
  return Object.fromEntries([['deck', deck.join()], ...others].filter(([, cards]) => cards !== ''));
}

laws(
  {
    game: templateGame,
    greedyPlayer: greedy,
    setups: [{ options: {}, players: 2 }],
    inventory,
    secrets,
  },
  100,
);

function openMatch(...topCards: number[]): Match {
  return openTestMatch(templateGame as Game, { decks: { cards: stackDeck(topCards, CARDS).map(String) } });
}

function playCards(match: Match, ...cards: number[]): void {
  cards.forEach((card, i) => {
    expect(match.play((i % 2) as Seat, { type: 'lay', card })).toMatchObject({ ok: true });
  });
}

test('[TG-1] each seat gets three cards, the rest stays hidden', () => {
  const match = openMatch(9, 1, 5, 2, 3, 4, 6, 7, 8);
  expect(templateGame.describe(match.state as never)).toMatchObject({
    hands: [
      [1, 5, 9],
      [2, 3, 4],
    ],
    deck: [6, 7, 8],
  });
});

test('[TG-2] the higher card scores, and only cards in hand can be laid', () => {
  const match = openMatch(9, 1, 5, 2, 3, 4, 6, 7, 8);
  expect(match.play(0 as Seat, { type: 'lay', card: 2 })).toEqual({
    ok: false,
    refusal: { code: 'not-in-hand', rule: 'TG-2' },
  });
  playCards(match, 1, 2);
  expect(templateGame.describe(match.state as never)).toMatchObject({ points: [0, 1], laid: [1, 2] });
});

test('[TG-3] more points win after three tricks', () => {
  const match = openMatch(9, 1, 5, 2, 3, 4, 6, 7, 8);
  playCards(match, 9, 2, 5, 3, 1, 4);
  expect(match.result).toEqual({ winners: [0], reason: 'points', scores: [2, 1] });
});
