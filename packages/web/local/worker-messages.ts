import type { GameRecord, WrittenMove } from '@safehouse/contract';
import type { CreateTableRequest, MatchId, MatchView, ServerRefusal, ViewedEvent } from '@safehouse/protocol';

/** A move that a bot would weigh, for hints. */
export interface HintMove {
  readonly move: WrittenMove;
  readonly win: number;
}

/** A match to be played on from the last move of a record. */
export interface Continuation {
  readonly record: GameRecord;
  /** The own seat. */
  readonly seat: number;
  /** The bots in the others. */
  readonly level: string;
}

/** What the page asks of the worker that runs matches in this browser; `requestId` numbers the question. */
export type WorkerRequest =
  | { readonly requestId: number; readonly type: 'create'; readonly newTable: CreateTableRequest }
  | { readonly requestId: number; readonly type: 'continue'; readonly continuation: Continuation }
  | { readonly requestId: number; readonly type: 'levels'; readonly game: string; readonly rules?: number }
  | { readonly requestId: number; readonly type: 'open'; readonly id: MatchId; readonly seat: number | null }
  | { readonly requestId: number; readonly type: 'close'; readonly id: MatchId }
  | {
      readonly requestId: number;
      readonly type: 'move';
      readonly id: MatchId;
      readonly seat: number;
      readonly version: number;
      readonly move: WrittenMove;
    }
  | {
      readonly requestId: number;
      readonly type: 'undo' | 'resign';
      readonly id: MatchId;
      readonly seat: number;
    }
  | { readonly requestId: number; readonly type: 'rematch'; readonly id: MatchId }
  /** The page as the seat that looks saw it at that version. */
  | { readonly requestId: number; readonly type: 'past'; readonly id: MatchId; readonly version: number }
  /** For any match, also one on a server: what the best bot would do with this view. */
  | {
      readonly requestId: number;
      readonly type: 'advise';
      readonly game: string;
      readonly rules?: number;
      readonly seat: number;
      readonly view: object;
      readonly legal: readonly WrittenMove[];
    };

export type WorkerReply =
  | { readonly requestId: number; readonly ok: true; readonly value: unknown }
  | { readonly requestId: number; readonly ok: false; readonly refusal: ServerRefusal };

/** The match that is open has changed. */
export interface LocalMatchUpdate {
  readonly type: 'page';
  readonly id: MatchId;
  readonly matchView: MatchView;
  readonly events: readonly ViewedEvent[];
}

export type WorkerMessage = WorkerReply | LocalMatchUpdate;
