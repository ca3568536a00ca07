import {
  type Decks,
  type Game,
  Match,
  RECORD_FORMAT,
  type ScopedFact,
  SEATS,
  type SeatMove,
  type WrittenMove,
} from '@safehouse/contract';
import type { ByLanguage } from './i18n/language-files.ts';

interface StepText<Text extends string> {
  readonly text: Text;
  /** A selector of the element on the board that the text is about. */
  readonly at?: string;
  readonly rules?: readonly string[];
}

type SayStep<Text extends string> = StepText<Text> & { readonly type: 'say' };

type AskStep<Move extends WrittenMove, Text extends string> = StepText<Text> & {
  readonly type: 'ask';
  readonly at: string;
  readonly move: Move;
  /** The answer to any other move, if it is more than "not yet". */
  readonly otherwise?: Text;
};

/** A move that is played automatically: another seat's, or one of the learner's that teaches nothing. */
type PlayStep<Move extends WrittenMove> = {
  readonly type: 'play';
  readonly seat: number;
  readonly move: Move;
};

/** A fixed match, with the coach's texts and questions between its moves. */
export interface Lesson<Move extends WrittenMove = WrittenMove, Text extends string = string> {
  readonly id: string;
  /** The duration when all texts are read. */
  readonly minutes: number;
  /** By seat. The learner's seat shows their own name instead. */
  readonly players: readonly string[];
  readonly seat: number;
  readonly options: { readonly [name: string]: unknown };
  readonly decks: Decks;
  readonly steps: readonly (SayStep<Text> | AskStep<Move, Text> | PlayStep<Move>)[];
}

export interface LessonTranslations {
  readonly title: string;
  readonly about: string;
  readonly texts: { readonly [key: string]: string };
}

/** The lessons of a game. The first one is for new players. */
export interface LessonBook {
  readonly rules: Game;
  readonly lessons: readonly Lesson[];
  /** A selector of the moves that the board highlights as hints. */
  readonly hintSelector: string;
  /** By lesson. */
  readonly translations: ByLanguage<{ readonly [lesson: string]: LessonTranslations }>;
}

/** A step where the lesson waits for the learner to read or to move. */
export interface LessonStop {
  readonly step: SayStep<string> | AskStep<WrittenMove, string>;
  /** All moves before this stop. */
  readonly movesBefore: readonly SeatMove[];
}

export function lessonStops({ steps, seat }: Lesson): readonly LessonStop[] {
  const stops: LessonStop[] = [];
  const moves: SeatMove[] = [];
  for (const step of steps) {
    if (step.type !== 'play') stops.push({ step, movesBefore: moves.slice() });
    if (step.type !== 'say') moves.push({ seat: SEATS[step.type === 'play' ? step.seat : seat], ...step.move });
  }
  return stops;
}

type MoveFacts = readonly ScopedFact[];

/** The match at some point of a lesson, with the facts of its last move. */
export interface LessonPosition {
  readonly match: Match;
  readonly facts: MoveFacts;
  /** Every move so far, the oldest first. */
  readonly moveHistory: readonly { readonly seat: number; readonly facts: MoveFacts }[];
}

/**
 * The positions from the last stop to this one, move by move. If the coach moves for the learner without having asked
 * for a move, only the last position. After a requested move, every position.
 */
export function positionsTo(
  rules: Game,
  lesson: Lesson,
  stops: readonly LessonStop[],
  at: number,
): readonly LessonPosition[] {
  const { movesBefore } = stops[at];
  const shownMoves = at === 0 ? 0 : stops[at - 1].movesBefore.length;
  const isShown = at > 0 && movesBefore.length > shownMoves && !isSkipped(lesson, stops, at);
  if (!isShown) return [{ ...positionAfter(rules, lesson, movesBefore), facts: [] }];
  return movesBefore
    .slice(shownMoves)
    .map((_, i) => positionAfter(rules, lesson, movesBefore.slice(0, shownMoves + i + 1)));
}

function isSkipped({ seat }: Lesson, stops: readonly LessonStop[], at: number): boolean {
  const { step, movesBefore } = stops[at - 1];
  return step.type === 'say' && stops[at].movesBefore.slice(movesBefore.length).some((move) => move.seat === seat);
}

function positionAfter(rules: Game, lesson: Lesson, moves: readonly SeatMove[]): LessonPosition {
  const opened = Match.open(rules, recordHeader(rules, lesson));
  if (!opened.ok) throw new Error(`lesson ${lesson.id}: ${opened.fault.message}`);
  const { match } = opened;
  const moveHistory = moves.map((move) => ({ seat: move.seat, facts: playMove(match, move, lesson) }));
  return { match, facts: moveHistory.at(-1)?.facts ?? [], moveHistory };
}

function playMove(match: Match, move: SeatMove, { id }: Lesson): MoveFacts {
  const played = match.replay(move);
  if ('ok' in played && played.ok) return played.facts;
  throw new Error(`lesson ${id}: ${'message' in played ? played.message : played.refusal.code}`);
}

function recordHeader({ id }: Game, { players, options, decks }: Lesson): unknown {
  return { format: RECORD_FORMAT, game: id, players, options, decks, moves: [] };
}
