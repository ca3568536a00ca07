import type { Result } from '@safehouse/contract';
import type { Seating } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import type { AgentName } from '../data/cards.ts';
import type { AgentAvenueMove } from './moves.ts';
import { at, type Described, legal, randomMatch, type SeatMove, subject } from './testing.ts';

/*
 * A second opinion: the rules once more, slow and plain, from nothing but the described state.
 */

const MATCHES = 50;

interface Position {
  readonly what: string;
  readonly before: Described;
  readonly move: SeatMove;
  readonly god: Described;
  readonly result: Result | null;
  readonly toAct: readonly number[];
  readonly legal: readonly (readonly AgentAvenueMove[])[];
}

/** Every position after a move of many random matches. */
function positions(seating: Seating): Position[] {
  const all: Position[] = [];
  for (let seed = 0; seed < MATCHES; seed++) {
    randomMatch(seating, seed, (match, before, move) => {
      const god = at(match);
      all.push({
        what: `seed ${seed}, move ${match.moves.length}`,
        before,
        move,
        god,
        result: match.result,
        toAct: match.toAct,
        legal: god.hands.map((_, seat) => legal(match, seat)),
      });
    });
  }
  return all;
}

const TABLES = subject.seatings.map((seating) => {
  const name = `${seating.players} players, ${JSON.stringify(seating.options)}`;
  return { name, isSimple: seating.options.mode === 'simple', positions: positions(seating) };
});

/** What is wrong with the first position that has something wrong. */
function firstProblem(
  all: readonly Position[],
  problem: (position: Position) => string | null,
): string | null {
  for (const position of all) {
    const found = problem(position);
    if (found) return `${position.what}: ${found}`;
  }
  return null;
}

const differs = (what: string, real: unknown, expected: unknown) =>
  JSON.stringify(real) === JSON.stringify(expected)
    ? null
    : `${what} ${JSON.stringify(real)}, not ${JSON.stringify(expected)}`;

/** Numbers on the cards; the third one is read for all further copies. */
const PRINTED: { readonly [name in AgentName]: readonly [number, number, number] } = {
  'double-agent': [-1, 6, -1],
  enforcer: [1, 2, 3],
  codebreaker: [0, 0, 0],
  saboteur: [-1, -1, -2],
  daredevil: [2, 3, 0],
  sentinel: [0, 2, 6],
  sidekick: [4, 4, 4],
  mole: [-3, -3, -3],
};

function stepsByCards(inPlay: Described['sides'][number]['inPlay']): number {
  let steps = 0;
  for (const [name, copies] of Object.entries(inPlay)) {
    for (let copy = 1; copy <= copies; copy++) steps += PRINTED[name as AgentName][Math.min(copy, 3) - 1];
  }
  return steps;
}

test.each(TABLES.filter((table) => table.isSimple))(
  '[AA-11] [AA-12] $name: steps follow from the agents in play alone',
  ({ positions }) => {
    const wrong = ({ god: { sides } }: Position) =>
      differs(
        'steps',
        sides.map((side) => side.steps),
        sides.map((side) => stepsByCards(side.inPlay)),
      );
    expect(firstProblem(positions, wrong)).toBeNull();
  },
);

type Verdict = { readonly winner: number; readonly reason: string } | null;

/** AA-13 to AA-20, AA-36: who wins at the end of a turn of `turn`. */
function verdict(god: Described, turn: number): Verdict {
  const winsOf = (side: number): string[] => {
    const [own, other] = [god.sides[side], god.sides[1 - side]];
    // The street unrolled: side 0 starts at 0, side 1 at 7, and a whole loop is 14.
    const [pawn, target] = side === 0 ? [own.steps, 7 + other.steps] : [7 + own.steps, 14 + other.steps];
    const daredevils = (of: typeof own) => (of.inPlay.daredevil ?? 0) >= 3;
    return [
      pawn >= target && 'catch',
      (own.inPlay.codebreaker ?? 0) >= 3 && 'codebreakers',
      own.market.includes('masterplan') && Object.keys(own.inPlay).length >= 7 && 'masterplan',
      own.market.includes('security-system') && other.position === [0, 7][side] && 'security-system',
      own.market.includes('pack-leader') && daredevils(own) && 'pack-leader',
      !other.market.includes('pack-leader') && daredevils(other) && 'daredevils',
    ].filter((reason) => reason !== false);
  };
  for (const side of [turn, 1 - turn]) {
    const [reason] = winsOf(side);
    if (reason) return { winner: side, reason };
  }
  const next = god.sides[1 - turn].seats.map((seat) => god.hands[seat].length);
  const isStuck = next.length === 1 ? next[0] < 2 : next.includes(0);
  if (god.deck.length > 0 || !isStuck) return null;
  const [a, b] = god.sides.map((side) => side.steps);
  return { winner: a === b ? turn : a > b ? 0 : 1, reason: 'exhaustion' };
}

test.each(TABLES)('[AA-13] $name: a match ends when and as the conditions say', ({ positions }) => {
  const wrong = ({ god, before, result }: Position) => {
    const isTurnOver = god.phase === 'over' || god.side !== before.side;
    const expected = isTurnOver ? verdict(god, before.side) : null;
    const side = isTurnOver && !expected ? 1 - before.side : before.side;
    return differs(
      'end',
      [result && [result.winners, result.reason], god.phase === 'over', god.side],
      [expected && [god.sides[expected.winner].seats, expected.reason], expected !== null, side],
    );
  };
  expect(firstProblem(positions, wrong)).toBeNull();
});

test('the random matches above end in every way there is', () => {
  const reasons = TABLES.flatMap(({ positions }) => positions.flatMap(({ result }) => result?.reason ?? []));
  expect(new Set(reasons)).toEqual(
    new Set([
      'catch',
      'codebreakers',
      'daredevils',
      'masterplan',
      'security-system',
      'pack-leader',
      'exhaustion',
    ]),
  );
});

const spelled = (moves: readonly object[]) =>
  [...new Set(moves.map((move) => JSON.stringify(Object.entries(move).sort())))].sort();

/** AA-6 to AA-8, AA-10, AA-21, AA-24, AA-34, AA-37: every move a seat may make. */
function movesOf(god: Described, seat: number): AgentAvenueMove[] {
  const side = god.sides.findIndex(({ seats }) => seats.includes(seat));
  const mates = god.sides[side].seats;
  const unlessCast = (votes: AgentAvenueMove[]) =>
    votes.filter((vote) => spelled([vote])[0] !== spelled([god.votes[seat] ?? {}])[0]);
  if (god.phase === 'play' && side === god.side) return cardMoves(god, seat, mates.length);
  if (god.phase === 'recruit' && side !== god.side) {
    return unlessCast([
      { type: 'recruit', card: 'up' },
      { type: 'recruit', card: 'down' },
    ]);
  }
  if (god.phase === 'market' && god.landed[0] === side) {
    const forHands = ['outpost', 'secret-recruit', 'double-trouble', 'spycation', 'mind-control'];
    return unlessCast(
      god.supply.flatMap((card) =>
        (forHands.includes(card) ? mates : [Math.min(...mates)]).map(
          (hand): AgentAvenueMove => ({ type: 'take', card, hand }),
        ),
      ),
    );
  }
  if (god.phase === 'resolve' && god.resolving?.side === side) return unlessCast(resolutions(god, seat));
  return [];
}

function cardMoves(
  { hands, offer, swapsLeft, deck }: Described,
  seat: number,
  members: number,
): AgentAvenueMove[] {
  if (offer && offer.by[1] !== seat) return [];
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
    if (swapsLeft[seat] > 0 && deck.length > 0) moves.push({ type: 'swap', card });
  });
  return moves;
}

function resolutions({ resolving, sides, hands }: Described, seat: number): AgentAvenueMove[] {
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

test.each(TABLES)('[AA-34] [AA-37] $name: legal moves are those the rules list', ({ positions }) => {
  const wrong = ({ god, legal, toAct }: Position) => {
    const expected = god.hands.map((_, seat) => movesOf(god, seat));
    return (
      differs('legal', legal.map(spelled), expected.map(spelled)) ??
      differs(
        'to act',
        toAct,
        expected.flatMap((moves, seat) => (moves.length > 0 ? [seat] : [])),
      )
    );
  };
  expect(firstProblem(positions, wrong)).toBeNull();
});

test.each(TABLES)('[AA-14] $name: a pawn stands where its steps lead', ({ positions }) => {
  const wrong = ({ god: { sides } }: Position) =>
    differs(
      'positions',
      sides.map(({ position }) => position),
      sides.map(({ steps }, side) => (7 * side + steps + 1400) % 14),
    );
  expect(firstProblem(positions, wrong)).toBeNull();
});

test.each(TABLES)('[AA-9] $name: no hand waits for cards while there are some', ({ positions }) => {
  const wrong = ({ god, before }: Position) => {
    const leader = god.phase === 'play' ? god.offer?.by[0] : undefined;
    const short = god.hands.findIndex(
      (hand, seat) => hand.length < 4 && god.deck.length > 0 && seat !== leader,
    );
    const grown = god.hands.findIndex(
      (hand, seat) => hand.length > 4 && hand.length > before.hands[seat].length + 1,
    );
    return differs('hands too small or grown too much', [short, grown], [-1, -1]);
  };
  expect(firstProblem(positions, wrong)).toBeNull();
});

test.each(TABLES)('[AA-8] $name: a swap is used up for every card set aside', ({ positions }) => {
  const wrong = ({ god }: Position) =>
    differs(
      'swaps',
      god.setAside.map((cards, seat) => cards.length + god.swapsLeft[seat]),
      god.hands.map((_, seat) => (god.sides.some(({ seats }) => seats[1] && seats.includes(seat)) ? 2 : 4)),
    );
  expect(firstProblem(positions, wrong)).toBeNull();
});

test.each(TABLES)(
  '[AA-29] $name: the supply is short only when the market deck is empty',
  ({ positions, isSimple }) => {
    const wrong = ({ god }: Position) =>
      differs(
        'supply',
        god.supply.length,
        isSimple ? 0 : Math.min(3, god.supply.length + god.marketDeck.length),
      );
    expect(firstProblem(positions, wrong)).toBeNull();
  },
);
