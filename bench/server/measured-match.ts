import { randomUUID } from 'node:crypto';
import type { MatchView } from '@safehouse/protocol';
import { ByteCountingViewer } from './byte-counting-viewer.ts';
import type { RandomBelow } from './load-target.ts';

export interface TableKind {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
}

export const TABLES: readonly TableKind[] = [
  { game: 'agent-avenue', options: { mode: 'simple' }, seats: 2 },
  { game: 'agent-avenue', options: { mode: 'advanced' }, seats: 4 },
  { game: 'kompromat', options: {}, seats: 2 },
  { game: 'spy-connection', options: {}, seats: 2 },
  { game: 'spy-connection', options: {}, seats: 4 },
];

/** What one viewer was sent in a match; `at` is which part of it had been played, from 0 to 1. */
export interface ViewerSizes {
  readonly who: 'player' | 'onlooker';
  readonly updateBytes: readonly number[];
  readonly snapshots: readonly { readonly at: number; readonly bytes: number }[];
}

const SNAPSHOT_EVERY = 10;

/** A match that everybody at the table and one onlooker follow; now and then each of them comes once more. */
export class MeasuredMatch {
  readonly #viewers: readonly ByteCountingViewer[];
  readonly #post: (follower: ByteCountingViewer, move: object) => Promise<void>;
  readonly #snapshots: { readonly by: ByteCountingViewer; readonly move: number; readonly bytes: number }[] =
    [];
  moves = 0;

  private constructor(url: string, id: MatchView['id'], followers: readonly ByteCountingViewer[]) {
    this.#viewers = followers;
    this.#post = async ({ token }, move) => {
      await postJson(`${url}/api/matches/${id}/moves`, token, move);
    };
  }

  static async open(url: string, { game, options, seats }: TableKind): Promise<MeasuredMatch> {
    const tokens: string[] = [];
    for (let seat = 0; seat < seats; seat++) {
      tokens.push(
        (await postJson<{ token: string }>(`${url}/api/guest`, null, { name: `Guest ${seat}` })).token,
      );
    }
    const [host, ...guests] = tokens;
    const wish = { game, options, seats: ['me', ...guests.map(() => 'open')] };
    const { id } = await postJson<{ id: MatchView['id'] }>(`${url}/api/matches`, host, wish);
    for (const guest of guests) await postJson(`${url}/api/matches/${id}/join`, guest, {});
    const followers: ByteCountingViewer[] = [];
    for (const token of [...tokens, null]) followers.push(await ByteCountingViewer.open(url, id, token));
    return new MeasuredMatch(url, id, followers);
  }

  get sizes(): readonly ViewerSizes[] {
    return this.#viewers.map((follower) => {
      const own = this.#snapshots.filter(({ by }) => by === follower);
      const snapshots = own.map(({ move, bytes }) => ({ at: move / this.moves, bytes }));
      return {
        who: follower.token === null ? 'onlooker' : 'player',
        updateBytes: follower.updateBytes,
        snapshots,
      };
    });
  }

  async playOut(below: RandomBelow): Promise<void> {
    await this.#measureSnapshots();
    while (await this.#playMove(below))
      if (++this.moves % SNAPSHOT_EVERY === 0) await this.#measureSnapshots();
    if (this.moves % SNAPSHOT_EVERY > 0) await this.#measureSnapshots();
    for (const follower of this.#viewers) follower.close();
  }

  /** False where nobody is to act any more. */
  async #playMove(below: RandomBelow): Promise<boolean> {
    const movers = this.#viewers.filter(({ matchView }) => matchView.legal.length > 0);
    if (movers.length === 0) return false;
    // Not always the first: some can change their mind for ever while another is waited for.
    const mover = movers[below(movers.length)];
    const { version, legal } = mover.matchView;
    const told = this.#viewers.map((follower) => follower.waitForUpdate());
    await this.#post(mover, { version, move: legal[below(legal.length)], key: randomUUID() });
    await Promise.all(told);
    return true;
  }

  async #measureSnapshots(): Promise<void> {
    for (const by of this.#viewers) {
      this.#snapshots.push({ by, move: this.moves, bytes: await by.measureSnapshot() });
    }
  }
}

async function postJson<T>(address: string, token: string | null, body: object): Promise<T> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
