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
  /** What it is about: a selector of something on the board. */
  readonly at?: string;
  readonly rules?: readonly string[];
}

type SayStep<Text extends string> = StepText<Text> & { readonly type: 'say' };

type AskStep<Move extends WrittenMove, Text extends string> = StepText<Text> & {
  readonly type: 'ask';
  readonly at: string;
  readonly move: Move;
  /** What is answered to any other move, where there is more to say than "not yet". */
  readonly otherwise?: Text;
};

/** A move that is played without asking: another seat's, or the learner's where there is nothing to learn from it. */
type PlayStep<Move extends WrittenMove> = {
  readonly type: 'play';
  readonly seat: number;
  readonly move: Move;
};

/** A match that is written down, with what is said and asked between its moves. */
export interface Lesson<Move extends WrittenMove = WrittenMove, Text extends string = string> {
  readonly id: string;
  /** How long it takes somebody who reads everything. */
  readonly minutes: number;
  /** By seat. The learner's own name is not this one. */
  readonly players: readonly string[];
  readonly seat: number;
  readonly options: { readonly [name: string]: unknown };
  readonly decks: Decks;
  readonly steps: readonly (SayStep<Text> | AskStep<Move, Text> | PlayStep<Move>)[];
}

export interface LessonTranslations {
  readonly title: string;
  /** One sentence that says what it is about. */
  readonly about: string;
  readonly texts: { readonly [key: string]: string };
}

/** What a game teaches. The first lesson is for those who have never played it. */
export interface LessonBook {
  readonly rules: Game;
  readonly lessons: readonly Lesson[];
  /** Where the board lights up a move that is recommended: a selector. */
  readonly hintSelector: string;
  /** By lesson. */
  readonly translations: ByLanguage<{ readonly [lesson: string]: LessonTranslations }>;
}

/** Where the lesson waits for the learner: to read on, or to move. */
export interface LessonStop {
  readonly step: SayStep<string> | AskStep<WrittenMove, string>;
  /** All moves before it. */
  readonly movesBefore: readonly SeatMove[];
}

export function lessonStops({ steps, seat }: Lesson): readonly LessonStop[] {
  const stops: LessonStop[] = [];
  const moves: SeatMove[] = [];
  for (const step of steps) {
    if (step.type !== 'play') stops.push({ step, movesBefore: moves.slice() });
    if (step.type !== 'say')
      moves.push({ seat: SEATS[step.type === 'play' ? step.seat : seat], ...step.move });
  }
  return stops;
}

type MoveFacts = readonly ScopedFact<{ readonly type: string }>[];

/** The match at some point of a lesson, and what its last move brought. */
export interface LessonPosition {
  readonly match: Match;
  readonly facts: MoveFacts;
  /** What every move so far brought, the oldest first. */
  readonly moveHistory: readonly { readonly seat: number; readonly facts: MoveFacts }[];
}

/**
 * What there is to see on the way to a stop, move by move; the last is the stop itself. Where the coach skips ahead and
 * moves for the learner, that is passed over: there is nothing to see where one was not asked. What follows a move that
 * was asked for is seen, also where the rest of the turn needs no asking.
 */
export function positionsTo(
  rules: Game,
  lesson: Lesson,
  stops: readonly LessonStop[],
  at: number,
): readonly LessonPosition[] {
  const { movesBefore } = stops[at];
  const known = at === 0 ? 0 : stops[at - 1].movesBefore.length;
  const isSeen = at > 0 && movesBefore.length > known && !isSkipped(lesson, stops, at);
  if (!isSeen) return [{ ...positionAfter(rules, lesson, movesBefore), facts: [] }];
  return movesBefore
    .slice(known)
    .map((_, i) => positionAfter(rules, lesson, movesBefore.slice(0, known + i + 1)));
}

function isSkipped({ seat }: Lesson, stops: readonly LessonStop[], at: number): boolean {
  const { step, movesBefore } = stops[at - 1];
  return (
    step.type === 'say' && stops[at].movesBefore.slice(movesBefore.length).some((move) => move.seat === seat)
  );
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

/** A deck with these cards on top and all others under them. */
export function stackDeck<Card extends string>(top: readonly Card[], all: readonly Card[]): Card[] {
  const rest = all.slice();
  for (const card of top) rest.splice(rest.indexOf(card), 1);
  return [...top, ...rest];
}
