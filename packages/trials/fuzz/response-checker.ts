import { type MatchId, type MatchView, parseMatchId, REFUSAL_STATUS, ServerMessageReader } from '@safehouse/protocol';
import type { DisclosureOracle, MatchSecret } from './disclosure-oracle.ts';
import type { FuzzRequest, FuzzResponse, FuzzState } from './fuzz-state.ts';

const MESSAGE_TYPES = [
  'welcome',
  'snapshot',
  'update',
  'presence',
  'spectators',
  'done',
  'refused',
  'lobby',
  'mine',
  'live',
  'tv',
  'friends',
  'club',
  'tournament',
  'chat',
  'spectator-chat',
  'pong',
  'goodbye',
];
const REFUSAL_KEYS = ['code', 'message', 'why', 'version'];
/** Internals: stack traces, module names, stored hashes. */
const INTERNALS_PATTERN = /\bat .{0,80}\.(ts|js|mjs):\d+|node:internal|node_modules|\bscrypt\$|SQLITE_|ZodError/;
/** All secrets have this form. */
const SECRET_PATTERN = /[\w-]{40,}/g;
/** Here a 404 is an HTML page. */
const MANUAL_PATH = /^\/(docs|confirm-email|unsubscribe)(\/|$)/;
const STREAM_PATH = /\/stream(\?|$)/;

/** Checks the form of every response, and that it leaks nothing. */
export class ResponseChecker {
  readonly violations: string[] = [];
  readonly #state: FuzzState;
  readonly #oracle: DisclosureOracle;
  readonly #now: () => number;
  /** Null for a secret that no user may ever see. */
  readonly #secrets = new Map<string, MatchSecret | null>();

  constructor(state: FuzzState, oracle: DisclosureOracle, now: () => number) {
    this.#state = state;
    this.#oracle = oracle;
    this.#now = now;
  }

  addSecret(secret: string): void {
    this.#secrets.set(secret, null);
  }

  async addMatchSecrets(id: MatchId): Promise<void> {
    for (const secret of await this.#oracle.secretsOf(id)) this.#secrets.set(secret.text, secret);
    const source = await this.#oracle.challengeSecretOf(id);
    if (source !== null) this.addSecret(source);
  }

  /** `requesters` as of the time of sending: they may have signed out since. */
  async checkResponse(request: FuzzRequest, response: FuzzResponse, requesters: readonly string[]): Promise<void> {
    const about = `${request.method} ${request.path.slice(0, 100)} ${request.body?.slice(0, 200) ?? ''}`;
    const problem = responseFormProblem(request, response) ?? (await this.#findLeak(request, response, requesters));
    if (problem) this.violations.push(`${problem}: ${about} -> ${response.status} ${response.text.slice(0, 300)}`);
  }

  /** Everything received over one connection, in order. */
  async checkMessages(received: readonly string[], sent: readonly string[]): Promise<void> {
    const reader = new ServerMessageReader();
    const views = new Map<number, MatchView>();
    let user: string | null = null;
    for (const text of received) {
      const problem = messageProblem(text) ?? (await this.#findSecret(text, []));
      if (problem) this.violations.push(`${problem}: ${text.slice(0, 300)} after ${sent.join(' ').slice(0, 1000)}`);
      const message = reader.read(text);
      if (message.type === 'welcome') user = message.user?.id ?? null;
      if (message.type === 'snapshot' || message.type === 'update') {
        const view = reader.view(message.on);
        if (view) views.set(message.on, view);
      }
    }
    for (const view of views.values()) await this.#checkView(view, user === null ? [] : [user]);
  }

  async #checkView(matchView: MatchView, requesters: readonly string[]): Promise<void> {
    const { id: match, version, view, seat, legal } = matchView;
    const at = this.#now();
    const violation = await this.#oracle.findViolation({ match, version, view, seat, legal, requesters, at });
    if (violation) this.violations.push(violation);
  }

  async #findLeak(
    request: FuzzRequest,
    { text, status }: FuzzResponse,
    requesters: readonly string[],
  ): Promise<string | null> {
    const secret = await this.#findSecret(text, requesters);
    if (secret || status >= 400 || !text.startsWith('{')) return secret;
    return STREAM_PATH.test(request.path) ? null : this.#findWrongView(request, JSON.parse(text), requesters);
  }

  async #findWrongView(
    request: FuzzRequest,
    json: { readonly [key: string]: unknown },
    requesters: readonly string[],
  ): Promise<string | null> {
    const match = parseMatchId(request.path.split(/[/?]/)[3]);
    if (match === null || !('view' in json) || typeof json.version !== 'number') return null;
    const { version, view, seat, legal, facts } = json;
    return this.#oracle.findViolation({
      match,
      version,
      view,
      requesters,
      at: this.#now(),
      ...(seat !== undefined && { seat: seat as number | null }),
      ...(legal !== undefined && { legal }),
      ...(facts !== undefined && { facts }),
    });
  }

  /** The users whose tokens are in the request. */
  requestersOf({ headers }: FuzzRequest): string[] {
    const credentials = `${headers.authorization ?? ''} ${headers.cookie ?? ''}`;
    return this.#state.users.filter(({ token }) => credentials.includes(token)).map(({ id }) => id);
  }

  async #findSecret(text: string, requesters: readonly string[]): Promise<string | null> {
    if (INTERNALS_PATTERN.test(text)) return 'internals in the response';
    for (const [word] of text.matchAll(SECRET_PATTERN)) {
      const secret = this.#secrets.get(word);
      if (secret === null) return `a token in the response (${word.slice(0, 4)}...)`;
      if (secret === undefined || (secret.owner && requesters.includes(secret.owner))) continue;
      if (!(await this.#oracle.isRevealed(secret.match))) return `a seed of ${secret.match} in the response`;
    }
    return null;
  }
}

function responseFormProblem({ method, path }: FuzzRequest, { status, headers, text }: FuzzResponse): string | null {
  if (status >= 500) return 'the server failed';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'a header is missing';
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (method === 'HEAD') return text === '' ? null : 'a body in the response to HEAD';
  if (status === 404 && MANUAL_PATH.test(path)) return null;
  if (status >= 400) return isJson ? refusalProblem(parseJsonOrUndefined(text), status) : 'a refusal that is not JSON';
  if (STREAM_PATH.test(path)) return null;
  return isJson && parseJsonOrUndefined(text) === undefined ? 'a response that is not JSON' : null;
}

function refusalProblem(refusal: unknown, status: number | null): string | null {
  if (typeof refusal !== 'object' || refusal === null) return 'a refusal without a reason';
  const { code, message } = refusal as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code !== 'string' || !Object.hasOwn(REFUSAL_STATUS, code)) return 'an unknown code';
  if (code === 'broken' || code === 'not-stored') return 'the server failed';
  if (status !== null && REFUSAL_STATUS[code as keyof typeof REFUSAL_STATUS] !== status)
    return 'a code of another status';
  if (typeof message !== 'string' || message.length > 1000) return 'no message';
  return Object.keys(refusal).every((key) => REFUSAL_KEYS.includes(key)) ? null : 'an unknown key';
}

function messageProblem(text: string): string | null {
  const value = parseJsonOrUndefined(text);
  if (Array.isArray(value)) return null;
  if (typeof value !== 'object' || value === null) return 'a socket message that is not JSON';
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
