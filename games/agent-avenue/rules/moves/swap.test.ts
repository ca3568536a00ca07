import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import {
  describeMatch,
  legalMoves,
  openMatch,
  playMove,
  playTurn,
  refusalCodeOf,
  type SeatMove,
  type ShortTurn,
  viewFor,
} from '../test-helpers.ts';

const legalSwaps = (match: ReturnType<typeof openMatch>, seat: number) =>
  legalMoves(match, seat).flatMap((move) => (move.type === 'swap' ? [move.card] : []));

test('[AA-8] a swap sets one card aside for good and draws exactly one', () => {
  const match = openMatch({
    hands: [['enforcer', 'enforcer', 'sentinel', 'mole']],
    deck: ['sidekick', 'saboteur'],
  });
  expect(legalSwaps(match, 0)).toEqual(['enforcer', 'sentinel', 'mole']);
  playMove(match, 0, { type: 'swap', card: 'enforcer' });
  const { hands, setAside, swapsLeft, deck, side, phase, offer } = describeMatch(match);
  expect({ hand: hands[0], setAside, swapsLeft, top: deck[0], count: deck.length }).toEqual({
    hand: ['enforcer', 'sentinel', 'sidekick', 'mole'],
    setAside: [['enforcer'], []],
    swapsLeft: [3, 4],
    top: 'saboteur',
    count: 29,
  });
  expect({ side, phase, offer }).toEqual({ side: 0, phase: 'play', offer: null });
});

test('[AA-8] the card just drawn may be swapped away too, and set-aside cards lie oldest first', () => {
  const match = openMatch({ hands: [['mole', 'enforcer']], deck: ['sidekick', 'saboteur'] });
  playMove(match, 0, { type: 'swap', card: 'mole' });
  playMove(match, 0, { type: 'swap', card: 'sidekick' });
  playMove(match, 0, { type: 'swap', card: 'enforcer' });
  expect(describeMatch(match).setAside[0]).toEqual(['mole', 'sidekick', 'enforcer']);
  expect(describeMatch(match).hands[0]).toHaveLength(4);
});

test('[AA-8] four times in the whole match, in one turn or several', () => {
  const inOneTurn: SeatMove[] = [0, 0, 0, 0].map((seat) => ({ seat, type: 'swap', card: 'saboteur' }));
  const match = openMatch({ script: inOneTurn, hands: [['mole', 'enforcer', 'sentinel', 'sentinel']] });
  expect([describeMatch(match).swapsLeft, legalSwaps(match, 0)]).toEqual([[0, 4], []]);
  expect(refusalCodeOf(match, 0, { type: 'swap', card: 'mole' })).toBe('no-swaps-left');

  const overTurns: (SeatMove | ShortTurn)[] = [
    { seat: 0, type: 'swap', card: 'saboteur' },
    { seat: 0, type: 'swap', card: 'saboteur' },
    ['codebreaker', 'sentinel', 'up'],
    { seat: 1, type: 'swap', card: 'mole' },
    ['codebreaker', 'enforcer', 'up'],
    { seat: 0, type: 'swap', card: 'saboteur' },
    { seat: 0, type: 'swap', card: 'saboteur' },
  ];
  const later = openMatch({ script: overTurns, hands: [['enforcer', 'sentinel']] });
  expect([describeMatch(later).swapsLeft, legalSwaps(later, 0)]).toEqual([[0, 3], []]);
});

test('[AA-8] only in the own turn and only before the cards are laid', () => {
  const match = openMatch({ hands: [['mole', 'enforcer'], ['sidekick']] });
  expect(refusalCodeOf(match, 1, { type: 'swap', card: 'sidekick' })).toBe('not-to-act');
  playMove(match, 0, { type: 'offer', up: 'mole', down: 'enforcer' });
  expect(refusalCodeOf(match, 0, { type: 'swap', card: describeMatch(match).hands[0][0] })).toBe('not-to-act');
  expect(refusalCodeOf(match, 1, { type: 'swap', card: 'sidekick' })).toBe('wrong-phase');
});

test('[AA-8] the opponent learns that a card was swapped, not which', () => {
  const match = openMatch({ hands: [['mole', 'enforcer']], deck: ['sidekick'] });
  const facts = playMove(match, 0, { type: 'swap', card: 'mole' });
  expect(facts).toEqual([
    {
      type: 'secret',
      knownTo: [0],
      fact: { type: 'swapped', seat: 0, away: 'mole', drawn: 'sidekick' },
      others: { type: 'swapped', seat: 0, away: { closed: 1 }, drawn: { closed: 1 } },
    },
  ]);
});

test('[AA-32] a swap is no recruit and moves nothing', () => {
  const match = openMatch({ mode: 'advanced', hands: [['daredevil', 'enforcer']] });
  playMove(match, 0, { type: 'swap', card: 'daredevil' });
  const { sides, landed, phase } = describeMatch(match);
  expect({ landed, phase }).toEqual({ landed: [], phase: 'play' });
  expect(sides).toMatchObject([
    { steps: 0, inPlay: {} },
    { steps: 0, inPlay: {} },
  ]);
});

test('[AA-32] three set-aside Codebreakers win nothing', () => {
  const script: SeatMove[] = [0, 0, 0].map((seat) => ({ seat, type: 'swap', card: 'codebreaker' }));
  const match = openMatch({ script, hands: [['mole', 'sentinel']] });
  playTurn(match, 'mole', 'sentinel', 'down');
  expect(match.result).toBeNull();
});

test('[AA-32] set-aside cards stay secret when all is over; their owner may look at them', () => {
  const script: (SeatMove | ShortTurn)[] = [
    { seat: 0, type: 'swap', card: 'mole' },
    ['codebreaker', 'enforcer', 'down'],
    ['sentinel', 'codebreaker', 'down'],
    ['codebreaker', 'saboteur', 'down'],
  ];
  const match = openMatch({ script });
  expect(match.result).toMatchObject({ winners: [0], reason: 'codebreakers' });
  expect(viewFor(match, 0).setAside).toEqual([['mole'], { closed: 0 }]);
  expect(viewFor(match, 1).setAside).toEqual([{ closed: 1 }, []]);
  expect(viewFor(match, 'spectator').setAside).toEqual([{ closed: 1 }, { closed: 0 }]);
  expect(match.legal(SEATS[0])).toEqual([]);
});
