import { type MatchId, type MatchPage, parseMatchId, REFUSALS, Reader } from '@safehouse/protocol';
import type { Secret, Truth } from './truth.ts';
import type { Answered, Attempt, World } from './world.ts';

const TOLD = ['welcome', 'page', 'moved', 'done', 'refused', 'lobby', 'mine', 'chat', 'pong', 'goodbye'];
const REFUSAL_KEYS = ['code', 'message', 'why', 'version'];
/** How the inside would look from the outside: the lines of a stack, names of modules, stored hashes. */
const INSIDES = /\bat .{0,80}\.(ts|js|mjs):\d+|node:internal|node_modules|\bscrypt\$|SQLITE_|ZodError/;
/** Secrets are long and of these letters only. */
const SECRET_LIKE = /[\w-]{40,}/g;
/** Where people read: a no is a page there. */
const MANUAL = /^\/docs(\/|$)/;
const OPEN_ENDED = /\/stream(\?|$)/;

/** Looks at every answer: is it of the right form, and does it keep its mouth shut? */
export class Judge {
  readonly faults: string[] = [];
  readonly #world: World;
  readonly #truth: Truth;
  readonly #now: () => number;
  /** Null for what nobody is ever told. */
  readonly #secrets = new Map<string, Secret | null>();

  constructor(world: World, truth: Truth, now: () => number) {
    this.#world = world;
    this.#truth = truth;
    this.#now = now;
  }

  keepSecret(secret: string): void {
    this.#secrets.set(secret, null);
  }

  /** From now on this match has secrets. */
  async watch(id: MatchId): Promise<void> {
    for (const secret of await this.#truth.secretsOf(id)) this.#secrets.set(secret.text, secret);
    const source = await this.#truth.sourceOf(id);
    if (source !== null) this.keepSecret(source);
  }

  async answer(attempt: Attempt, answered: Answered): Promise<void> {
    const about = `${attempt.method} ${attempt.path.slice(0, 100)} ${attempt.body?.slice(0, 200) ?? ''}`;
    const problem = formProblem(attempt, answered) ?? (await this.#leak(attempt, answered));
    if (problem) this.#fault(`${problem}: ${about} -> ${answered.status} ${answered.text.slice(0, 300)}`);
  }

  /** All that came over one line, in its order. */
  async heard(texts: readonly string[], said: readonly string[]): Promise<void> {
    const reader = new Reader();
    const topics = new Map<number, MatchPage>();
    let user: string | null = null;
    for (const text of texts) {
      const problem = toldProblem(text) ?? (await this.#secretIn(text, []));
      if (problem) this.#fault(`${problem}: ${text.slice(0, 300)} after ${said.join(' ').slice(0, 1000)}`);
      const message = reader.read(text);
      if (message?.type === 'welcome') user = message.user?.id ?? null;
      if (message?.type === 'page' || message?.type === 'moved') {
        const page = reader.page(message.on);
        if (page) topics.set(message.on, page);
      }
    }
    for (const page of topics.values()) await this.#page(page, user === null ? [] : [user]);
  }

  async #page(page: MatchPage, askers: readonly string[]): Promise<void> {
    const { id: match, version, view, seat, legal } = page;
    const at = this.#now();
    const wrong = await this.#truth.whatIsWrong({ match, version, view, seat, legal, askers, at });
    if (wrong) this.#fault(wrong);
  }

  async #leak(attempt: Attempt, { text, status }: Answered): Promise<string | null> {
    const secret = await this.#secretIn(text, this.#askers(attempt));
    if (secret || status >= 400 || !text.startsWith('{')) return secret;
    return OPEN_ENDED.test(attempt.path) ? null : this.#wrongView(attempt, JSON.parse(text));
  }

  async #wrongView(attempt: Attempt, json: { readonly [key: string]: unknown }): Promise<string | null> {
    const match = parseMatchId(attempt.path.split(/[/?]/)[3]);
    if (match === null || !('view' in json) || typeof json.version !== 'number') return null;
    const { version, view, seat, legal, facts } = json;
    return this.#truth.whatIsWrong({
      match,
      version,
      view,
      askers: this.#askers(attempt),
      at: this.#now(),
      ...(seat !== undefined && { seat: seat as number | null }),
      ...(legal !== undefined && { legal }),
      ...(facts !== undefined && { facts }),
    });
  }

  /** Everybody whose token went along. */
  #askers({ headers }: Attempt): string[] {
    const shown = `${headers.authorization ?? ''} ${headers.cookie ?? ''}`;
    return this.#world.people.filter(({ token }) => shown.includes(token)).map(({ id }) => id);
  }

  async #secretIn(text: string, askers: readonly string[]): Promise<string | null> {
    if (INSIDES.test(text)) return 'the inside shows';
    for (const [word] of text.matchAll(SECRET_LIKE)) {
      const secret = this.#secrets.get(word);
      if (secret === null) return `a token shows (${word.slice(0, 4)}...)`;
      if (secret === undefined || (secret.owner && askers.includes(secret.owner))) continue;
      if (!(await this.#truth.isRevealed(secret.match))) return `a seed of ${secret.match} shows`;
    }
    return null;
  }

  #fault(text: string): void {
    this.faults.push(text);
  }
}

function formProblem({ method, path }: Attempt, { status, headers, text }: Answered): string | null {
  if (status >= 500) return 'the server failed';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'a header is missing';
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (method === 'HEAD') return text === '' ? null : 'a body without being asked for';
  if (status === 404 && MANUAL.test(path)) return null;
  if (status >= 400) return isJson ? refusalProblem(parsed(text), status) : 'a no that is no JSON';
  if (OPEN_ENDED.test(path)) return null;
  return isJson && parsed(text) === undefined ? 'an answer that is no JSON' : null;
}

function refusalProblem(no: unknown, status: number | null): string | null {
  if (typeof no !== 'object' || no === null) return 'a no without a reason';
  const { code, message } = no as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code !== 'string' || !Object.hasOwn(REFUSALS, code)) return 'an unknown code';
  if (code === 'broken' || code === 'not-stored') return 'the server failed';
  if (status !== null && REFUSALS[code as keyof typeof REFUSALS] !== status)
    return 'a code of another status';
  if (typeof message !== 'string' || message.length > 1000) return 'no message';
  return Object.keys(no).every((key) => REFUSAL_KEYS.includes(key)) ? null : 'an unknown key';
}

function toldProblem(text: string): string | null {
  const value = parsed(text);
  if (Array.isArray(value)) return null;
  if (typeof value !== 'object' || value === null) return 'no JSON by socket';
  const { type, refusal } = value as { readonly type?: unknown; readonly refusal?: unknown };
  if (typeof type !== 'string' || !TOLD.includes(type)) return 'an unknown message';
  return type === 'refused' ? refusalProblem(refusal, null) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
