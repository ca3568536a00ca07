import { Deal, DeckError } from './deal.ts';
import type { Checked, Game } from './game.ts';
import { type Move, MoveList, type WrittenMove } from './moves.ts';
import {
  findRecordProblem,
  type GameRecord,
  isPlainObject,
  metaWithVersion,
  quote,
  RECORD_FORMAT,
  type RecordFault,
} from './record.ts';
import type { Refusal, Result } from './result.ts';
import type { ScopedFact } from './scoped-fact.ts';
import { parseSeat, type Seat, type Viewer } from './seat.ts';

export type SeatMove = { readonly seat: Seat } & WrittenMove;

export type OpenedMatch =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly fault: RecordFault };

export type MoveValidation =
  | { readonly ok: true; readonly move: WrittenMove }
  | { readonly ok: false; readonly refusal: Refusal };

export type MoveOutcome =
  | { readonly ok: true; readonly facts: readonly ScopedFact[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** One match of one game in progress: the state, the deal behind it and the moves so far. */
export class Match {
  readonly game: Game;
  readonly state: object;
  readonly moves: SeatMove[] = [];
  readonly #deal: Deal;
  readonly #header: GameRecord;
  /** The last move that was found legal in this position: playing it does not check it again. */
  #validated: { readonly seat: Seat; readonly written: WrittenMove; readonly move: Move } | null = null;

  /** What all viewers see of this position; null until it is needed. */
  #openView: object | null = null;

  private constructor(game: Game, header: GameRecord, deal: Deal, state: object) {
    this.game = game;
    this.#header = header;
    this.#deal = deal;
    this.state = state;
  }

  /** The position before the first move of a record. Its moves are not played yet. */
  static open(game: Game, record: unknown): OpenedMatch {
    const problem = findRecordProblem(record);
    if (problem) return { ok: false, fault: { at: null, code: 'bad-header', message: problem } };
    const header = record as GameRecord;
    const options = parseHeaderOptions(game, header);
    if (!options.ok) return { ok: false, fault: { at: null, code: 'bad-header', message: options.message } };
    const stray = Object.keys(header.decks ?? {}).find((label) => !game.knowsLabel(label));
    if (stray !== undefined) return { ok: false, fault: deckFault(`unknown label ${quote(stray)}`) };
    const deal = new Deal(header.seed ?? '', header.decks);
    try {
      const state = game.setup(options.value, header.players.length, deal);
      return { ok: true, match: new Match(game, header, deal, state) };
    } catch (error) {
      if (error instanceof DeckError) return { ok: false, fault: deckFault(error.message) };
      throw error;
    }
  }

  /** The same position, independent of this match. */
  copy(): Match {
    const copy = new Match(this.game, this.#header, this.#deal.copy(), this.game.clone(this.state));
    copy.moves.push(...this.moves);
    return copy;
  }

  get players(): readonly string[] {
    return this.#header.players;
  }

  get toAct(): readonly Seat[] {
    return this.game.toAct(this.state);
  }

  get result(): Result | null {
    return this.game.result(this.state);
  }

  legal(seat: Seat): WrittenMove[] {
    const moves = new MoveList();
    this.game.legal(this.state, seat, moves);
    return moves.toArray().map((move) => this.game.writeMove(this.state, move));
  }

  /** Everything one viewer may know. Views of one position share the parts that are the same for all viewers. */
  view(viewer: Viewer): object {
    if (!this.game.openView) return this.game.view(this.state, viewer);
    this.#openView ??= this.game.openView(this.state);
    return this.game.view(this.state, viewer, this.#openView);
  }

  /** Frees what the views of this position share. */
  releaseOpenView(): void {
    this.#openView = null;
  }

  /** A move from outside, as the game writes it; or why it cannot be played. */
  validateMove(seat: Seat, written: unknown): MoveValidation {
    const move = this.#parseLegalMove(seat, written);
    if (typeof move !== 'number') return { ok: false, refusal: move };
    const canonical = this.game.writeMove(this.state, move);
    this.#validated = { seat, written: canonical, move };
    return { ok: true, move: canonical };
  }

  /** Plays a move from outside, or says why not; a refused move changes nothing. Throws DeckError. */
  play(seat: Seat, written: unknown): MoveOutcome {
    const { game, state } = this;
    const last = this.#validated;
    const move = last?.seat === seat && last.written === written ? last.move : this.#parseLegalMove(seat, written);
    if (typeof move !== 'number') return { ok: false, refusal: move };
    this.#validated = null;
    this.#openView = null;
    const facts: ScopedFact[] = [];
    const canonical = game.writeMove(state, move);
    game.play(state, seat, move, this.#deal, facts);
    this.moves.push({ seat, ...canonical });
    return { ok: true, facts };
  }

  /** Plays one entry of a record's `moves`: the facts, or what is wrong with the entry. */
  replay(entry: unknown): MoveOutcome | RecordFault {
    const at = this.moves.length;
    if (!isPlainObject(entry)) return { at, code: 'illegal-move', message: 'a move must be an object' };
    const { seat: place, ...written } = entry;
    const seat = parseSeat(place, this.players.length);
    if (seat === null) return { at, code: 'illegal-move', message: `no such seat: ${quote(place)}` };
    try {
      const played = this.play(seat, written);
      if (played.ok) return played;
      const { code, rule } = played.refusal;
      const why = rule ? `${code} (${rule})` : code;
      return { at, code: 'illegal-move', message: `${quote(written.type)} by seat ${seat}: ${why}` };
    } catch (error) {
      if (error instanceof DeckError) return deckFault(error.message);
      throw error;
    }
  }

  /** The match as a record that needs no shuffling to replay. It holds every secret: for finished matches. */
  record(): GameRecord {
    const { options, seed, edition } = this.#header;
    const meta = metaWithVersion(this.#header.meta, this.game.version);
    return {
      format: RECORD_FORMAT,
      game: this.game.id,
      ...(options && { options }),
      players: this.players,
      ...(seed !== undefined && { seed }),
      decks: this.#deal.decks,
      ...(edition !== undefined && { edition }),
      ...(meta && { meta }),
      moves: this.moves,
    };
  }

  #parseLegalMove(seat: Seat, written: unknown): Move | Refusal {
    const { game, state } = this;
    const move = game.parseMove(state, written);
    if (move === null) return { code: 'unknown-move', rule: null };
    const legal = new MoveList();
    if (game.toAct(state).includes(seat)) game.legal(state, seat, legal);
    return legal.includes(move) ? move : this.#refusalFor(seat, move);
  }

  #refusalFor(seat: Seat, move: Move): Refusal {
    if (this.result) return { code: 'match-over', rule: null };
    if (!this.toAct.includes(seat)) return { code: 'not-to-act', rule: null };
    return this.game.whyNot(this.state, seat, move);
  }
}

function parseHeaderOptions(game: Game, header: GameRecord): Checked<object> {
  const { options = {}, players, edition } = header;
  return game.parseOptions({ options, players: players.length, edition });
}

function deckFault(message: string): RecordFault {
  return { at: null, code: 'bad-deck', message };
}
