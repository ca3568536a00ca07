import { expect, test } from 'vitest';
import type { AgentName, MarketName } from '../data/cards.ts';
import type { MatchDescription } from './test-helpers.ts';
import {
  describeMismatch,
  firstProblem,
  type PlayedPosition,
  randomPositionsBySeating,
} from './test-random-matches.ts';

/* An independent, slow and simple implementation of the rules, from the described state only. */

const POSITIONS_BY_SEATING = randomPositionsBySeating(60);

/** The numbers on the cards. The third one applies to all further copies. */
const PRINTED_STEPS: { readonly [name in AgentName]: readonly [number, number, number] } = {
  'double-agent': [-1, 6, -1],
  enforcer: [1, 2, 3],
  codebreaker: [0, 0, 0],
  saboteur: [-1, -1, -2],
  daredevil: [2, 3, 0],
  sentinel: [0, 2, 6],
  sidekick: [4, 4, 4],
  mole: [-3, -3, -3],
};

function stepsByCards(inPlay: MatchDescription['sides'][number]['inPlay']): number {
  let steps = 0;
  for (const [name, copies] of Object.entries(inPlay)) {
    for (let copy = 1; copy <= copies; copy++) steps += PRINTED_STEPS[name as AgentName][Math.min(copy, 3) - 1];
  }
  return steps;
}

test.each(POSITIONS_BY_SEATING.filter((table) => table.mode === 'simple'))(
  '[AA-11] [AA-12] $name: steps follow from the agents in play alone',
  ({ positions }) => {
    const wrong = ({ after: { sides } }: PlayedPosition) =>
      describeMismatch(
        'steps',
        sides.map((side) => side.steps),
        sides.map((side) => stepsByCards(side.inPlay)),
      );
    expect(firstProblem(positions, wrong)).toBeNull();
  },
);

/** AA-11, AA-30, AA-31: where the pawn of a side goes after recruiting an agent, from the position before. */
function stepsAfter(described: MatchDescription, side: number, agent: AgentName): number {
  const { inPlay, market, steps } = described.sides[side];
  const has = (card: MarketName) => market.includes(card);
  let by = PRINTED_STEPS[agent][Math.min(inPlay[agent] ?? 0, 2)];
  if (agent === 'enforcer' && has('watchtower')) by += 2;
  if (agent === 'codebreaker' && has('supercomputer')) by += 3;
  if (agent === 'saboteur' && has('distraction-device')) by = Math.abs(by);
  if (agent === 'double-agent' && has('sinister-twin')) by *= 2;
  const isHome = (steps + by) % 7 === 0;
  return steps + by + (by !== 0 && isHome && has('getaway-car') ? 3 : 0);
}

const ADVANCED_POSITIONS = POSITIONS_BY_SEATING.filter((table) => table.mode === 'advanced');

test.each(ADVANCED_POSITIONS)(
  '[AA-21] [AA-31] $name: a recruit moves both pawns, and those that land stand in line',
  ({ positions }) => {
    const wrong = ({ before, after, move }: PlayedPosition) => {
      if (move.type !== 'recruit' || after.offer || !before.offer?.down) return null;
      const { side, offer } = before;
      const [taken, left] = move.card === 'up' ? [offer.up, offer.down] : [offer.down, offer.up];
      const agents = [0, 1].map((one) => (one === side ? left : taken) as AgentName);
      const steps = agents.map((agent, one) => stepsAfter(before, one, agent));
      const landed = [side, 1 - side].filter(
        (one) => steps[one] !== before.sides[one].steps && [2, 5, 9, 12].includes((7 * one + steps[one] + 1400) % 14),
      );
      return describeMismatch(
        'steps',
        [after.sides.map((one) => one.steps), after.landed],
        [steps, after.supply[0] ? landed : []],
      );
    };
    expect(firstProblem(positions, wrong)).toBeNull();
  },
);

type ExpectedResult = { readonly winner: number; readonly reason: string } | null;

/** AA-13 to AA-20, AA-36: who wins at the end of a turn of side `turn`. */
function expectedResult(described: MatchDescription, turn: number): ExpectedResult {
  const winsOf = (side: number): string[] => {
    const [own, other] = [described.sides[side], described.sides[1 - side]];
    // In total steps: side 0 starts at 0, side 1 at 7, and the loop has 14.
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
  const next = described.sides[1 - turn].seats.map((seat) => described.hands[seat].length);
  const isStuck = next.length === 1 ? next[0] < 2 : next.includes(0);
  if (described.deck.length > 0 || !isStuck) return null;
  const [a, b] = described.sides.map((side) => side.steps);
  return { winner: a === b ? turn : a > b ? 0 : 1, reason: 'exhaustion' };
}

test.each(POSITIONS_BY_SEATING)('[AA-13] $name: a match ends when and as the conditions say', ({ positions }) => {
  const wrong = ({ after, before, result }: PlayedPosition) => {
    const isTurnOver = after.phase === 'over' || after.side !== before.side;
    const expected = isTurnOver ? expectedResult(after, before.side) : null;
    const side = isTurnOver && !expected ? 1 - before.side : before.side;
    return describeMismatch(
      'end',
      [result && [result.winners, result.reason], after.phase === 'over', after.side],
      [expected && [after.sides[expected.winner].seats, expected.reason], expected !== null, side],
    );
  };
  expect(firstProblem(positions, wrong)).toBeNull();
});

test('the random matches above end in every way there is', () => {
  const reasons = POSITIONS_BY_SEATING.flatMap(({ positions }) =>
    positions.flatMap(({ result }) => result?.reason ?? []),
  );
  expect(new Set(reasons)).toEqual(
    new Set(['catch', 'codebreakers', 'daredevils', 'masterplan', 'security-system', 'pack-leader', 'exhaustion']),
  );
});

test.each(POSITIONS_BY_SEATING)('[AA-14] $name: a pawn stands where its steps lead', ({ positions }) => {
  const wrong = ({ after: { sides } }: PlayedPosition) =>
    describeMismatch(
      'positions',
      sides.map(({ position }) => position),
      sides.map(({ steps }, side) => (7 * side + steps + 1400) % 14),
    );
  expect(firstProblem(positions, wrong)).toBeNull();
});

test.each(POSITIONS_BY_SEATING)('[AA-9] $name: no hand waits for cards while there are some', ({ positions }) => {
  const wrong = ({ after, before }: PlayedPosition) => {
    const leader = after.phase === 'play' ? after.offer?.by[0] : undefined;
    const short = after.hands.findIndex((hand, seat) => hand.length < 4 && after.deck.length > 0 && seat !== leader);
    const grown = after.hands.findIndex((hand, seat) => hand.length > 4 && hand.length > before.hands[seat].length + 1);
    return describeMismatch('hands too small or grown too much', [short, grown], [-1, -1]);
  };
  expect(firstProblem(positions, wrong)).toBeNull();
});

test.each(POSITIONS_BY_SEATING)('[AA-8] $name: a swap is used up for every card set aside', ({ positions }) => {
  const wrong = ({ after }: PlayedPosition) =>
    describeMismatch(
      'swaps',
      after.setAside.map((cards, seat) => cards.length + after.swapsLeft[seat]),
      after.hands.map((_, seat) => (after.sides.some(({ seats }) => seats[1] && seats.includes(seat)) ? 2 : 4)),
    );
  expect(firstProblem(positions, wrong)).toBeNull();
});

test.each(POSITIONS_BY_SEATING)(
  '[AA-29] $name: the supply is short only when the market deck is empty',
  ({ positions, mode }) => {
    const wrong = ({ after }: PlayedPosition) =>
      describeMismatch(
        'supply',
        after.supply.length,
        mode === 'simple' ? 0 : Math.min(3, after.supply.length + after.marketDeck.length),
      );
    expect(firstProblem(positions, wrong)).toBeNull();
  },
);
