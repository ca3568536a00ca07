import type { AnyFact, GameRecord, ScoredMove, WrittenMove } from '@safehouse/contract';
import type { CreateTableRequest, MatchId, MatchView, PlanLine, ServerRefusal, ViewedEvent } from '@safehouse/protocol';

export type HintMove = Pick<ScoredMove, 'move' | 'win'>;

/** What a player can plan: the moves of the next turn, and the facts that could be reported before it. */
export interface PlanChoices {
  readonly replies: readonly WrittenMove[];
  readonly outcomes: readonly { readonly fact: AnyFact; readonly replies: readonly WrittenMove[] }[];
}

/** A match that continues after the last move of a record. */
export interface Continuation {
  readonly record: GameRecord;
  /** The person's seat. Bots of the given level play the others. */
  readonly seat: number;
  readonly level: string;
}

type InMatch<Params = object> = Params & { readonly id: MatchId };
type FromSeat<Params = object> = InMatch<Params> & { readonly seat: number };

/** All requests that the page makes to the worker, by type. Each can also be answered by a refusal. */
interface WorkerRequests {
  readonly create: { readonly params: CreateTableRequest; readonly result: MatchId };
  readonly continueRecord: { readonly params: Continuation; readonly result: MatchId };
  /** The bot levels of a game, the weakest first. */
  readonly botLevels: {
    readonly params: { readonly game: string; readonly rules?: number };
    readonly result: readonly string[];
  };
  /** Starts sending updates of a match, from the view of one of the person's seats. */
  readonly open: {
    readonly params: InMatch<{ readonly seat: number | null }>;
    readonly result: true;
  };
  readonly close: { readonly params: InMatch; readonly result: true };
  readonly move: {
    readonly params: FromSeat<{ readonly version: number; readonly move: WrittenMove }>;
    readonly result: true;
  };
  readonly undo: { readonly params: FromSeat; readonly result: true };
  readonly resign: { readonly params: FromSeat; readonly result: true };
  readonly rematch: { readonly params: InMatch; readonly result: MatchId };
  readonly matchViewAt: {
    readonly params: InMatch<{ readonly version: number }>;
    readonly result: MatchView;
  };
  /** The best bot's scores for the legal moves, the best first. Also for a match on a server. */
  readonly scoreMoves: {
    readonly params: Pick<MatchView, 'game' | 'rules' | 'legal'> & {
      readonly seat: number;
      readonly view: object;
    };
    readonly result: readonly HintMove[];
  };
  /** What can be planned after the steps of a line, given what this seat may know. */
  readonly planChoices: {
    readonly params: Pick<MatchView, 'game' | 'rules'> & {
      readonly seat: number;
      readonly view: object;
      readonly line: PlanLine;
    };
    readonly result: PlanChoices;
  };
}

export type RequestType = keyof WorkerRequests;
export type RequestParams<T extends RequestType> = WorkerRequests[T]['params'];
export type RequestResult<T extends RequestType> =
  | { readonly ok: true; readonly value: WorkerRequests[T]['result'] }
  | { readonly ok: false; readonly refusal: ServerRefusal };

/** `requestId` is repeated in the response. */
export type WorkerRequest<T extends RequestType = RequestType> = {
  [Type in T]: { readonly requestId: number; readonly type: Type; readonly params: RequestParams<Type> };
}[T];

interface WorkerResponse {
  readonly requestId: number;
  readonly result: RequestResult<RequestType>;
}

export type RequestHandlers = {
  readonly [Type in RequestType]: (
    params: RequestParams<Type>,
  ) => Promise<WorkerRequests[Type]['result'] | ServerRefusal>;
};

/** An open match has changed. */
export interface LocalMatchUpdate {
  readonly id: MatchId;
  readonly matchView: MatchView;
  readonly events: readonly ViewedEvent[];
}

export type WorkerMessage = WorkerResponse | LocalMatchUpdate;
