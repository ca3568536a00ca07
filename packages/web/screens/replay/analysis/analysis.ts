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

/** Search rounds per decision. A number instead of a time limit, so that the same record gives the same result. */
const EVALUATION_ROUNDS = 400;
/** Keeps the evaluator's random numbers apart from those of the rollouts. */
const EVALUATOR_SEED_OFFSET = 1_000_000;

export interface AnalysedMove {
  readonly seat: Seat;
  readonly move: WrittenMove;
  /** Win probabilities after the move. */
  readonly winProbabilities: WinProbabilities;
  /** By side: the change caused by chance and hidden cards. */
  readonly luck: readonly number[];
  /** True if the mover could predict the view after the move. */
  readonly isPredictable: boolean;
  /** Null for a forced move. */
  readonly decision: AnalysedDecision | null;
}

export interface Analysis {
  readonly sides: Sides;
  /** Win probabilities before the first move. */
  readonly start: WinProbabilities;
  readonly moves: readonly AnalysedMove[];
  /** Differs from the last move if a player resigned or ran out of time. */
  readonly end: WinProbabilities;
}

/** Yields the progress from 0 to 1 after every move. */
export function* analyseRecord(
  module: GameModule,
  record: GameRecord,
  sides: Sides,
): Generator<number, Analysis | RecordFault> {
  const opened = Match.open(module.rules, record);
  if (!opened.ok) return opened.fault;
  const { match } = opened;
  const start = winProbabilitiesAt(module, match.state, sides);
  const analysed: AnalysedMove[] = [];
  for (const entry of record.moves) {
    const step = analyseMove(module, match, entry, {
      sides,
      winProbabilities: analysed.at(-1)?.winProbabilities ?? start,
    });
    if ('code' in step) return step;
    analysed.push(step);
    yield analysed.length / record.moves.length;
  }
  const last = analysed.at(-1)?.winProbabilities ?? start;
  return { sides, start, moves: creditPreparingMoves(analysed), end: recordedOutcome(record, sides) ?? last };
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
  const scored = scoreMoves(module, match, entry);
  const played = match.replay(entry);
  if ('code' in played) return played;
  const { seat, ...move } = match.moves[match.moves.length - 1];
  const code = game.parseMove(before, move);
  if (code === null) throw new Error('a move that was played can be read');
  const step: MoveInPosition = { module, sides, before, seat, move: code };
  const decision = confirmMistake(step, decisionFor(scored, move));
  const after = winProbabilitiesAt(module, match.state, sides);
  return {
    seat,
    move,
    winProbabilities: after,
    decision,
    ...luckOfMove(step, { before: winProbabilities, after }, decision),
  };
}

/** The best level's scores for the position before a move; empty for a forced move. */
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

function decisionFor(scored: readonly ScoredMove[], move: WrittenMove): AnalysedDecision | null {
  const [best] = scored;
  const canonical = canonicalMove(move);
  const played = scored.find((candidate) => canonicalMove(candidate.move) === canonical);
  if (!best || !played) return null;
  return { best: best.move, bestWin: best.win, playedWin: Math.min(best.win, played.win) };
}

function canonicalMove(move: WrittenMove): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A move that only prepares the seat's next one gets at least the value of that one, as their order may not matter. */
function creditPreparingMoves(analysed: readonly AnalysedMove[]): AnalysedMove[] {
  const credited = [...analysed];
  for (let i = credited.length - 2; i >= 0; i--) {
    const { decision, isPredictable, seat } = credited[i];
    const next = credited[i + 1];
    if (!decision || !isPredictable || next.seat !== seat || !next.decision) continue;
    const playedWin = Math.min(decision.bestWin, Math.max(decision.playedWin, next.decision.bestWin));
    credited[i] = { ...credited[i], decision: { ...decision, playedWin } };
  }
  return credited;
}

/** Resignations and timeouts are only in the record, not in the game's state. */
function recordedOutcome({ meta }: GameRecord, sides: Sides): WinProbabilities | null {
  const winners = isPlainObject(meta?.result) ? meta.result.winners : null;
  return Array.isArray(winners) ? outcomeValues({ winners }, sides) : null;
}
