import { setImmediate } from 'node:timers/promises';
import type { UserId } from '@safehouse/protocol';
import type { ClubPages } from '../clubs/club-pages.ts';
import type { ClubSubscription } from './subscription.ts';

/** Each user needs a permission check. After this many, moves and other requests are handled first. */
const ASKED_AT_ONCE = 20;

/** Subscriptions to clubs. Clients are told at most once per tick that something has changed, and then read it. */
export class ClubBroadcast {
  readonly #pages: Pick<ClubPages, 'view'>;
  /** By club. The value: could the subscriber read it at the last check? */
  readonly #subscriptions = new Map<string, Map<ClubSubscription, boolean>>();
  readonly #stale = new Set<string>();
  #isSending = false;

  constructor(pages: Pick<ClubPages, 'view'>) {
    this.#pages = pages;
  }

  async add(subscription: ClubSubscription): Promise<void> {
    const { club } = subscription;
    const subscriptions = this.#subscriptions.get(club) ?? new Map();
    this.#subscriptions.set(club, subscriptions.set(subscription, false));
    // Sent once at the start: clients that reconnect read what they have missed.
    const canRead = await this.#canRead(club, subscription.subscriber.userId);
    this.#send(subscription, { couldRead: false, canRead });
  }

  remove(subscription: ClubSubscription): void {
    const { club } = subscription;
    const subscriptions = this.#subscriptions.get(club);
    subscriptions?.delete(subscription);
    if (subscriptions?.size === 0) this.#subscriptions.delete(club);
  }

  onChanged(club: string): void {
    if (this.#subscriptions.has(club)) this.#stale.add(club);
  }

  /** If this takes longer than a tick, the next one continues afterwards. */
  async tick(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (const club of [...this.#stale]) {
        this.#stale.delete(club);
        await this.#sendChanged(club);
      }
    } finally {
      this.#isSending = false;
    }
  }

  async #sendChanged(club: string): Promise<void> {
    const subscriptions = [...(this.#subscriptions.get(club) ?? [])];
    let asked = 0;
    for (const [user, own] of Map.groupBy(subscriptions, ([{ subscriber }]) => subscriber.userId)) {
      const canRead = await this.#canRead(club, user);
      for (const [subscription, couldRead] of own) this.#send(subscription, { couldRead, canRead });
      if (++asked % ASKED_AT_ONCE === 0) await setImmediate();
    }
  }

  /** A user who may not read the club gets no updates, except one when they lose access. */
  #send(
    subscription: ClubSubscription,
    { couldRead, canRead }: { readonly couldRead: boolean; readonly canRead: boolean },
  ): void {
    const { subscriber, on, club } = subscription;
    const subscriptions = this.#subscriptions.get(club);
    if (!subscriptions?.has(subscription)) return;
    subscriptions.set(subscription, canRead);
    if (canRead || couldRead) subscriber.sendText(JSON.stringify({ type: 'club', on, club }));
  }

  async #canRead(club: string, user: UserId | null): Promise<boolean> {
    return (await this.#pages.view(club, { user }))?.canRead ?? false;
  }
}
