/** Matches that are played at random, for tests. */
import { Match, quickRandom, type Result, type ScopedFact, SEATS, type Seat } from '@safehouse/contract';
import { describe } from './describe.ts';
import type { Fact } from './facts.ts';
import type { AgentAvenueMove } from './moves.ts';
import type { RulesVersion } from './rules-version.ts';
import { clone, type State } from './state.ts';
import {
  describeMatch,
  legalMoves,
  type MatchDescription,
  playMove,
  RULES,
  type SeatMove,
  subject,
} from './test-helpers.ts';

const RULES_VERSIONS = [1, 2] as const;

interface RandomMatchSetup {
  readonly options: object;
  readonly players: number;
  readonly rulesVersion?: RulesVersion;
}

/** A move that was just played in `match`, with the state before it. */
interface RandomTurn {
  readonly match: Match;
  readonly seat: Seat;
  readonly move: AgentAvenueMove;
  readonly before: State;
  readonly facts: readonly ScopedFact<Fact>[];
}

/** Plays a match at random to its end, move by move. */
export function* randomTurns(setup: RandomMatchSetup, seed: number): Generator<RandomTurn> {
  const { options, players, rulesVersion = 2 } = setup;
  const names = SEATS.slice(0, players).map(String);
  const record = { format: 1, game: 'agent-avenue', options, players: names, seed: String(seed), moves: [] };
  const opened = Match.open(RULES[rulesVersion], record);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  const random = quickRandom(seed);
  while (match.result === null) {
    const seat = match.toAct[random.below(match.toAct.length)];
    const moves = legalMoves(match, seat);
    const move = moves[random.below(moves.length)];
    const before = clone(match.state as State);
    const facts = playMove(match, seat, move);
    yield { match, seat, move, before, facts };
  }
}

export interface PlayedPosition {
  readonly label: string;
  readonly before: MatchDescription;
  readonly move: SeatMove;
  readonly after: MatchDescription;
  readonly result: Result | null;
  readonly toAct: readonly number[];
  readonly legal: readonly (readonly AgentAvenueMove[])[];
}

/** Every position after a move of many random matches. */
function randomPositions(seating: RandomMatchSetup, matches: number): PlayedPosition[] {
  const positions: PlayedPosition[] = [];
  for (let seed = 0; seed < matches; seed++) {
    for (const { match, seat, move, before } of randomTurns(seating, seed)) {
      const after = describeMatch(match);
      positions.push({
        label: `seed ${seed}, move ${match.moves.length}`,
        before: describe(before),
        move: { seat, ...move },
        after,
        result: match.result,
        toAct: match.toAct,
        legal: after.hands.map((_, each) => legalMoves(match, each)),
      });
    }
  }
  return positions;
}

/** The first problem found in these positions. */
export function firstProblem(
  positions: readonly PlayedPosition[],
  problem: (position: PlayedPosition) => string | null,
): string | null {
  for (const position of positions) {
    const found = problem(position);
    if (found) return `${position.label}: ${found}`;
  }
  return null;
}

export const describeMismatch = (what: string, real: unknown, expected: unknown) =>
  JSON.stringify(real) === JSON.stringify(expected)
    ? null
    : `${what} ${JSON.stringify(real)}, not ${JSON.stringify(expected)}`;

/** Random positions for every setup and every version of the rules. */
export function randomPositionsBySeating(matches: number) {
  return RULES_VERSIONS.flatMap((rulesVersion) =>
    subject.setups.map((seating) => ({
      name: `version ${rulesVersion}, ${seating.players} players, ${JSON.stringify(seating.options)}`,
      mode: seating.options.mode,
      positions: randomPositions({ ...seating, rulesVersion }, matches),
    })),
  );
}
