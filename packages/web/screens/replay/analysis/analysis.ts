import {
  type Evaluator,
  type GameRecord,
  isPlainObject,
  Match,
  type Player,
  quickRandom,
  type RecordFault,
  roundsBudget,
  type ScoredMove,
  type Seat,
  type WrittenMove,
} from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import type { AnalysedDecision } from './decision.ts';
import { confirmMistake, luckOfMove, type MoveInPosition } from './move-luck.ts';
import { outcomeValues, type Sides, type WinProbabilities, winProbabilitiesAt } from './win-probability.ts';

/** Rounds of thinking about one decision. Counted, not timed: the same record gives the same numbers. */
const EVALUATION_ROUNDS = 400;
/** The luck of the adviser is apart from that of the courses. */
const EVALUATOR_SEED_OFFSET = 1_000_000;

/** A move of the record, judged. */
export interface AnalysedMove {
  readonly seat: Seat;
  readonly move: WrittenMove;
  /** After it. */
  readonly winProbabilities: WinProbabilities;
  /** By side: what chance and hidden cards gave or took. */
  readonly luck: readonly number[];
  /** Did its player learn nothing by it? */
  readonly isPredictable: boolean;
  /** Null where there was no choice. */
  readonly decision: AnalysedDecision | null;
}

/** A whole match, judged. */
export interface Analysis {
  readonly sides: Sides;
  /** Before the first move. */
  readonly start: WinProbabilities;
  readonly moves: readonly AnalysedMove[];
  /** After the last move: somebody may have given up or run out of time. */
  readonly end: WinProbabilities;
}

/** Looks at a record move by move; says after each how much is done, from 0 to 1. A fault ends it. */
export function* analyseRecord(
  module: GameModule,
  record: GameRecord,
  sides: Sides,
): Generator<number, Analysis | RecordFault> {
  const opened = Match.open(module.rules, record);
  if (!opened.ok) return opened.fault;
  const { match } = opened;
  const start = winProbabilitiesAt(module, match.state, sides);
  const steps: AnalysedMove[] = [];
  for (const entry of record.moves) {
    const step = analyseMove(module, match, entry, {
      sides,
      winProbabilities: steps.at(-1)?.winProbabilities ?? start,
    });
    if ('code' in step) return step;
    steps.push(step);
    yield steps.length / record.moves.length;
  }
  const last = steps.at(-1)?.winProbabilities ?? start;
  return { sides, start, moves: creditPreparingMoves(steps), end: recordedOutcome(record, sides) ?? last };
}

interface PositionBefore {
  readonly sides: Sides;
  readonly winProbabilities: WinProbabilities;
}

function analyseMove(
  module: GameModule,
  match: Match,
  entry: unknown,
  { sides, winProbabilities }: PositionBefore,
): AnalysedMove | RecordFault {
  const { game } = match;
  const before = game.clone(match.state);
  const weighed = scoreMoves(module, match, entry);
  const played = match.replay(entry);
  if ('code' in played) return played;
  const { seat, ...move } = match.moves[match.moves.length - 1];
  const code = game.parseMove(before, move);
  if (code === null) throw new Error('a move that was played can be read');
  const step: MoveInPosition = { module, sides, before, seat, move: code };
  const decision = confirmMistake(step, decisionFor(weighed, move));
  const after = winProbabilitiesAt(module, match.state, sides);
  return {
    seat,
    move,
    winProbabilities: after,
    decision,
    ...luckOfMove(step, { before: winProbabilities, after }, decision),
  };
}

/** What the best level makes of the position before a move; nothing where the move is the only one. */
function scoreMoves({ levels = {} }: GameModule, match: Match, entry: unknown): readonly ScoredMove[] {
  const seat = isPlainObject(entry) ? (entry.seat as Seat) : null;
  const player: (Player & Partial<Evaluator>) | undefined = Object.values(levels).at(-1)?.player;
  if (seat === null || !player?.scoreMoves || !match.toAct.includes(seat)) return [];
  const legal = match.legal(seat);
  if (legal.length < 2) return [];
  return player.scoreMoves({
    seat,
    legal,
    view: match.game.view(match.state, seat),
    random: quickRandom(EVALUATOR_SEED_OFFSET + match.moves.length),
    budget: roundsBudget(EVALUATION_ROUNDS),
  });
}

function decisionFor(weighed: readonly ScoredMove[], move: WrittenMove): AnalysedDecision | null {
  const [best] = weighed;
  const spelling = canonicalMove(move);
  const played = weighed.find((one) => canonicalMove(one.move) === spelling);
  if (!best || !played) return null;
  return { best: best.move, bestWin: best.win, playedWin: Math.min(best.win, played.win) };
}

function canonicalMove(move: WrittenMove): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Where a move only prepares the next one of the same seat, it is worth what that one makes of it: a bot that had
 * another order in mind may have thought little of it.
 */
function creditPreparingMoves(steps: readonly AnalysedMove[]): AnalysedMove[] {
  const judged = [...steps];
  for (let i = judged.length - 2; i >= 0; i--) {
    const { decision, isPredictable, seat } = judged[i];
    const next = judged[i + 1];
    if (!decision || !isPredictable || next.seat !== seat || !next.decision) continue;
    const playedWin = Math.min(decision.bestWin, Math.max(decision.playedWin, next.decision.bestWin));
    judged[i] = { ...judged[i], decision: { ...decision, playedWin } };
  }
  return judged;
}

/** The record's last word. */
function recordedOutcome({ meta }: GameRecord, sides: Sides): WinProbabilities | null {
  const winners = isPlainObject(meta?.result) ? meta.result.winners : null;
  return Array.isArray(winners) ? outcomeValues({ winners }, sides) : null;
}
