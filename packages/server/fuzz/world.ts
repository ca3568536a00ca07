import type { Random } from '@safehouse/contract';
import type { MatchId, MatchPage } from '@safehouse/protocol';
import { oneOf } from './junk.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** A request as it goes out. */
export interface Attempt {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | null;
}

/** What came back. */
export interface Answered {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly text: string;
}

const MOST_MATCHES = 40;
const MOST_KEYS = 200;
const MOST_DUELS = 10;

/** What those who knock at the doors know: each other, the tables, and what they saw there last. */
export class World {
  /** Those who knock. All their tokens are known here, so none may ever come back in an answer. */
  readonly people: Person[] = [];
  /** Tokens that were good once. */
  readonly oldTokens: string[] = [];
  readonly matches: MatchId[] = [];
  readonly keys: string[] = [];
  readonly duels: string[] = [];
  readonly #pages = new Map<string, { readonly person: Person; readonly page: MatchPage }>();
  readonly #next = new Map<MatchId, Person>();

  match(random: Random): MatchId {
    return this.matches.length > 0 ? oneOf(random, this.matches) : ('A'.repeat(22) as MatchId);
  }

  duel(random: Random): string {
    return this.duels.length > 0 ? oneOf(random, this.duels) : 'B'.repeat(22);
  }

  meetDuel(id: string): void {
    this.duels.push(id);
    if (this.duels.length > MOST_DUELS) this.duels.shift();
  }

  meet(id: MatchId): void {
    if (this.matches.includes(id)) return;
    this.matches.push(id);
    if (this.matches.length > MOST_MATCHES) this.matches.shift();
  }

  useKey(key: string): void {
    this.keys.push(key);
    if (this.keys.length > MOST_KEYS) this.keys.shift();
  }

  see(person: Person, page: MatchPage): void {
    this.#seeTurn(page);
    const name = `${person.id} ${page.id}`;
    if (page.legal.length > 0) this.#pages.set(name, { person, page });
    else this.#pages.delete(name);
  }

  #seeTurn({ id, players, toAct }: MatchPage): void {
    const users = toAct.map((seat) => players[seat]).map((player) => ('user' in player ? player.user : null));
    const next = this.people.find((person) => users.includes(person.id));
    if (next) this.#next.set(id, next);
    else this.#next.delete(id);
  }

  /** Somebody who was to move at some table when it was last looked at. */
  nextToMove(random: Random): { readonly match: MatchId; readonly person: Person } | null {
    const turns = [...this.#next].filter(([, person]) => this.people.includes(person));
    if (turns.length === 0) return null;
    const [match, person] = oneOf(random, turns);
    return { match, person };
  }

  /** The match has gone on: what was seen of it is old. */
  goOn(id: MatchId): void {
    for (const [name, { page }] of this.#pages) if (page.id === id) this.#pages.delete(name);
  }

  /** Somebody who can move now, as far as is known. */
  turn(random: Random): { readonly person: Person; readonly page: MatchPage } | null {
    const turns = [...this.#pages.values()];
    return turns.length > 0 ? oneOf(random, turns) : null;
  }

  replace(gone: Person, fresh: Person): void {
    const place = this.people.indexOf(gone);
    if (place < 0) return;
    this.oldTokens.push(gone.token);
    this.people[place] = fresh;
    for (const [name, { person }] of this.#pages) if (person === gone) this.#pages.delete(name);
  }
}
