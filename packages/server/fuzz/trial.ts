import { setTimeout as pause } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import { type MatchId, type MatchPage, PROTOCOL } from '@safehouse/protocol';
import type { Store } from '../store/store.ts';
import { attempt, sent } from './attempts.ts';
import { type Door, type Line, PATIENCE_MS } from './doors.ts';
import { Judge } from './judge.ts';
import { oneOf } from './junk.ts';
import { sayings } from './sayings.ts';
import { Truth } from './truth.ts';
import { newTableWish } from './wishes.ts';
import { type Answered, type Attempt, type Person, World } from './world.ts';

export interface FuzzTrial {
  readonly door: Door;
  /** The store of the same server: what is true. */
  readonly store: Pick<Store, 'matches' | 'challenges'>;
  readonly messages: number;
  readonly seed: number;
  /** How many knock at once. */
  readonly hands: number;
  tell?(line: string): void;
}

export interface FuzzFindings {
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

const PEOPLE = 6;
const MOST_SAYINGS = 45;
const ENOUGH_FAULTS = 20;
const REPORT_EVERY = 10_000;
/** So many tables stand there before anybody knocks. */
const TABLES = 8;

/** Knocks at a server's doors in every wrong way, and looks at what it says. */
export async function fuzzTrial(trial: FuzzTrial): Promise<FuzzFindings> {
  const knocker = new Knocker(trial);
  await knocker.settle();
  await Promise.all(
    Array.from({ length: trial.hands }, (_, hand) => knocker.knockOn(trial.seed * 1000 + hand)),
  );
  return knocker.findings();
}

class Knocker {
  readonly #trial: FuzzTrial;
  readonly #world = new World();
  readonly #truth: Truth;
  readonly #judge: Judge;
  readonly #everyMatch = new Set<MatchId>();
  readonly #statuses: Record<string, number> = {};
  #requests = 0;
  #said = 0;
  #heard = 0;
  #newcomers = 0;
  #reported = 0;

  constructor(trial: FuzzTrial) {
    this.#trial = trial;
    this.#truth = new Truth(trial.store);
    this.#judge = new Judge(this.#world, this.#truth, Date.now);
  }

  /** The first account is the admin's, who does not knock. Then those who do. */
  async settle(): Promise<void> {
    const { door } = this.#trial;
    const path = '/api/account';
    const body = JSON.stringify({ name: 'the host', passphrase: 'not to be guessed' });
    const admin = await door.send({ method: 'POST', path, headers: {}, body });
    this.#judge.keepSecret(JSON.parse(admin?.text ?? '{}').token);
    for (let i = 0; i < PEOPLE; i++) this.#world.people.push(await this.#newcomer());
    const random = quickRandom(this.#trial.seed);
    for (let i = 0; i < TABLES; i++) await this.#ask(sent(random, newTableWish(random, this.#world)));
  }

  async #newcomer(): Promise<Person> {
    const name = `knocker ${this.#newcomers++}`;
    const body = JSON.stringify({ name });
    const answer = await this.#trial.door.send({ method: 'POST', path: '/api/guest', headers: {}, body });
    if (answer?.status !== 201) throw new Error(`nobody is let in: ${answer?.text}`);
    const { user, token } = JSON.parse(answer.text);
    this.#judge.keepSecret(token);
    return { id: user.id, name, token };
  }

  get #isOver(): boolean {
    const { messages } = this.#trial;
    return this.#requests + this.#said >= messages || this.#judge.faults.length >= ENOUGH_FAULTS;
  }

  async knockOn(seed: number): Promise<void> {
    const random = quickRandom(seed);
    while (!this.#isOver) {
      if (random.below(25) === 0) await this.#talk(random);
      else await this.#ask(attempt(random, this.#world));
      this.#report();
    }
  }

  #report(): void {
    const done = this.#requests + this.#said;
    if (done < this.#reported + REPORT_EVERY) return;
    this.#reported = done;
    this.#trial.tell?.(`${done} messages, ${this.#judge.faults.length} faults`);
  }

  async #ask(made: Attempt): Promise<void> {
    this.#requests++;
    const answer = await this.#trial.door.send(made).catch((error) => {
      this.#judge.faults.push(
        `no answer (${error}): ${made.method} ${made.path.slice(0, 200)} ${made.body?.slice(0, 100)}`,
      );
    });
    if (!answer) return;
    this.#statuses[answer.status] = (this.#statuses[answer.status] ?? 0) + 1;
    await this.#judge.answer(made, answer);
    await this.#learn(made, answer);
  }

  async #learn(made: Attempt, { status, text }: Answered): Promise<void> {
    const person = this.#world.people.find(({ token }) =>
      Object.values(made.headers).join(' ').includes(token),
    );
    if (status === 401 && person) await this.#renew(person);
    if (status >= 300 || !text.startsWith('{') || made.path.includes('/stream')) return;
    const json = JSON.parse(text);
    if (typeof json.token === 'string') this.#judge.keepSecret(json.token);
    if (typeof json.joinUrl === 'string') await this.#meet(json.id, json.pair);
    if (typeof json.counts === 'boolean') await this.#meet(json.id);
    if (typeof json.url === 'string' && made.path.includes('duels')) this.#world.meetDuel(json.id);
    if (person && json.seat !== undefined && Array.isArray(json.legal))
      this.#world.see(person, json as MatchPage);
    const [, , place, id] = made.path.split('/');
    if (place === 'matches' && made.method === 'POST') this.#world.goOn(id as MatchId);
    if (made.path.includes('/join')) await this.#judge.watch(id as MatchId);
  }

  async #meet(...ids: (MatchId | null)[]): Promise<void> {
    for (const id of ids) {
      if (id === null) continue;
      this.#world.meet(id);
      this.#everyMatch.add(id);
      await this.#judge.watch(id);
    }
  }

  /** Somebody whose token does not open any more goes, and another comes. */
  async #renew(person: Person): Promise<void> {
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = await this.#trial.door.send({ method: 'GET', path: '/api/me', headers, body: null });
    if (answer?.status === 401) this.#world.replace(person, await this.#newcomer());
  }

  /** A line, what is said over it, and what was heard until the server has answered the last word or hung up. */
  async #talk(random: Random): Promise<void> {
    const person = oneOf(random, this.#world.people);
    const headers = oneOf<{ readonly [name: string]: string }>(random, [
      { authorization: `Bearer ${person.token}` },
      { cookie: `safehouse_session=${person.token}` },
      {},
    ]);
    const line = await this.#trial.door.connect(headers);
    const said = sayings(random, this.#world, person, MOST_SAYINGS);
    for (const text of said) {
      line.say(text);
      if (random.below(4) === 0) await pause(0);
    }
    this.#said += said.length;
    if (!(await hasAnswered(line)))
      this.#judge.faults.push(`a line fell silent after ${said.at(-1)?.slice(0, 300)}`);
    await this.#judge.heard(line.heard, said);
    this.#heard += line.heard.length;
    line.close();
  }

  async findings(): Promise<FuzzFindings> {
    const matches: Record<string, number> = {};
    for (const id of this.#everyMatch) {
      this.#judge.faults.push(...(await this.#truth.usurpers(id)));
      const status = (await this.#truth.table(id))?.status ?? 'gone';
      matches[status] = (matches[status] ?? 0) + 1;
    }
    return {
      faults: this.#judge.faults,
      requests: this.#requests,
      said: this.#said,
      heard: this.#heard,
      statuses: this.#statuses,
      matches,
    };
  }
}

const LAST_WORD = 424_242;

/** Says hello in case nobody has, and asks for an echo. */
async function hasAnswered(line: Line): Promise<boolean> {
  line.say(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  line.say(JSON.stringify({ type: 'ping', at: LAST_WORD }));
  const isEcho = (text: string) => text.startsWith('{"type":"pong"') && text.includes(`"at":${LAST_WORD},`);
  for (let waited = 0; waited < PATIENCE_MS; waited++) {
    if (line.isClosed || line.heard.some(isEcho)) return true;
    await pause(1);
  }
  return false;
}
