import { randomUUID } from 'node:crypto';
import { GAME_SETUPS } from '@safehouse/games/testing';
import type { MatchView } from '@safehouse/protocol';
import { ByteCountingViewer } from './byte-counting-viewer.ts';
import type { RandomBelow } from './load-target.ts';

export interface TableKind {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
}

export const TABLES: readonly TableKind[] = GAME_SETUPS.map(({ game, options, players }) => ({
  game,
  options,
  seats: players,
}));

/** The sizes of the messages that one viewer received. `at`: the progress of the match, from 0 to 1. */
export interface ViewerSizes {
  readonly who: 'player' | 'onlooker';
  readonly updateBytes: readonly number[];
  readonly snapshots: readonly { readonly at: number; readonly bytes: number }[];
}

const SNAPSHOT_EVERY = 10;
const OK = 200;

interface MoveReply {
  /** Of the move, or of the match if it has moved on. */
  readonly version: number;
  /** Of a refusal. */
  readonly code?: string;
}

interface PostedMove {
  /** The version of the match after it. */
  readonly version: number;
  readonly isPlayed: boolean;
}

interface Response<T> {
  readonly status: number;
  readonly body: T;
}

/** A match followed by its players and one spectator. Every few moves each of them also requests a snapshot. */
export class MeasuredMatch {
  readonly #viewers: readonly ByteCountingViewer[];
  readonly #movesUrl: string;
  readonly #snapshots: { readonly by: ByteCountingViewer; readonly move: number; readonly bytes: number }[] = [];
  moves = 0;

  private constructor(url: string, id: MatchView['id'], viewers: readonly ByteCountingViewer[]) {
    this.#viewers = viewers;
    this.#movesUrl = `${url}/api/matches/${id}/moves`;
  }

  static async open(url: string, { game, options, seats }: TableKind): Promise<MeasuredMatch> {
    const tokens: string[] = [];
    for (let seat = 0; seat < seats; seat++) {
      tokens.push((await postJson<{ token: string }>(`${url}/api/guest`, null, { name: `Guest ${seat}` })).token);
    }
    const [host, ...guests] = tokens;
    const request = { game, options, seats: ['me', ...guests.map(() => 'open')] };
    const { id } = await postJson<{ id: MatchView['id'] }>(`${url}/api/matches`, host, request);
    for (const guest of guests) await postJson(`${url}/api/matches/${id}/join`, guest, {});
    const viewers: ByteCountingViewer[] = [];
    for (const token of [...tokens, null]) viewers.push(await ByteCountingViewer.open(url, id, token));
    return new MeasuredMatch(url, id, viewers);
  }

  get sizes(): readonly ViewerSizes[] {
    return this.#viewers.map((viewer) => {
      const taken = this.#snapshots.filter(({ by }) => by === viewer);
      const snapshots = taken.map(({ move, bytes }) => ({ at: move / this.moves, bytes }));
      return {
        who: viewer.token === null ? 'onlooker' : 'player',
        updateBytes: viewer.updateBytes,
        snapshots,
      };
    });
  }

  async playOut(below: RandomBelow): Promise<void> {
    await this.#measureSnapshots();
    while (await this.#playMove(below)) if (++this.moves % SNAPSHOT_EVERY === 0) await this.#measureSnapshots();
    if (this.moves % SNAPSHOT_EVERY > 0) await this.#measureSnapshots();
    for (const viewer of this.#viewers) viewer.close();
  }

  /** False if the match is over. */
  async #playMove(below: RandomBelow): Promise<boolean> {
    for (;;) {
      const [{ matchView }] = this.#viewers;
      if (matchView.status === 'over') return false;
      const movers = this.#viewers.filter(({ matchView }) => matchView.legal.length > 0);
      // Not always the first: a player who votes could change the vote forever while another has to vote.
      const posted = movers.length === 0 ? null : await this.#post(movers[below(movers.length)], below);
      await this.#waitForVersion(posted?.version ?? matchView.version + 1);
      if (posted?.isPlayed) return true;
    }
  }

  /** The match may have moved on by itself, even to its end: then `version` is the one to wait for. */
  async #post({ token, matchView }: ByteCountingViewer, below: RandomBelow): Promise<PostedMove> {
    const { version, legal } = matchView;
    const move = { version, move: legal[below(legal.length)], key: randomUUID() };
    const { status, body } = await post<MoveReply>(this.#movesUrl, token, move);
    if (body.code === 'stale') return { version: body.version, isPlayed: false };
    if (body.code === 'not-running') return { version: version + 1, isPlayed: false };
    if (status !== OK) throw new Error(`${this.#movesUrl}: ${status} ${JSON.stringify(body)}`);
    return { version: body.version, isPlayed: true };
  }

  async #waitForVersion(version: number): Promise<void> {
    await Promise.all(this.#viewers.map((viewer) => viewer.waitForVersion(version)));
  }

  async #measureSnapshots(): Promise<void> {
    for (const by of this.#viewers) {
      this.#snapshots.push({ by, move: this.moves, bytes: await by.measureSnapshot() });
    }
  }
}

async function postJson<T>(address: string, token: string | null, request: object): Promise<T> {
  const { status, body } = await post<T>(address, token, request);
  if (status >= 300) throw new Error(`${address}: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function post<T>(address: string, token: string | null, body: object): Promise<Response<T>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T };
}
