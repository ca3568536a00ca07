import {
  type Adviser,
  type Fault,
  type GameRecord,
  isPlainObject,
  Match,
  type Player,
  quickRandom,
  roundsBudget,
  type Seat,
  type Weighed,
  type WrittenMove,
} from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import { type Chances, chancesAt, type Sides, worth } from './chances.ts';
import type { Decision } from './decision.ts';
import { confirmed, luckOf, type Step } from './luck.ts';

/** Rounds of thinking about one decision. Counted, not timed: the same record gives the same numbers. */
const ROUNDS = 400;
/** The luck of the adviser is apart from that of the courses. */
const ADVISER = 1_000_000;

/** A move of the record, judged. */
export interface Judged {
  readonly seat: Seat;
  readonly move: WrittenMove;
  /** After it. */
  readonly chances: Chances;
  /** By side: what chance and hidden cards gave or took. */
  readonly luck: readonly number[];
  /** Did its player learn nothing by it? */
  readonly isForeseen: boolean;
  /** Null where there was no choice. */
  readonly decision: Decision | null;
}

/** A whole match, judged. */
export interface Analysis {
  readonly sides: Sides;
  /** Before the first move. */
  readonly start: Chances;
  readonly steps: readonly Judged[];
  /** After the last move: somebody may have given up or run out of time. */
  readonly end: Chances;
}

/** Looks at a record move by move; says after each how much is done, from 0 to 1. A fault ends it. */
export function* analyse(
  module: GameModule,
  record: GameRecord,
  sides: Sides,
): Generator<number, Analysis | Fault> {
  const opened = Match.open(module.rules, record);
  if (!opened.ok) return opened.fault;
  const { match } = opened;
  const start = chancesAt(module, match.state, sides);
  const steps: Judged[] = [];
  for (const entry of record.moves) {
    const step = judge(module, match, entry, { sides, chances: steps.at(-1)?.chances ?? start });
    if ('code' in step) return step;
    steps.push(step);
    yield steps.length / record.moves.length;
  }
  const last = steps.at(-1)?.chances ?? start;
  return { sides, start, steps: patient(steps), end: endOf(record, sides) ?? last };
}

interface Before {
  readonly sides: Sides;
  readonly chances: Chances;
}

function judge(module: GameModule, match: Match, entry: unknown, { sides, chances }: Before): Judged | Fault {
  const { game } = match;
  const before = game.clone(match.state);
  const weighed = weigh(module, match, entry);
  const played = match.replay(entry);
  if ('code' in played) return played;
  const { seat, ...move } = match.moves[match.moves.length - 1];
  const code = game.read(before, move);
  if (code === null) throw new Error('a move that was played can be read');
  const step: Step = { module, sides, before, seat, move: code };
  const decision = confirmed(step, decisionOn(weighed, move));
  const after = chancesAt(module, match.state, sides);
  return { seat, move, chances: after, decision, ...luckOf(step, { before: chances, after }, decision) };
}

/** What the best level makes of the position before a move; nothing where the move is the only one. */
function weigh({ levels = {} }: GameModule, match: Match, entry: unknown): readonly Weighed[] {
  const seat = isPlainObject(entry) ? (entry.seat as Seat) : null;
  const player: (Player & Partial<Adviser>) | undefined = Object.values(levels).at(-1)?.player;
  if (seat === null || !player?.weigh || !match.toAct.includes(seat)) return [];
  const legal = match.legal(seat);
  if (legal.length < 2) return [];
  return player.weigh({
    seat,
    legal,
    view: match.game.view(match.state, seat),
    random: quickRandom(ADVISER + match.moves.length),
    budget: roundsBudget(ROUNDS),
  });
}

function decisionOn(weighed: readonly Weighed[], move: WrittenMove): Decision | null {
  const [best] = weighed;
  const spelling = spell(move);
  const played = weighed.find((one) => spell(one.move) === spelling);
  if (!best || !played) return null;
  return { best: best.move, bestWin: best.win, playedWin: Math.min(best.win, played.win) };
}

function spell(move: WrittenMove): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Where a move only prepares the next one of the same seat, it is worth what that one makes of it: a bot that had
 * another order in mind may have thought little of it.
 */
function patient(steps: readonly Judged[]): Judged[] {
  const judged = [...steps];
  for (let i = judged.length - 2; i >= 0; i--) {
    const { decision, isForeseen, seat } = judged[i];
    const next = judged[i + 1];
    if (!decision || !isForeseen || next.seat !== seat || !next.decision) continue;
    const playedWin = Math.min(decision.bestWin, Math.max(decision.playedWin, next.decision.bestWin));
    judged[i] = { ...judged[i], decision: { ...decision, playedWin } };
  }
  return judged;
}

/** The record's last word. */
function endOf({ meta }: GameRecord, sides: Sides): Chances | null {
  const winners = isPlainObject(meta?.result) ? meta.result.winners : null;
  return Array.isArray(winners) ? worth({ winners }, sides) : null;
}
