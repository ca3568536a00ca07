import type { Random } from '@safehouse/contract';
import type { MatchId, MatchView } from '@safehouse/protocol';
import { pickOne } from './junk.ts';

export interface FuzzUser {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly kind: 'guest' | 'account';
}

/** What users create besides matches. */
type CreatedKind = 'duel' | 'club' | 'tournament';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | null;
}

export interface FuzzResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly text: string;
}

const MAX_MATCHES = 40;
const MAX_KEYS = 200;
const MAX_CREATED = 10;

/** What the fuzzing users know: each other, the tables, and the latest views of those. */
export class FuzzState {
  /** Their tokens are known here, so that none may appear in a response. */
  readonly users: FuzzUser[] = [];
  /** Tokens that are no longer valid. */
  readonly oldTokens: string[] = [];
  readonly matches: MatchId[] = [];
  readonly keys: string[] = [];
  readonly #created: { readonly [kind in CreatedKind]: string[] } = { duel: [], club: [], tournament: [] };
  readonly #views = new Map<string, { readonly person: FuzzUser; readonly view: MatchView }>();
  readonly #nextMovers = new Map<MatchId, FuzzUser>();

  randomMatch(random: Random): MatchId {
    return this.matches.length > 0 ? pickOne(random, this.matches) : ('A'.repeat(22) as MatchId);
  }

  randomId(random: Random, kind: CreatedKind): string {
    const known = this.#created[kind];
    return known.length > 0 ? pickOne(random, known) : 'B'.repeat(22);
  }

  /** `url`: the page of the created thing. */
  addCreated(id: string, url: string): void {
    const kind = (['duel', 'club', 'tournament'] as const).find((each) => url.includes(`/${each}/`));
    const known = kind ? this.#created[kind] : [];
    known.push(id);
    if (known.length > MAX_CREATED) known.shift();
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

  recordView(person: FuzzUser, view: MatchView): void {
    this.#recordNextMover(view);
    const name = `${person.id} ${view.id}`;
    if (view.legal.length > 0) this.#views.set(name, { person, view });
    else this.#views.delete(name);
  }

  #recordNextMover({ id, players, toAct }: MatchView): void {
    const users = toAct.map((seat) => players[seat]).map((player) => ('user' in player ? player.user : null));
    const next = this.users.find((person) => users.includes(person.id));
    if (next) this.#nextMovers.set(id, next);
    else this.#nextMovers.delete(id);
  }

  /** A user who was to move at some table when it was last viewed. */
  randomNextMover(random: Random): { readonly match: MatchId; readonly person: FuzzUser } | null {
    const turns = [...this.#nextMovers].filter(([, person]) => this.users.includes(person));
    if (turns.length === 0) return null;
    const [match, person] = pickOne(random, turns);
    return { match, person };
  }

  /** Called after a change of the match. */
  forgetViews(id: MatchId): void {
    for (const [name, { view }] of this.#views) if (view.id === id) this.#views.delete(name);
  }

  /** A user who can probably move now. */
  randomTurn(random: Random): { readonly person: FuzzUser; readonly view: MatchView } | null {
    const turns = [...this.#views.values()];
    return turns.length > 0 ? pickOne(random, turns) : null;
  }

  replaceUser(old: FuzzUser, replacement: FuzzUser): void {
    const index = this.users.indexOf(old);
    if (index < 0) return;
    this.oldTokens.push(old.token);
    this.users[index] = replacement;
    for (const [name, { person }] of this.#views) if (person === old) this.#views.delete(name);
  }
}
