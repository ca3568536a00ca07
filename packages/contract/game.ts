import type { Chance, Random } from './chance.ts';
import type { Move, MoveList, WrittenMove } from './moves.ts';
import type { Refusal, Result } from './result.ts';
import type { AnyFact, ScopedFact } from './scoped-fact.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a record says about a match before its first move. */
export interface MatchHeader {
  readonly options: { readonly [name: string]: unknown };
  readonly players: number;
  /** A document that changes the game's cards or board, in the game's own format; undefined when there is none. */
  readonly edition: unknown;
}

/** The result of validating untrusted input. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** For games of several rounds, each with its own winner. */
export interface GameRounds<State extends object = object> {
  /** How many rounds are over. */
  ended(state: State): number;
  /** Points from the finished rounds, by seat. Higher is better. */
  scores(state: State): readonly number[];
}

/**
 * The rules of a game: no clock, no randomness but the `chance` passed in, no text for people.
 *
 * Methods never keep a state they are given. `play` changes the state in place; a caller that needs the old one
 * clones it first.
 */
export interface Game<
  State extends object = object,
  Options extends object = object,
  View extends object = object,
  Fact extends AnyFact = AnyFact,
  Written extends WrittenMove = WrittenMove,
> {
  readonly id: string;
  /** An integer from 1. Incremented when the same record would play out differently. */
  readonly version: number;
  /** Shortens messages. A game without one works too. */
  readonly vocabulary?: Vocabulary;

  parseOptions(header: MatchHeader): Checked<Options>;
  /** Whether the game ever shuffles under this label. */
  knowsLabel(label: string): boolean;

  setup(options: Options, players: number, chance: Chance): State;

  /** Exactly the seats that have a legal move, ascending; several may act at once. */
  toAct(state: State): readonly Seat[];
  /** Appends the legal moves of one seat to `into`, in a stable order. The only definition of legality. */
  legal(state: State, seat: Seat, into: MoveList): void;
  /** Plays a legal move and appends its facts to `facts` unless that is null. Five parameters: no allocation per move. */
  play(state: State, seat: Seat, move: Move, chance: Chance, facts: ScopedFact<Fact>[] | null): void;
  /** Null while the match runs. */
  result(state: State): Result | null;
  /** Why a move is not in `legal`. Depends on nothing that is hidden from that seat. */
  whyNot(state: State, seat: Seat, move: Move): Refusal;

  writeMove(state: State, move: Move): Written;
  parseMove(state: State, value: unknown): Move | null;

  /** The complete state, in the shape given in RULES.md. */
  describe(state: State): object;
  /**
   * Everything one viewer may know, including what earlier facts told them, and nothing else. `open` is the result of
   * `openView` in the same position, if the caller has it: what it holds need not be computed again.
   */
  view(state: State, viewer: Viewer, open?: object): View;
  /** The parts of a view that are the same for all viewers. A game without it works too, but views cost more time. */
  openView?(state: State): object;

  /** A search looks ahead to the end of the round only, and values the points won in it. */
  readonly rounds?: GameRounds<State>;

  clone(state: State): State;
  /** A random state that gives the same view: what the viewer knows stays, hidden parts are sampled. */
  redeal(view: View, random: Random): State;
}
