import {
  type Decks,
  type Game,
  Match,
  type MoveOfSeat,
  type News,
  RECORD_FORMAT,
  SEATS,
  type WrittenMove,
} from '@safehouse/contract';
import type { Lang } from './i18n/lang.ts';

interface Spoken<Text extends string> {
  readonly text: Text;
  /** What it is about: a selector of something on the board. */
  readonly at?: string;
  readonly rules?: readonly string[];
}

type Say<Text extends string> = Spoken<Text> & { readonly type: 'say' };

type Ask<Move extends WrittenMove, Text extends string> = Spoken<Text> & {
  readonly type: 'ask';
  readonly at: string;
  readonly move: Move;
  /** What is answered to any other move, where there is more to say than "not yet". */
  readonly otherwise?: Text;
};

/** A move that is played without asking: another seat's, or the learner's where there is nothing to learn from it. */
type Play<Move extends WrittenMove> = { readonly type: 'play'; readonly seat: number; readonly move: Move };

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
  readonly steps: readonly (Say<Text> | Ask<Move, Text> | Play<Move>)[];
}

export interface LessonWords {
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
  readonly hinted: string;
  /** By lesson. */
  readonly words: { readonly [lang in Lang]: () => Promise<{ readonly [lesson: string]: LessonWords }> };
}

/** Where the lesson waits for the learner: to read on, or to move. */
export interface Stop {
  readonly step: Say<string> | Ask<WrittenMove, string>;
  /** All moves before it. */
  readonly moves: readonly MoveOfSeat[];
}

export function stopsOf({ steps, seat }: Lesson): readonly Stop[] {
  const stops: Stop[] = [];
  const moves: MoveOfSeat[] = [];
  for (const step of steps) {
    if (step.type !== 'play') stops.push({ step, moves: moves.slice() });
    if (step.type !== 'say')
      moves.push({ seat: SEATS[step.type === 'play' ? step.seat : seat], ...step.move });
  }
  return stops;
}

type MoveNews = readonly News<{ readonly type: string }>[];

/** The match at some point of a lesson, and what its last move brought. */
export interface LessonPosition {
  readonly match: Match;
  readonly news: MoveNews;
  /** What every move so far brought, the oldest first. */
  readonly story: readonly { readonly seat: number; readonly news: MoveNews }[];
}

/**
 * What there is to see on the way to a stop, move by move; the last is the stop itself. Where the coach skips ahead and
 * moves for the learner, that is passed over: there is nothing to see where one was not asked. What follows a move that
 * was asked for is seen, also where the rest of the turn needs no asking.
 */
export function wayTo(
  rules: Game,
  lesson: Lesson,
  stops: readonly Stop[],
  at: number,
): readonly LessonPosition[] {
  const { moves } = stops[at];
  const known = at === 0 ? 0 : stops[at - 1].moves.length;
  const isSeen = at > 0 && moves.length > known && !isPassedOver(lesson, stops, at);
  if (!isSeen) return [{ ...positionAfter(rules, lesson, moves), news: [] }];
  return moves.slice(known).map((_, i) => positionAfter(rules, lesson, moves.slice(0, known + i + 1)));
}

function isPassedOver({ seat }: Lesson, stops: readonly Stop[], at: number): boolean {
  const { step, moves } = stops[at - 1];
  return step.type === 'say' && stops[at].moves.slice(moves.length).some((move) => move.seat === seat);
}

function positionAfter(rules: Game, lesson: Lesson, moves: readonly MoveOfSeat[]): LessonPosition {
  const opened = Match.open(rules, headerOf(rules, lesson));
  if (!opened.ok) throw new Error(`lesson ${lesson.id}: ${opened.fault.message}`);
  const { match } = opened;
  const story = moves.map((move) => ({ seat: move.seat, news: newsOf(match, move, lesson) }));
  return { match, news: story.at(-1)?.news ?? [], story };
}

function newsOf(match: Match, move: MoveOfSeat, { id }: Lesson): MoveNews {
  const played = match.replay(move);
  if ('ok' in played && played.ok) return played.news;
  throw new Error(`lesson ${id}: ${'message' in played ? played.message : played.refusal.code}`);
}

function headerOf({ id }: Game, { players, options, decks }: Lesson): unknown {
  return { format: RECORD_FORMAT, game: id, players, options, decks, moves: [] };
}

/** A deck with these cards on top and all others under them. */
export function stacked<Card extends string>(top: readonly Card[], all: readonly Card[]): Card[] {
  const rest = all.slice();
  for (const card of top) rest.splice(rest.indexOf(card), 1);
  return [...top, ...rest];
}
