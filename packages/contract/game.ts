import type { Chance, Random } from './chance.ts';
import type { Move, MoveList, WrittenMove } from './moves.ts';
import type { Refusal, Result } from './result.ts';
import type { ScopedFact } from './scoped-fact.ts';
import type { Seat, Viewer } from './seat.ts';

/** What a record says about a match before its first move. */
export interface MatchHeader {
  readonly options: { readonly [name: string]: unknown };
  readonly players: number;
  /** A document of the game's own that changes its cards or board; undefined when there is none. */
  readonly edition: unknown;
}

/** A value from outside, looked at: good, or what is wrong with it. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

/**
 * A game: its rules and nothing else. No clock, no chance but the one handed in, no text for people.
 *
 * Methods of a game never keep a state they are given. `play` changes the state in place; whoever wants the
 * old one clones it first.
 */
export interface Game<
  State extends object = object,
  Options extends object = object,
  View extends object = object,
  Fact extends { readonly type: string } = { readonly type: string },
  Written extends WrittenMove = WrittenMove,
> {
  readonly id: string;
  /** A whole number from 1 on. Goes up when the same record would play out differently. */
  readonly version: number;

  parseOptions(header: MatchHeader): Checked<Options>;
  /** Is there ever a shuffle of this name? */
  knowsLabel(label: string): boolean;

  setup(options: Options, players: number, chance: Chance): State;

  /** Exactly the seats that have a legal move, ascending; several at once is normal. */
  toAct(state: State): readonly Seat[];
  /** Appends the legal moves of one seat to `into`, in a stable order. The only home of legality. */
  legal(state: State, seat: Seat, into: MoveList): void;
  /** Plays a legal move. Facts are gathered only where a list for them is given. */
  play(state: State, seat: Seat, move: Move, chance: Chance, news: ScopedFact<Fact>[] | null): void;
  /** Null while the match runs. */
  result(state: State): Result | null;
  /** The reason for a move that `legal` does not list. It knows no more than the view of that seat. */
  whyNot(state: State, seat: Seat, move: Move): Refusal;

  writeMove(state: State, move: Move): Written;
  parseMove(state: State, value: unknown): Move | null;

  /** The whole truth, in the shape the rules file gives. */
  describe(state: State): object;
  /** All that one viewer may know: nothing beyond it, and nothing they were told left out. */
  view(state: State, viewer: Viewer): View;

  clone(state: State): State;
  /** A state that this view cannot tell from the real one, its hidden parts drawn at random. */
  redeal(view: View, random: Random): State;
}
