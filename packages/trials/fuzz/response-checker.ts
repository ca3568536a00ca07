import {
  type MatchId,
  type MatchView,
  parseMatchId,
  REFUSAL_STATUS,
  ServerMessageReader,
} from '@safehouse/protocol';
import type { DisclosureOracle, MatchSecret } from './disclosure-oracle.ts';
import type { FuzzRequest, FuzzResponse, FuzzState } from './fuzz-state.ts';

const MESSAGE_TYPES = [
  'welcome',
  'snapshot',
  'update',
  'done',
  'refused',
  'lobby',
  'mine',
  'chat',
  'pong',
  'goodbye',
];
const REFUSAL_KEYS = ['code', 'message', 'why', 'version'];
/** How the inside would look from the outside: the lines of a stack, names of modules, stored hashes. */
const INTERNALS_PATTERN =
  /\bat .{0,80}\.(ts|js|mjs):\d+|node:internal|node_modules|\bscrypt\$|SQLITE_|ZodError/;
/** Secrets are long and of these letters only. */
const SECRET_PATTERN = /[\w-]{40,}/g;
/** Where people read: a no is a page there. */
const MANUAL_PATH = /^\/docs(\/|$)/;
const STREAM_PATH = /\/stream(\?|$)/;

/** Looks at every answer: is it of the right form, and does it keep its mouth shut? */
export class ResponseChecker {
  readonly violations: string[] = [];
  readonly #state: FuzzState;
  readonly #oracle: DisclosureOracle;
  readonly #now: () => number;
  /** Null for what nobody is ever told. */
  readonly #secrets = new Map<string, MatchSecret | null>();

  constructor(world: FuzzState, truth: DisclosureOracle, now: () => number) {
    this.#state = world;
    this.#oracle = truth;
    this.#now = now;
  }

  addSecret(secret: string): void {
    this.#secrets.set(secret, null);
  }

  /** From now on this match has secrets. */
  async addMatchSecrets(id: MatchId): Promise<void> {
    for (const secret of await this.#oracle.secretsOf(id)) this.#secrets.set(secret.text, secret);
    const source = await this.#oracle.challengeSecretOf(id);
    if (source !== null) this.addSecret(source);
  }

  async checkResponse(attempt: FuzzRequest, answered: FuzzResponse): Promise<void> {
    const about = `${attempt.method} ${attempt.path.slice(0, 100)} ${attempt.body?.slice(0, 200) ?? ''}`;
    const problem = responseFormProblem(attempt, answered) ?? (await this.#findLeak(attempt, answered));
    if (problem)
      this.#addViolation(`${problem}: ${about} -> ${answered.status} ${answered.text.slice(0, 300)}`);
  }

  /** All that came over one line, in its order. */
  async checkMessages(texts: readonly string[], said: readonly string[]): Promise<void> {
    const reader = new ServerMessageReader();
    const topics = new Map<number, MatchView>();
    let user: string | null = null;
    for (const text of texts) {
      const problem = messageProblem(text) ?? (await this.#findSecret(text, []));
      if (problem)
        this.#addViolation(`${problem}: ${text.slice(0, 300)} after ${said.join(' ').slice(0, 1000)}`);
      const message = reader.read(text);
      if (message.type === 'welcome') user = message.user?.id ?? null;
      if (message.type === 'snapshot' || message.type === 'update') {
        const page = reader.view(message.on);
        if (page) topics.set(message.on, page);
      }
    }
    for (const page of topics.values()) await this.#checkView(page, user === null ? [] : [user]);
  }

  async #checkView(page: MatchView, askers: readonly string[]): Promise<void> {
    const { id: match, version, view, seat, legal } = page;
    const at = this.#now();
    const wrong = await this.#oracle.findViolation({
      match,
      version,
      view,
      seat,
      legal,
      requesters: askers,
      at,
    });
    if (wrong) this.#addViolation(wrong);
  }

  async #findLeak(attempt: FuzzRequest, { text, status }: FuzzResponse): Promise<string | null> {
    const secret = await this.#findSecret(text, this.#requesters(attempt));
    if (secret || status >= 400 || !text.startsWith('{')) return secret;
    return STREAM_PATH.test(attempt.path) ? null : this.#findWrongView(attempt, JSON.parse(text));
  }

  async #findWrongView(
    attempt: FuzzRequest,
    json: { readonly [key: string]: unknown },
  ): Promise<string | null> {
    const match = parseMatchId(attempt.path.split(/[/?]/)[3]);
    if (match === null || !('view' in json) || typeof json.version !== 'number') return null;
    const { version, view, seat, legal, facts } = json;
    return this.#oracle.findViolation({
      match,
      version,
      view,
      requesters: this.#requesters(attempt),
      at: this.#now(),
      ...(seat !== undefined && { seat: seat as number | null }),
      ...(legal !== undefined && { legal }),
      ...(facts !== undefined && { facts }),
    });
  }

  /** Everybody whose token went along. */
  #requesters({ headers }: FuzzRequest): string[] {
    const shown = `${headers.authorization ?? ''} ${headers.cookie ?? ''}`;
    return this.#state.users.filter(({ token }) => shown.includes(token)).map(({ id }) => id);
  }

  async #findSecret(text: string, askers: readonly string[]): Promise<string | null> {
    if (INTERNALS_PATTERN.test(text)) return 'the inside shows';
    for (const [word] of text.matchAll(SECRET_PATTERN)) {
      const secret = this.#secrets.get(word);
      if (secret === null) return `a token shows (${word.slice(0, 4)}...)`;
      if (secret === undefined || (secret.owner && askers.includes(secret.owner))) continue;
      if (!(await this.#oracle.isRevealed(secret.match))) return `a seed of ${secret.match} shows`;
    }
    return null;
  }

  #addViolation(text: string): void {
    this.violations.push(text);
  }
}

function responseFormProblem(
  { method, path }: FuzzRequest,
  { status, headers, text }: FuzzResponse,
): string | null {
  if (status >= 500) return 'the server failed';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'a header is missing';
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (method === 'HEAD') return text === '' ? null : 'a body without being asked for';
  if (status === 404 && MANUAL_PATH.test(path)) return null;
  if (status >= 400)
    return isJson ? refusalProblem(parseJsonOrUndefined(text), status) : 'a no that is no JSON';
  if (STREAM_PATH.test(path)) return null;
  return isJson && parseJsonOrUndefined(text) === undefined ? 'an answer that is no JSON' : null;
}

function refusalProblem(no: unknown, status: number | null): string | null {
  if (typeof no !== 'object' || no === null) return 'a no without a reason';
  const { code, message } = no as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code !== 'string' || !Object.hasOwn(REFUSAL_STATUS, code)) return 'an unknown code';
  if (code === 'broken' || code === 'not-stored') return 'the server failed';
  if (status !== null && REFUSAL_STATUS[code as keyof typeof REFUSAL_STATUS] !== status)
    return 'a code of another status';
  if (typeof message !== 'string' || message.length > 1000) return 'no message';
  return Object.keys(no).every((key) => REFUSAL_KEYS.includes(key)) ? null : 'an unknown key';
}

function messageProblem(text: string): string | null {
  const value = parseJsonOrUndefined(text);
  if (Array.isArray(value)) return null;
  if (typeof value !== 'object' || value === null) return 'no JSON by socket';
  const { type, refusal } = value as { readonly type?: unknown; readonly refusal?: unknown };
  if (typeof type !== 'string' || !MESSAGE_TYPES.includes(type)) return 'an unknown message';
  return type === 'refused' ? refusalProblem(refusal, null) : null;
}

function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
