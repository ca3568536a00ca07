import { setTimeout as pause } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import { type MatchId, type MatchView, PLAIN_PROTOCOL_VERSION } from '@safehouse/protocol';
import type { Store } from '../../server/store/store.ts';
import { DisclosureOracle } from './disclosure-oracle.ts';
import { encodeRequest, makeFuzzRequest } from './fuzz-requests.ts';
import { type FuzzRequest, type FuzzResponse, FuzzState, type FuzzUser } from './fuzz-state.ts';
import { pickOne } from './junk.ts';
import { ResponseChecker } from './response-checker.ts';
import { newClubRequest, newTournamentRequest } from './social-requests.ts';
import { fuzzMessages } from './socket-messages.ts';
import { RESPONSE_TIMEOUT_MS, type Transport, type TransportConnection } from './transport.ts';
import { newTableRequest } from './valid-requests.ts';

export interface FuzzTrialOptions {
  readonly transport: Transport;
  /** The store of the same server. */
  readonly store: Pick<Store, 'matches' | 'challenges'>;
  readonly messages: number;
  readonly seed: number;
  readonly concurrency: number;
  /** The clock of the server, for views of delayed tables. */
  now?(): number;
  log?(line: string): void;
}

export interface FuzzTrialResult {
  /** Leaks and malformed responses; empty if all is well. */
  readonly faults: readonly string[];
  readonly requests: number;
  readonly messagesSent: number;
  readonly messagesReceived: number;
  /** Number of responses by status. */
  readonly statuses: { readonly [status: string]: number };
  /** Number of matches by status at the end. */
  readonly matches: { readonly [status: string]: number };
}

/** Only accounts have clubs, friends and e-mail addresses. */
const INITIAL_USERS = ['guest', 'guest', 'guest', 'guest', 'account', 'account', 'account'] as const;
const MAX_MESSAGES_PER_CONNECTION = 45;
const MAX_VIOLATIONS = 20;
const REPORT_EVERY = 10_000;
const INITIAL_TABLES = 8;

/** Sends valid, mutated and junk requests and socket messages, and checks everything the server sends. */
export async function runFuzzTrial(trial: FuzzTrialOptions): Promise<FuzzTrialResult> {
  const runner = new FuzzRunner(trial);
  await runner.setUp();
  await Promise.all(Array.from({ length: trial.concurrency }, (_, i) => runner.run(trial.seed * 1000 + i)));
  return runner.collectResult();
}

class FuzzRunner {
  readonly #options: FuzzTrialOptions;
  readonly #state = new FuzzState();
  readonly #oracle: DisclosureOracle;
  readonly #checker: ResponseChecker;
  readonly #allMatches = new Set<MatchId>();
  readonly #statuses: Record<string, number> = {};
  #requests = 0;
  #messagesSent = 0;
  #messagesReceived = 0;
  #userCount = 0;
  #lastReportAt = 0;

  constructor(options: FuzzTrialOptions) {
    this.#options = options;
    this.#oracle = new DisclosureOracle(options.store);
    this.#checker = new ResponseChecker(this.#state, this.#oracle, options.now ?? Date.now);
  }

  /** Creates an account that sends no more requests and whose token must not appear, and the users who do. */
  async setUp(): Promise<void> {
    const { transport } = this.#options;
    const path = '/api/account';
    const body = JSON.stringify({ name: 'the host', passphrase: 'not to be guessed' });
    const admin = await transport.send({ method: 'POST', path, headers: {}, body });
    this.#checker.addSecret(JSON.parse(admin?.text ?? '{}').token);
    for (const kind of INITIAL_USERS) this.#state.users.push(await this.#createUser(kind));
    const random = quickRandom(this.#options.seed);
    for (let i = 0; i < INITIAL_TABLES; i++)
      await this.#sendRequest(encodeRequest(random, newTableRequest(random, this.#state)));
    for (const person of this.#state.users)
      for (const generate of [newClubRequest, newTournamentRequest])
        await this.#sendRequest(encodeRequest(random, { ...generate(random, this.#state), person }));
  }

  async #createUser(kind: FuzzUser['kind']): Promise<FuzzUser> {
    const name = `fuzzer ${this.#userCount++}`;
    const body = JSON.stringify({ name, ...(kind === 'account' && { passphrase: 'not to be guessed' }) });
    const response = await this.#options.transport.send({
      method: 'POST',
      path: `/api/${kind}`,
      headers: {},
      body,
    });
    if (response?.status !== 201) throw new Error(`nobody can sign in: ${response?.text}`);
    const { user, token } = JSON.parse(response.text);
    this.#checker.addSecret(token);
    return { id: user.id, name, token, kind };
  }

  get #isOver(): boolean {
    const { messages } = this.#options;
    return this.#requests + this.#messagesSent >= messages || this.#checker.violations.length >= MAX_VIOLATIONS;
  }

  async run(seed: number): Promise<void> {
    const random = quickRandom(seed);
    while (!this.#isOver) {
      if (random.below(25) === 0) await this.#fuzzSocket(random);
      else await this.#sendRequest(makeFuzzRequest(random, this.#state));
      this.#report();
    }
  }

  #report(): void {
    const done = this.#requests + this.#messagesSent;
    if (done < this.#lastReportAt + REPORT_EVERY) return;
    this.#lastReportAt = done;
    this.#options.log?.(`${done} messages, ${this.#checker.violations.length} faults`);
  }

  async #sendRequest(request: FuzzRequest): Promise<void> {
    this.#requests++;
    const requesters = this.#checker.requestersOf(request);
    const response = await this.#options.transport.send(request).catch((error) => {
      this.#checker.violations.push(
        `no response (${error}): ${request.method} ${request.path.slice(0, 200)} ${request.body?.slice(0, 100)}`,
      );
    });
    if (!response) return;
    this.#statuses[response.status] = (this.#statuses[response.status] ?? 0) + 1;
    await this.#checker.checkResponse(request, response, requesters);
    await this.#learnFromResponse(request, response);
  }

  async #learnFromResponse(request: FuzzRequest, { status, text }: FuzzResponse): Promise<void> {
    const person = this.#state.users.find(({ token }) => Object.values(request.headers).join(' ').includes(token));
    if (status === 401 && person) await this.#replaceIfSignedOut(person);
    if (status >= 300 || !text.startsWith('{') || request.path.includes('/stream')) return;
    const json = JSON.parse(text);
    if (typeof json.token === 'string') this.#checker.addSecret(json.token);
    if (typeof json.joinUrl === 'string') await this.#addMatches(json.id, json.pair);
    if (typeof json.counts === 'boolean') await this.#addMatches(json.id);
    if (typeof json.url === 'string') this.#state.addCreated(json.id, json.url);
    if (person && json.seat !== undefined && Array.isArray(json.legal))
      this.#state.recordView(person, json as MatchView);
    const [, , collection, id] = request.path.split('/');
    if (collection === 'matches' && request.method === 'POST') this.#state.forgetViews(id as MatchId);
    if (request.path.includes('/join')) await this.#checker.addMatchSecrets(id as MatchId);
  }

  async #addMatches(...ids: (MatchId | null)[]): Promise<void> {
    for (const id of ids) {
      if (id === null) continue;
      this.#state.addMatch(id);
      this.#allMatches.add(id);
      await this.#checker.addMatchSecrets(id);
    }
  }

  async #replaceIfSignedOut(person: FuzzUser): Promise<void> {
    const headers = { authorization: `Bearer ${person.token}` };
    const response = await this.#options.transport.send({
      method: 'GET',
      path: '/api/me',
      headers,
      body: null,
    });
    if (response?.status === 401) this.#state.replaceUser(person, await this.#createUser(person.kind));
  }

  /** Sends messages over a new connection, and checks everything received until the last one is answered. */
  async #fuzzSocket(random: Random): Promise<void> {
    const person = pickOne(random, this.#state.users);
    const headers = pickOne<{ readonly [name: string]: string }>(random, [
      { authorization: `Bearer ${person.token}` },
      { cookie: `safehouse_session=${person.token}` },
      {},
    ]);
    const connection = await this.#options.transport.connect(headers);
    const sent = fuzzMessages(random, this.#state, person, MAX_MESSAGES_PER_CONNECTION);
    for (const text of sent) {
      connection.sendToServer(text);
      if (random.below(4) === 0) await pause(0);
    }
    this.#messagesSent += sent.length;
    if (!(await isFinalPingAnswered(connection)))
      this.#checker.violations.push(`a connection fell silent after ${sent.at(-1)?.slice(0, 300)}`);
    await this.#checker.checkMessages(connection.received, sent);
    this.#messagesReceived += connection.received.length;
    connection.close();
  }

  async collectResult(): Promise<FuzzTrialResult> {
    const matches: Record<string, number> = {};
    for (const id of this.#allMatches) {
      this.#checker.violations.push(...(await this.#oracle.findImpersonations(id)));
      const status = (await this.#oracle.loadTable(id))?.status ?? 'gone';
      matches[status] = (matches[status] ?? 0) + 1;
    }
    return {
      faults: this.#checker.violations,
      requests: this.#requests,
      messagesSent: this.#messagesSent,
      messagesReceived: this.#messagesReceived,
      statuses: this.#statuses,
      matches,
    };
  }
}

const FINAL_PING_AT = 424_242;

/** Sends a hello first, in case none was sent. */
async function isFinalPingAnswered(connection: TransportConnection): Promise<boolean> {
  connection.sendToServer(JSON.stringify({ type: 'hello', protocol: PLAIN_PROTOCOL_VERSION }));
  connection.sendToServer(JSON.stringify({ type: 'ping', at: FINAL_PING_AT }));
  const isPong = (text: string) => text.startsWith('{"type":"pong"') && text.includes(`"at":${FINAL_PING_AT},`);
  for (let waited = 0; waited < RESPONSE_TIMEOUT_MS; waited++) {
    if (connection.isClosed || connection.received.some(isPong)) return true;
    await pause(1);
  }
  return false;
}
