import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newUserId, type UserId } from '@safehouse/protocol';
import { PEOPLE_LIMITS } from '../../server/store/people-store.ts';
import type { Store } from '../../server/store/store.ts';
import type { RetryingClient } from '../crash/retrying-client.ts';

/** A friend request that the server accepted. */
interface AcknowledgedRequest {
  readonly from: UserId;
  readonly to: UserId;
}

/** The maximum number of requests of one account. */
const RECEIVERS = PEOPLE_LIMITS.request;
const REQUEST_INTERVAL_MS = 10;

/** With these settings notifications stay in the queue for longer than any trial takes: no e-mail is sent. */
export function mailSettings(publicUrl: string): NodeJS.ProcessEnv {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'play@example.org', MAIL_DELAY: '86400' };
  return { ...mail, PUBLIC_URL: publicUrl };
}

/** Accounts that send friend requests, one after another. Every recipient must be notified. */
export class TrialRequests {
  readonly #acknowledged: AcknowledgedRequest[] = [];
  readonly #receivers = Array.from({ length: RECEIVERS }, newUserId);
  readonly #newClient: () => RetryingClient;
  #isFinished = false;

  constructor(newClient: () => RetryingClient) {
    this.#newClient = newClient;
  }

  get count(): number {
    return this.#acknowledged.length;
  }

  finish(): void {
    this.#isFinished = true;
  }

  /** Creates the recipients with confirmed addresses. To be called before the server starts. */
  async createReceivers({ users, emails }: Pick<Store, 'users' | 'emails'>): Promise<void> {
    const createdAt = Date.now();
    for (const id of this.#receivers) {
      const account = { id, kind: 'account', name: `Asked ${id}`, nameKey: id, passphrase: '', createdAt } as const;
      await users.create(account, { hash: id, user: id, createdAt, lastSeenAt: createdAt, expiresAt: createdAt });
      const address = `${id}@example.org`;
      await emails.setPending(id, address);
      await emails.confirm(id, address);
    }
  }

  /** To be called before the first kill: hashing a passphrase is slow, and requests must be sent from the start. */
  async signIn(): Promise<RetryingClient> {
    const client = this.#newClient();
    await client.signInWithAccount(`Asks ${randomUUID().slice(0, 8)}`);
    return client;
  }

  /** Runs until finished. */
  async ask(first: RetryingClient): Promise<void> {
    for (let client = first; !this.#isFinished; client = await this.signIn()) await this.#askEverybody(client);
  }

  async #askEverybody(client: RetryingClient): Promise<void> {
    const { id: from } = await client.request<{ readonly id: UserId }>('GET', '/api/me');
    for (const to of this.#receivers) {
      if (this.#isFinished) return;
      await client.request('PUT', `/api/me/people/${to}`, { friend: true });
      this.#acknowledged.push({ from, to });
      await sleep(REQUEST_INTERVAL_MS);
    }
  }

  /** Lists accepted requests without a notification. */
  async audit({ notifications }: Pick<Store, 'notifications'>): Promise<string[]> {
    const queued = (await Promise.all(this.#receivers.map((user) => notifications.queuedFor(user)))).flat();
    const told = new Set(queued.map(({ event, about, user }) => `${event} ${about} ${user}`));
    return this.#acknowledged
      .filter(({ from, to }) => !told.has(`friend-request ${from} ${to}`))
      .map(({ from, to }) => `${to} was not notified of the request of ${from}`);
  }
}
