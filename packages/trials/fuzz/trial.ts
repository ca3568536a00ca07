import { setTimeout as pause } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import { type MatchId, type MatchView, PROTOCOL_VERSION } from '@safehouse/protocol';
import type { Store } from '../../server/store/store.ts';
import { DisclosureOracle } from './disclosure-oracle.ts';
import { encodeRequest, makeFuzzRequest } from './fuzz-requests.ts';
import { type FuzzRequest, type FuzzResponse, FuzzState, type FuzzUser } from './fuzz-state.ts';
import { pickOne } from './junk.ts';
import { ResponseChecker } from './response-checker.ts';
import { fuzzMessages } from './socket-messages.ts';
import { RESPONSE_TIMEOUT_MS, type Transport, type TransportConnection } from './transport.ts';
import { newTableRequest } from './valid-requests.ts';

export interface FuzzTrialOptions {
  readonly transport: Transport;
  /** The store of the same server: what is true. */
  readonly store: Pick<Store, 'matches' | 'challenges'>;
  readonly messages: number;
  readonly seed: number;
  /** How many knock at once. */
  readonly concurrency: number;
  /** The clock of the server, where it is not that of this machine: views at a delayed table are judged by it. */
  now?(): number;
  log?(line: string): void;
}

export interface FuzzTrialResult {
  /** What should not have been said, or not like this. None is the aim. */
  readonly faults: readonly string[];
  readonly requests: number;
  readonly said: number;
  readonly heard: number;
  /** How often each answer was given, by status. */
  readonly statuses: { readonly [status: string]: number };
  /** How the matches ended up. */
  readonly matches: { readonly [status: string]: number };
}

const INITIAL_USERS = 6;
const MAX_MESSAGES_PER_CONNECTION = 45;
const MAX_VIOLATIONS = 20;
const REPORT_EVERY = 10_000;
/** So many tables stand there before anybody knocks. */
const INITIAL_TABLES = 8;

/** Knocks at a server's doors in every wrong way, and looks at what it says. */
export async function runFuzzTrial(trial: FuzzTrialOptions): Promise<FuzzTrialResult> {
  const knocker = new FuzzRunner(trial);
  await knocker.setUp();
  await Promise.all(
    Array.from({ length: trial.concurrency }, (_, hand) => knocker.run(trial.seed * 1000 + hand)),
  );
  return knocker.collectResult();
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
  #guestCount = 0;
  #lastReportAt = 0;

  constructor(trial: FuzzTrialOptions) {
    this.#options = trial;
    this.#oracle = new DisclosureOracle(trial.store);
    this.#checker = new ResponseChecker(this.#state, this.#oracle, trial.now ?? Date.now);
  }

  /** An account that sends nothing more, whose token must not show, and the guests who do. */
  async setUp(): Promise<void> {
    const { transport } = this.#options;
    const path = '/api/account';
    const body = JSON.stringify({ name: 'the host', passphrase: 'not to be guessed' });
    const admin = await transport.send({ method: 'POST', path, headers: {}, body });
    this.#checker.addSecret(JSON.parse(admin?.text ?? '{}').token);
    for (let i = 0; i < INITIAL_USERS; i++) this.#state.users.push(await this.#createGuest());
    const random = quickRandom(this.#options.seed);
    for (let i = 0; i < INITIAL_TABLES; i++)
      await this.#sendRequest(encodeRequest(random, newTableRequest(random, this.#state)));
  }

  async #createGuest(): Promise<FuzzUser> {
    const name = `knocker ${this.#guestCount++}`;
    const body = JSON.stringify({ name });
    const answer = await this.#options.transport.send({
      method: 'POST',
      path: '/api/guest',
      headers: {},
      body,
    });
    if (answer?.status !== 201) throw new Error(`nobody is let in: ${answer?.text}`);
    const { user, token } = JSON.parse(answer.text);
    this.#checker.addSecret(token);
    return { id: user.id, name, token };
  }

  get #isOver(): boolean {
    const { messages } = this.#options;
    return (
      this.#requests + this.#messagesSent >= messages || this.#checker.violations.length >= MAX_VIOLATIONS
    );
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

  async #sendRequest(made: FuzzRequest): Promise<void> {
    this.#requests++;
    const answer = await this.#options.transport.send(made).catch((error) => {
      this.#checker.violations.push(
        `no answer (${error}): ${made.method} ${made.path.slice(0, 200)} ${made.body?.slice(0, 100)}`,
      );
    });
    if (!answer) return;
    this.#statuses[answer.status] = (this.#statuses[answer.status] ?? 0) + 1;
    await this.#checker.checkResponse(made, answer);
    await this.#learnFromResponse(made, answer);
  }

  async #learnFromResponse(made: FuzzRequest, { status, text }: FuzzResponse): Promise<void> {
    const person = this.#state.users.find(({ token }) =>
      Object.values(made.headers).join(' ').includes(token),
    );
    if (status === 401 && person) await this.#replaceIfSignedOut(person);
    if (status >= 300 || !text.startsWith('{') || made.path.includes('/stream')) return;
    const json = JSON.parse(text);
    if (typeof json.token === 'string') this.#checker.addSecret(json.token);
    if (typeof json.joinUrl === 'string') await this.#addMatches(json.id, json.pair);
    if (typeof json.counts === 'boolean') await this.#addMatches(json.id);
    if (typeof json.url === 'string' && made.path.includes('duels')) this.#state.addDuel(json.id);
    if (person && json.seat !== undefined && Array.isArray(json.legal))
      this.#state.recordView(person, json as MatchView);
    const [, , place, id] = made.path.split('/');
    if (place === 'matches' && made.method === 'POST') this.#state.forgetViews(id as MatchId);
    if (made.path.includes('/join')) await this.#checker.addMatchSecrets(id as MatchId);
  }

  async #addMatches(...ids: (MatchId | null)[]): Promise<void> {
    for (const id of ids) {
      if (id === null) continue;
      this.#state.addMatch(id);
      this.#allMatches.add(id);
      await this.#checker.addMatchSecrets(id);
    }
  }

  /** Somebody whose token does not open any more goes, and another comes. */
  async #replaceIfSignedOut(person: FuzzUser): Promise<void> {
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = await this.#options.transport.send({
      method: 'GET',
      path: '/api/me',
      headers,
      body: null,
    });
    if (answer?.status === 401) this.#state.replaceUser(person, await this.#createGuest());
  }

  /** A line, what is said over it, and what was heard until the server has answered the last word or hung up. */
  async #fuzzSocket(random: Random): Promise<void> {
    const person = pickOne(random, this.#state.users);
    const headers = pickOne<{ readonly [name: string]: string }>(random, [
      { authorization: `Bearer ${person.token}` },
      { cookie: `safehouse_session=${person.token}` },
      {},
    ]);
    const line = await this.#options.transport.connect(headers);
    const said = fuzzMessages(random, this.#state, person, MAX_MESSAGES_PER_CONNECTION);
    for (const text of said) {
      line.sendToServer(text);
      if (random.below(4) === 0) await pause(0);
    }
    this.#messagesSent += said.length;
    if (!(await isFinalPingAnswered(line)))
      this.#checker.violations.push(`a line fell silent after ${said.at(-1)?.slice(0, 300)}`);
    await this.#checker.checkMessages(line.received, said);
    this.#messagesReceived += line.received.length;
    line.close();
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
      said: this.#messagesSent,
      heard: this.#messagesReceived,
      statuses: this.#statuses,
      matches,
    };
  }
}

const FINAL_PING_AT = 424_242;

/** Says hello in case nobody has, and asks for an echo. */
async function isFinalPingAnswered(line: TransportConnection): Promise<boolean> {
  line.sendToServer(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }));
  line.sendToServer(JSON.stringify({ type: 'ping', at: FINAL_PING_AT }));
  const isEcho = (text: string) =>
    text.startsWith('{"type":"pong"') && text.includes(`"at":${FINAL_PING_AT},`);
  for (let waited = 0; waited < RESPONSE_TIMEOUT_MS; waited++) {
    if (line.isClosed || line.received.some(isEcho)) return true;
    await pause(1);
  }
  return false;
}
