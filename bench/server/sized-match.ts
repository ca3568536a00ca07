import { randomUUID } from 'node:crypto';
import type { MatchPage } from '@safehouse/protocol';
import { Follower } from './follower.ts';
import type { Below } from './lane.ts';

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
export interface Sizes {
  readonly who: 'player' | 'onlooker';
  readonly moves: readonly number[];
  readonly pages: readonly { readonly at: number; readonly bytes: number }[];
}

const PAGE_EVERY = 10;

/** A match that everybody at the table and one onlooker follow; now and then each of them comes once more. */
export class SizedMatch {
  readonly #followers: readonly Follower[];
  readonly #post: (follower: Follower, move: object) => Promise<void>;
  readonly #pages: { readonly by: Follower; readonly move: number; readonly bytes: number }[] = [];
  moves = 0;

  private constructor(url: string, id: MatchPage['id'], followers: readonly Follower[]) {
    this.#followers = followers;
    this.#post = async ({ token }, move) => {
      await posted(`${url}/api/matches/${id}/moves`, token, move);
    };
  }

  static async open(url: string, { game, options, seats }: TableKind): Promise<SizedMatch> {
    const tokens: string[] = [];
    for (let seat = 0; seat < seats; seat++) {
      tokens.push(
        (await posted<{ token: string }>(`${url}/api/guest`, null, { name: `Guest ${seat}` })).token,
      );
    }
    const [host, ...guests] = tokens;
    const wish = { game, options, seats: ['me', ...guests.map(() => 'open')] };
    const { id } = await posted<{ id: MatchPage['id'] }>(`${url}/api/matches`, host, wish);
    for (const guest of guests) await posted(`${url}/api/matches/${id}/join`, guest, {});
    const followers: Follower[] = [];
    for (const token of [...tokens, null]) followers.push(await Follower.open(url, id, token));
    return new SizedMatch(url, id, followers);
  }

  get sizes(): readonly Sizes[] {
    return this.#followers.map((follower) => {
      const own = this.#pages.filter(({ by }) => by === follower);
      const pages = own.map(({ move, bytes }) => ({ at: move / this.moves, bytes }));
      return { who: follower.token === null ? 'onlooker' : 'player', moves: follower.moves, pages };
    });
  }

  async playOut(below: Below): Promise<void> {
    await this.#comeAgain();
    while (await this.#play(below)) if (++this.moves % PAGE_EVERY === 0) await this.#comeAgain();
    if (this.moves % PAGE_EVERY > 0) await this.#comeAgain();
    for (const follower of this.#followers) follower.leave();
  }

  /** False where nobody is to act any more. */
  async #play(below: Below): Promise<boolean> {
    const movers = this.#followers.filter(({ page }) => page.legal.length > 0);
    if (movers.length === 0) return false;
    // Not always the first: some can change their mind for ever while another is waited for.
    const mover = movers[below(movers.length)];
    const { version, legal } = mover.page;
    const told = this.#followers.map((follower) => follower.next());
    await this.#post(mover, { version, move: legal[below(legal.length)], key: randomUUID() });
    await Promise.all(told);
    return true;
  }

  async #comeAgain(): Promise<void> {
    for (const by of this.#followers) {
      this.#pages.push({ by, move: this.moves, bytes: await by.comeAgain() });
    }
  }
}

async function posted<T>(address: string, token: string | null, body: object): Promise<T> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
