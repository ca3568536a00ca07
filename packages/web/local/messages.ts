import type { GameRecord, WrittenMove } from '@safehouse/contract';
import type { MatchId, MatchPage, NewTable, ServerRefusal, Told } from '@safehouse/protocol';

/** A move that a bot would weigh, for hints. */
export interface Advice {
  readonly move: WrittenMove;
  readonly win: number;
}

/** A match to be played on from the last move of a record. */
export interface Line {
  readonly record: GameRecord;
  /** The own seat. */
  readonly seat: number;
  /** The bots in the others. */
  readonly level: string;
}

/** What the page asks of the worker that runs matches in this browser; `n` numbers the question. */
export type Question =
  | { readonly n: number; readonly type: 'create'; readonly wish: NewTable }
  | { readonly n: number; readonly type: 'continue'; readonly line: Line }
  | { readonly n: number; readonly type: 'levels'; readonly game: string; readonly rules?: number }
  | { readonly n: number; readonly type: 'open'; readonly id: MatchId; readonly seat: number | null }
  | { readonly n: number; readonly type: 'close'; readonly id: MatchId }
  | {
      readonly n: number;
      readonly type: 'move';
      readonly id: MatchId;
      readonly seat: number;
      readonly version: number;
      readonly move: WrittenMove;
    }
  | { readonly n: number; readonly type: 'undo' | 'resign'; readonly id: MatchId; readonly seat: number }
  | { readonly n: number; readonly type: 'rematch'; readonly id: MatchId }
  /** The page as the seat that looks saw it at that version. */
  | { readonly n: number; readonly type: 'past'; readonly id: MatchId; readonly version: number }
  /** For any match, also one on a server: what the best bot would do with this view. */
  | {
      readonly n: number;
      readonly type: 'advise';
      readonly game: string;
      readonly rules?: number;
      readonly seat: number;
      readonly view: object;
      readonly legal: readonly WrittenMove[];
    };

export type Reply =
  | { readonly n: number; readonly ok: true; readonly value: unknown }
  | { readonly n: number; readonly ok: false; readonly refusal: ServerRefusal };

/** The match that is open has changed. */
export interface PageNews {
  readonly type: 'page';
  readonly id: MatchId;
  readonly page: MatchPage;
  readonly story: readonly Told[];
}

export type FromWorker = Reply | PageNews;
