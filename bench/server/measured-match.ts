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

/** A match followed by its players and one spectator. Every few moves each of them also requests a snapshot. */
export class MeasuredMatch {
  readonly #viewers: readonly ByteCountingViewer[];
  readonly #post: (viewer: ByteCountingViewer, move: object) => Promise<void>;
  readonly #snapshots: { readonly by: ByteCountingViewer; readonly move: number; readonly bytes: number }[] = [];
  moves = 0;

  private constructor(url: string, id: MatchView['id'], viewers: readonly ByteCountingViewer[]) {
    this.#viewers = viewers;
    this.#post = async ({ token }, move) => {
      await postJson(`${url}/api/matches/${id}/moves`, token, move);
    };
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

  /** False if no player has a legal move. */
  async #playMove(below: RandomBelow): Promise<boolean> {
    const movers = this.#viewers.filter(({ matchView }) => matchView.legal.length > 0);
    if (movers.length === 0) return false;
    // Not always the first: a player who votes could change the vote forever while another has to vote.
    const mover = movers[below(movers.length)];
    const { version, legal } = mover.matchView;
    const updates = this.#viewers.map((viewer) => viewer.waitForUpdate());
    await this.#post(mover, { version, move: legal[below(legal.length)], key: randomUUID() });
    await Promise.all(updates);
    return true;
  }

  async #measureSnapshots(): Promise<void> {
    for (const by of this.#viewers) {
      this.#snapshots.push({ by, move: this.moves, bytes: await by.measureSnapshot() });
    }
  }
}

async function postJson<T>(address: string, token: string | null, body: object): Promise<T> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
