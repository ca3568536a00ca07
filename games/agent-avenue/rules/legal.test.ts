import { expect, test } from 'vitest';
import type { AgentName } from '../data/cards.ts';
import type { AgentAvenueMove } from './moves.ts';
import type { MatchDescription } from './test-helpers.ts';
import {
  describeMismatch,
  firstProblem,
  type PlayedPosition,
  randomPositionsBySeating,
} from './test-random-matches.ts';

/* An independent, slow and simple computation of the legal moves, from the described state only. */

const POSITIONS_BY_SEATING = randomPositionsBySeating(40);

const toSortedJson = (moves: readonly object[]) =>
  [...new Set(moves.map((move) => JSON.stringify(Object.entries(move).sort())))].sort();

/** AA-6 to AA-8, AA-10, AA-21, AA-24, AA-34, AA-37: every move a seat may make. */
function expectedMoves(described: MatchDescription, seat: number): AgentAvenueMove[] {
  const side = described.sides.findIndex(({ seats }) => seats.includes(seat));
  const mates = described.sides[side].seats;
  const unlessCast = (votes: AgentAvenueMove[]) =>
    votes.filter((vote) => toSortedJson([vote])[0] !== toSortedJson([described.votes[seat] ?? {}])[0]);
  if (described.phase === 'play' && side === described.side) return expectedCardMoves(described, seat, mates.length);
  if (described.phase === 'recruit' && side !== described.side) {
    return unlessCast([
      { type: 'recruit', card: 'up' },
      { type: 'recruit', card: 'down' },
    ]);
  }
  if (described.phase === 'market' && described.landed[0] === side) {
    const forHands = ['outpost', 'secret-recruit', 'double-trouble', 'spycation', 'mind-control'];
    return unlessCast(
      described.supply.flatMap((card) =>
        (forHands.includes(card) ? mates : [Math.min(...mates)]).map(
          (hand): AgentAvenueMove => ({ type: 'take', card, hand }),
        ),
      ),
    );
  }
  if (described.phase === 'resolve' && described.resolving?.side === side)
    return unlessCast(expectedResolveMoves(described, seat));
  return [];
}

function expectedCardMoves(
  { hands, offer, swapsLeft, deck, lastCard }: MatchDescription,
  seat: number,
  members: number,
): AgentAvenueMove[] {
  if (offer && offer.by[1] !== seat) return [];
  const mayDrawLast = !lastCard || lastCard.some((other) => other === seat); // AA-35
  if (!offer && !mayDrawLast) return [];
  const hand = hands[seat];
  const moves: AgentAvenueMove[] = [];
  hand.forEach((card, i) => {
    if (members === 2) {
      const isLegal = !offer || card !== offer.up || hand.every((other) => other === offer.up);
      if (isLegal) moves.push({ type: offer ? 'follow' : 'lead', card });
    } else {
      hand.forEach((down, j) => {
        const isLegal = i !== j && (card !== down || hand.every((other) => other === card));
        if (isLegal) moves.push({ type: 'offer', up: card, down });
      });
    }
    if (swapsLeft[seat] > 0 && deck.length > 0 && mayDrawLast) moves.push({ type: 'swap', card });
  });
  return moves;
}

function expectedResolveMoves({ resolving, sides, hands }: MatchDescription, seat: number): AgentAvenueMove[] {
  if (!resolving) return [];
  const { card, side, hand, agent } = resolving;
  if (agent !== null) return [agent, null].map((choice) => ({ type: 'resolve', agent: choice }));
  const own = Object.keys(sides[side].inPlay) as AgentName[];
  const candidates: { [card: string]: AgentName[] } = {
    spycation: own,
    'mind-control': Object.keys(sides[1 - side].inPlay) as AgentName[],
    'secret-recruit': seat === hand ? hands[hand].filter((name) => !own.includes(name)) : [],
    'double-trouble': seat === hand ? hands[hand].filter((name, i, all) => all.indexOf(name) !== i) : [],
  };
  return candidates[card].map((name) => ({ type: 'resolve', agent: name }));
}

/** AA-35 from version 2 on: who the last card may go to, from the position before a move. */
function expectedLastCard(before: MatchDescription, move: PlayedPosition['move'], after: MatchDescription): unknown {
  if (before.lastCard === undefined) return undefined;
  const isPair = after.sides[after.side].seats.length === 2;
  if (before.side !== after.side)
    return isPair && after.deck.length === 1 && after.phase === 'play' ? after.sides[after.side].seats : null;
  if (before.lastCard === null || move.type === 'follow') return null;
  return [move.seat];
}

test.each(POSITIONS_BY_SEATING)(
  '[AA-35] $name: the last card of a pair is reserved as the rules say',
  ({ positions }) => {
    const wrong = ({ before, move, after }: PlayedPosition) =>
      describeMismatch('last card', after.lastCard, expectedLastCard(before, move, after));
    expect(firstProblem(positions, wrong)).toBeNull();
  },
);

test('the random matches above reach positions with a reserved last card', () => {
  const sizes = POSITIONS_BY_SEATING.flatMap(({ positions }) =>
    positions.flatMap(({ after }) => after.lastCard?.length ?? []),
  );
  expect(new Set(sizes)).toEqual(new Set([1, 2]));
});

test.each(POSITIONS_BY_SEATING)('[AA-34] [AA-37] $name: legal moves are those the rules list', ({ positions }) => {
  const wrong = ({ after, legal, toAct }: PlayedPosition) => {
    const expected = after.hands.map((_, seat) => expectedMoves(after, seat));
    return (
      describeMismatch('legal', legal.map(toSortedJson), expected.map(toSortedJson)) ??
      describeMismatch(
        'to act',
        toAct,
        expected.flatMap((moves, seat) => (moves.length > 0 ? [seat] : [])),
      )
    );
  };
  expect(firstProblem(positions, wrong)).toBeNull();
});
