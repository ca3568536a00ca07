import type { ClientMessage, MatchView, ServerMessage } from '@safehouse/protocol';
import type { ApiResult } from '../online/api.ts';
import type { DealShare } from '../online/deal-share.ts';
import { joinWithSeed } from '../online/remembered-deals.ts';
import type { SocketClient } from '../online/socket.ts';
import { type MatchReservation, reserveMatch } from './reserved-match.ts';

type Answer = Extract<ServerMessage, { readonly type: 'done' | 'refused' }>;
type RematchMessage = Extract<ClientMessage, { readonly type: 'rematch' }>;

/** A server of an earlier release does not answer. */
const ANSWER_TIMEOUT_MS = 5000;

/** The rematch, and whether this player has started it with the given share of the deal. */
export interface PlayedRematch {
  readonly id: string;
  readonly isOwn: boolean;
}

/** Rematches over the connection on which the finished match is watched. Null results: try it over HTTP. */
export class RematchBySocket {
  readonly #client: SocketClient;
  readonly #on: () => number;
  readonly #unanswered = new Map<string, (answer: Answer | null) => void>();

  constructor(client: SocketClient, on: () => number) {
    this.#client = client;
    this.#on = on;
  }

  onAnswer(answer: Answer): void {
    if (answer.key !== undefined) this.#unanswered.get(answer.key)?.(answer);
  }

  onConnectionLost(): void {
    for (const resolve of this.#unanswered.values()) resolve(null);
  }

  /** Starts a rematch, or joins the one that another player has started at the same moment. */
  start(share: DealShare): Promise<ApiResult<PlayedRematch> | null> {
    return this.#withReservation(async (next) => {
      const shown = next.nextView();
      const asked = await this.#ask({ ...share, next: next.on });
      if (!asked?.ok) return asked;
      const view = await Promise.race([shown, timeout()]);
      if (!view) return null;
      return view.seats.length > 0 ? rematch(view, { isOwn: true }) : this.#join(view);
    });
  }

  /** Joins a rematch once its commitment was shown. */
  join(match: MatchView['id']): Promise<ApiResult<PlayedRematch> | null> {
    return this.#withReservation(async (next) => {
      const shown = next.nextView();
      this.#client.send({ type: 'watch', on: next.on, match, since: 0 });
      const view = await Promise.race([shown, timeout()]);
      return view && this.#join(view);
    });
  }

  async #join(view: MatchView): Promise<ApiResult<PlayedRematch> | null> {
    // If the other player has ended the series, its table says so.
    if (view.seats.length > 0 || view.status === 'closed') return rematch(view, { isOwn: false });
    // It is watched already, so the server sends it again with the new seat.
    const asked = await this.#ask(joinWithSeed(view));
    return asked?.ok ? rematch(view, { isOwn: false }) : asked;
  }

  async #withReservation(
    play: (next: MatchReservation) => Promise<ApiResult<PlayedRematch> | null>,
  ): Promise<ApiResult<PlayedRematch> | null> {
    if (this.#client.state.value !== 'live') return null;
    const next = reserveMatch(this.#client);
    const result = await play(next);
    if (result?.ok) next.keepFor(result.value.id);
    else next.end();
    return result;
  }

  async #ask(fields: Omit<RematchMessage, 'type' | 'on' | 'key'>): Promise<ApiResult<Answer> | null> {
    const key = crypto.randomUUID();
    const answered = new Promise<Answer | null>((resolve) => this.#unanswered.set(key, resolve));
    this.#client.send({ type: 'rematch', on: this.#on(), key, ...fields });
    const answer = await Promise.race([answered, timeout()]);
    this.#unanswered.delete(key);
    // Over HTTP another server may answer, which has the rules.
    if (!answer || (answer.type === 'refused' && answer.refusal.code === 'other-rules')) return null;
    return answer.type === 'refused' ? { ok: false, error: answer.refusal } : { ok: true, value: answer };
  }
}

const rematch = ({ id }: MatchView, { isOwn }: { readonly isOwn: boolean }): ApiResult<PlayedRematch> => ({
  ok: true,
  value: { id, isOwn },
});

const timeout = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS));
