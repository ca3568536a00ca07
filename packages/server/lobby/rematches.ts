import { type MatchId, newMatchId, type ServerRefusal, type UserId } from '@safehouse/protocol';
import { commands } from '@safehouse/table';
import { sourceOf } from '../match/command-source.ts';
import type { MatchCommands } from '../match/commands.ts';
import { NO_SUCH_MATCH } from '../match/refusals.ts';
import type { BuiltMatch, Rooms } from '../match/rooms.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import { type CommitmentSource, redeemCommitment } from './commitments.ts';
import { buildMatches } from './match-builder.ts';
import { buildRematchRequest, type FinishedTable, rematchReservation } from './rematch.ts';
import { createInTurn, type TableApplicant, type TableQuotaDeps, tableQuotaRefusal } from './table-quota.ts';

export interface RematchesDeps extends TableQuotaDeps {
  readonly rooms: Rooms;
  readonly commands: Pick<MatchCommands, 'join'>;
  readonly commitments: CommitmentSource;
  now(): number;
}

/** A player who wants to play a finished match again, with their share of the deal. */
export interface RematchCall extends TableApplicant {
  /** The finished match. */
  readonly match: MatchId;
  readonly seed?: string | undefined;
  readonly commitment?: string | undefined;
}

/** `seated`: the player sat there before. `found`: they must see its commitment, and join with a seed drawn after that. */
export type RematchResult =
  | { readonly type: 'created'; readonly created: BuiltMatch }
  | { readonly type: 'joined' | 'seated' | 'found'; readonly match: MatchId; readonly version: number };

/** What the finished match says about its rematch. */
interface AskedRematch {
  readonly next: MatchId;
  readonly table: FinishedTable;
  /** Is this the call that has chosen the id? */
  readonly isFirst: boolean;
}

/** Rematches and next matches of series, the same for HTTP and socket. */
export class Rematches {
  readonly #deps: RematchesDeps;
  /** Being stored by this process: who else wants the same rematch waits and joins it. */
  readonly #creating = new Map<MatchId, Promise<unknown>>();

  constructor(deps: RematchesDeps) {
    this.#deps = deps;
  }

  /** The first call creates the match, those of the other players join it. A repeated call changes nothing. */
  async play(call: RematchCall): Promise<RematchResult | ServerRefusal> {
    const asked = await this.#ask(call.match, call.user.id);
    if ('code' in asked) return asked;
    const { next } = asked;
    if (!asked.isFirst && (await this.#isThere(next))) return this.#join(call, next);
    try {
      return await this.#create(call, asked);
    } catch (error) {
      // Another process was faster.
      if (!(error instanceof NotStoredError) || !(await this.#isThere(next))) throw error;
      return this.#join(call, next);
    }
  }

  async #ask(match: MatchId, user: UserId): Promise<AskedRematch | ServerRefusal> {
    const newId = newMatchId();
    let asked: AskedRematch | null = null;
    const answer = await this.#deps.rooms.execute(match, sourceOf(user), (table) => {
      const { header, chairs, result, isSeriesEnded, rematch } = table;
      const isFirst = rematch === null;
      asked = { next: rematch ?? newId, table: { header, chairs, result, isSeriesEnded }, isFirst };
      return commands.rematch(table, user, newId);
    });
    if (!answer?.ok) return answer?.refusal ?? NO_SUCH_MATCH;
    return asked ?? NO_SUCH_MATCH;
  }

  async #isThere(match: MatchId): Promise<boolean> {
    await this.#creating.get(match)?.catch(() => undefined);
    return (await this.#deps.rooms.read(match, () => true)) ?? false;
  }

  #create(call: RematchCall, asked: AskedRematch): Promise<RematchResult | ServerRefusal> {
    const creating = createInTurn(call.user.id, () => this.#store(call, asked)).finally(() =>
      this.#creating.delete(asked.next),
    );
    this.#creating.set(asked.next, creating);
    return creating;
  }

  async #store(call: RematchCall, { next, table }: AskedRematch): Promise<RematchResult | ServerRefusal> {
    const { rooms, commitments, now } = this.#deps;
    const { user, seed, commitment } = call;
    const request = { ...buildRematchRequest(table, user.id), ...(seed !== undefined && { seed }) };
    const refused = await tableQuotaRefusal(this.#deps, call, request);
    if (refused) return refused;
    const redeemed = await redeemCommitment(commitments, commitment);
    if ('code' in redeemed) return redeemed;
    const reservation = { ...redeemed, ...rematchReservation(table, next, user.id) };
    const matches = await buildMatches(request, user.id, now(), reservation);
    if ('code' in matches) return matches;
    await rooms.create(matches);
    return { type: 'created', created: matches[0] };
  }

  async #join({ user, seed, commitment }: RematchCall, match: MatchId): Promise<RematchResult | ServerRefusal> {
    const { rooms, commands: matchCommands } = this.#deps;
    const find = () =>
      rooms.read(match, (table) => ({ version: table.version, isSeated: table.seatsOf(user.id).length > 0 }));
    const before = await find();
    // The request is repeated because its response was lost.
    if (before?.isSeated) return { type: 'seated', match, version: before.version };
    // The seed was sent for another commitment.
    if (before && commitment !== undefined) return { type: 'found', match, version: before.version };
    const joined = await matchCommands.join({ match, user: user.id, seed });
    if (joined.ok) return { type: 'joined', match, version: joined.version };
    // The same request was sent twice at once, and the other one was first.
    const after = await find();
    return after?.isSeated ? { type: 'seated', match, version: after.version } : joined.refusal;
  }
}
