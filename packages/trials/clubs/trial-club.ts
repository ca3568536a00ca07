import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '@safehouse/contract';
import type { ClubView } from '@safehouse/protocol';
import type { Store } from '../../server/store/store.ts';
import { type ClientOptions, RetryingClient } from '../crash/retrying-client.ts';

/** A post that the server accepted. */
interface AcknowledgedPost {
  readonly n: number;
  readonly text: string;
}

const MEMBERS = 3;
/** Larger than the number of any post. */
const END_OF_BOARD = 1_000_000_000;
const POST_INTERVAL_MS = 40;
/** The last member leaves and rejoins after this many posts. */
const POSTS_PER_VISIT = 5;

/** The members of an invitation-only club, who post, leave and rejoin while servers fail. */
export class TrialClub {
  readonly clients: readonly RetryingClient[];
  readonly #posts: AcknowledgedPost[] = [];
  #id = '';

  /** `urls`: the members are spread over these servers. */
  constructor(urls: readonly string[], random: Random, options?: ClientOptions) {
    this.clients = Array.from(
      { length: MEMBERS },
      (_, i) => new RetryingClient(urls[i % urls.length], quickRandom(random.below(2 ** 31)), options),
    );
  }

  get posts(): number {
    return this.#posts.length;
  }

  finish(): void {
    for (const client of this.clients) client.isStopped = true;
  }

  /** Runs until finished; then everybody is a member. */
  async write(): Promise<void> {
    const run = randomUUID().slice(0, 8);
    await Promise.all(this.clients.map((client, i) => client.signInWithAccount(`Member ${run} ${i}`)));
    const [founder] = this.clients;
    const body = { name: `Club ${run}`, description: '', access: 'invitation', key: run };
    this.#id = (await founder.request<{ readonly id: string }>('POST', '/api/clubs', body)).id;
    await Promise.all(this.clients.map((client) => this.#join(client)));
    await Promise.all(this.clients.map((client, i) => this.#writeOn(client, i)));
  }

  async #writeOn(client: RetryingClient, number: number): Promise<void> {
    const isVisitor = number === MEMBERS - 1;
    // At least one post each, even if the trial ends early.
    for (let i = 1; i === 1 || !client.isStopped; i++) {
      const text = `post ${number}.${i}`;
      const body = { text, key: randomUUID() };
      const { n } = await client.request<{ readonly n: number }>('POST', `/api/clubs/${this.#id}/posts`, body);
      this.#posts.push({ n, text });
      if (isVisitor && i % POSTS_PER_VISIT === 0) await this.#leaveAndReturn(client);
      await sleep(POST_INTERVAL_MS);
    }
  }

  async #leaveAndReturn(client: RetryingClient): Promise<void> {
    try {
      await client.request('POST', `/api/clubs/${this.#id}/leave`);
    } catch (error) {
      // Already left: only the response was lost.
      if (!String(error).includes('404')) throw error;
    }
    await this.#join(client);
  }

  async #join(client: RetryingClient): Promise<void> {
    const [founder] = this.clients;
    const { invitation } = await founder.request<ClubView>('GET', `/api/clubs/${this.#id}`);
    await client.request('POST', `/api/clubs/${this.#id}/join`, { invitation });
  }

  /** Finds faults in the stored club: every accepted post must exist once under its number, and so must members. */
  async audit({ clubs, clubPosts }: Pick<Store, 'clubs' | 'clubPosts'>): Promise<string[]> {
    const faults: string[] = [];
    const limit = this.#posts.length + MEMBERS + 1;
    const stored = await clubPosts.list(this.#id, { before: END_OF_BOARD, limit, without: [] });
    const byNumber = new Map(stored.map(({ n, text }) => [n, text]));
    const oldest = stored.at(-1)?.n ?? 0;
    for (const { n, text } of this.#posts)
      if (n >= oldest && byNumber.get(n) !== text) faults.push(`post "${text}" is not number ${n} of the board`);
    const texts = stored.map(({ text }) => text);
    if (new Set(texts).size !== texts.length) faults.push('a post is on the board twice');
    const club = await clubs.find(this.#id);
    const roles = (await clubs.membersOf(this.#id)).map(({ role }) => role);
    if (club?.memberCount !== MEMBERS || roles.toSorted().join() !== 'founder,member,member')
      faults.push(`a club of ${MEMBERS} is stored with ${club?.memberCount} members: ${roles.join()}`);
    return faults;
  }
}
