import type { UserId } from '@safehouse/protocol';
import { BackOff } from './back-off.ts';
import { boundedPost, OutboundError, type PostContent } from './bounded-post.ts';
import { GroupCounts, type JobGroups } from './group-counts.ts';
import { type OutboundPolicy, PUBLIC_INTERNET } from './outbound-policy.ts';
import { parseOutboundUrl } from './outbound-url.ts';

export interface OutboundRequest extends PostContent {
  /** Push messages go to a few known services, webhooks anywhere: webhooks must not take all connections. */
  readonly kind: 'push' | 'webhook';
  /** The user on whose behalf it is sent. */
  readonly user: UserId;
  readonly url: string;
}

/** `running`: concurrent connections. `queued`: all requests, including those running. */
export const OUTBOUND_LIMITS = {
  user: { running: 4, queued: 40 },
  pushHost: { running: 40, queued: 400 },
  webhookHost: { running: 10, queued: 100 },
  push: { running: 100, queued: 1000 },
  webhook: { running: 50, queued: 500 },
  total: { running: 100, queued: 1000 },
} as const;

/** From the DNS lookup to the status line. */
export const OUTBOUND_DEADLINE_MS = 5000;

interface Job {
  readonly groups: JobGroups;
  start(): void;
  cancel(error: OutboundError): void;
}

interface OutboundSettings {
  readonly policy?: OutboundPolicy;
  readonly deadlineMs?: number;
  readonly now?: () => number;
}

/**
 * Makes all requests that users can cause the server to send. A request over a limit is refused, never one that was
 * accepted earlier: so a user with many requests loses only their own.
 */
export class OutboundClient {
  readonly #policy: OutboundPolicy;
  readonly #deadlineMs: number;
  readonly #backOff: BackOff;
  readonly #queued = new GroupCounts();
  readonly #running = new GroupCounts();
  readonly #waiting = new Set<Job>();
  readonly #connections = new Set<AbortController>();
  #isClosed = false;

  constructor({ policy, deadlineMs, now }: OutboundSettings = {}) {
    this.#policy = policy ?? PUBLIC_INTERNET;
    this.#deadlineMs = deadlineMs ?? OUTBOUND_DEADLINE_MS;
    this.#backOff = new BackOff(now ?? (() => performance.now()));
  }

  /** All requests, including those running. */
  get count(): number {
    return this.#queued.count('total');
  }

  /** Resolves with the HTTP status. Rejects without an answer, and for a request that may not be sent. */
  async post(request: OutboundRequest): Promise<number> {
    const url = parseOutboundUrl(request.url, this.#policy);
    if (url === null) throw new OutboundError('not a public https address');
    const destination = `${request.user} ${url.href}`;
    if (this.#backOff.isPaused(destination)) throw new OutboundError('paused after failures');
    const groups = groupsFor(request, url, 'queued');
    if (!this.#queued.hasFairRoom(groups)) throw new OutboundError('too many requests');
    this.#queued.add(groups);
    try {
      return await this.#sendInTurn(request, url, destination);
    } finally {
      this.#queued.remove(groups);
    }
  }

  /** Ends all requests at once. */
  close(): void {
    this.#isClosed = true;
    const error = new OutboundError('the server is stopping');
    for (const job of this.#waiting) job.cancel(error);
    this.#waiting.clear();
    for (const connection of this.#connections) connection.abort(error);
  }

  async #sendInTurn(request: OutboundRequest, url: URL, destination: string): Promise<number> {
    const groups = groupsFor(request, url, 'running');
    await new Promise<void>((start, cancel) => {
      this.#waiting.add({ groups, start, cancel });
      this.#startWaiting();
    });
    try {
      const status = await this.#send(request, url);
      if (status >= 500 || status === 429) this.#backOff.recordFailure(destination);
      else this.#backOff.recordSuccess(destination);
      return status;
    } catch (error) {
      this.#backOff.recordFailure(destination);
      throw error;
    } finally {
      this.#running.remove(groups);
      this.#startWaiting();
    }
  }

  #startWaiting(): void {
    for (let job = this.#nextJob(); job; job = this.#nextJob()) {
      this.#waiting.delete(job);
      this.#running.add(job.groups);
      job.start();
    }
  }

  /** Among the requests that may start, one of the user with the fewest connections. */
  #nextJob(): Job | null {
    const runningOf = ({ groups }: Job) => this.#running.count(groups.user.name);
    let next: Job | null = null;
    for (const job of this.#waiting) {
      if (!this.#running.hasRoom(job.groups)) continue;
      if (next === null || runningOf(job) < runningOf(next)) next = job;
    }
    return next;
  }

  async #send(content: PostContent, url: URL): Promise<number> {
    if (this.#isClosed) throw new OutboundError('the server is stopping');
    const connection = new AbortController();
    const timer = setTimeout(() => connection.abort(), this.#deadlineMs);
    this.#connections.add(connection);
    try {
      return await boundedPost(url, content, this.#policy, connection.signal);
    } finally {
      clearTimeout(timer);
      this.#connections.delete(connection);
    }
  }
}

function groupsFor({ kind, user }: OutboundRequest, { hostname }: URL, limit: 'running' | 'queued'): JobGroups {
  return {
    user: { name: `user ${user}`, limit: OUTBOUND_LIMITS.user[limit] },
    shared: [
      { name: `${kind} to ${hostname}`, limit: OUTBOUND_LIMITS[`${kind}Host`][limit] },
      { name: kind, limit: OUTBOUND_LIMITS[kind][limit] },
      { name: 'total', limit: OUTBOUND_LIMITS.total[limit] },
    ],
  };
}
