import type { Random } from '@safehouse/contract';
import type { MatchId, MatchView } from '@safehouse/protocol';
import { pickOne } from './junk.ts';

export interface FuzzUser {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** A request as it goes out. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | null;
}

/** What came back. */
export interface FuzzResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly text: string;
}

const MAX_MATCHES = 40;
const MAX_KEYS = 200;
const MAX_DUELS = 10;

/** What those who knock at the doors know: each other, the tables, and what they saw there last. */
export class FuzzState {
  /** Those who knock. All their tokens are known here, so none may ever come back in an answer. */
  readonly users: FuzzUser[] = [];
  /** Tokens that were good once. */
  readonly oldTokens: string[] = [];
  readonly matches: MatchId[] = [];
  readonly keys: string[] = [];
  readonly duels: string[] = [];
  readonly #views = new Map<string, { readonly person: FuzzUser; readonly page: MatchView }>();
  readonly #nextMovers = new Map<MatchId, FuzzUser>();

  randomMatch(random: Random): MatchId {
    return this.matches.length > 0 ? pickOne(random, this.matches) : ('A'.repeat(22) as MatchId);
  }

  randomDuel(random: Random): string {
    return this.duels.length > 0 ? pickOne(random, this.duels) : 'B'.repeat(22);
  }

  addDuel(id: string): void {
    this.duels.push(id);
    if (this.duels.length > MAX_DUELS) this.duels.shift();
  }

  addMatch(id: MatchId): void {
    if (this.matches.includes(id)) return;
    this.matches.push(id);
    if (this.matches.length > MAX_MATCHES) this.matches.shift();
  }

  addKey(key: string): void {
    this.keys.push(key);
    if (this.keys.length > MAX_KEYS) this.keys.shift();
  }

  recordView(person: FuzzUser, page: MatchView): void {
    this.#recordNextMover(page);
    const name = `${person.id} ${page.id}`;
    if (page.legal.length > 0) this.#views.set(name, { person, page });
    else this.#views.delete(name);
  }

  #recordNextMover({ id, players, toAct }: MatchView): void {
    const users = toAct.map((seat) => players[seat]).map((player) => ('user' in player ? player.user : null));
    const next = this.users.find((person) => users.includes(person.id));
    if (next) this.#nextMovers.set(id, next);
    else this.#nextMovers.delete(id);
  }

  /** Somebody who was to move at some table when it was last looked at. */
  randomNextMover(random: Random): { readonly match: MatchId; readonly person: FuzzUser } | null {
    const turns = [...this.#nextMovers].filter(([, person]) => this.users.includes(person));
    if (turns.length === 0) return null;
    const [match, person] = pickOne(random, turns);
    return { match, person };
  }

  /** The match has gone on: what was seen of it is old. */
  forgetViews(id: MatchId): void {
    for (const [name, { page }] of this.#views) if (page.id === id) this.#views.delete(name);
  }

  /** Somebody who can move now, as far as is known. */
  randomTurn(random: Random): { readonly person: FuzzUser; readonly page: MatchView } | null {
    const turns = [...this.#views.values()];
    return turns.length > 0 ? pickOne(random, turns) : null;
  }

  replaceUser(gone: FuzzUser, fresh: FuzzUser): void {
    const place = this.users.indexOf(gone);
    if (place < 0) return;
    this.oldTokens.push(gone.token);
    this.users[place] = fresh;
    for (const [name, { person }] of this.#views) if (person === gone) this.#views.delete(name);
  }
}
