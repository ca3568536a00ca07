import { setImmediate } from 'node:timers/promises';
import type { TournamentPages } from '../tournaments/tournament-pages.ts';
import type { TournamentSubscription } from './subscription.ts';

type Pages = Pick<TournamentPages, 'view' | 'versionOf'>;

/** Views made before moves and other requests get their turn: a thousand may look at a tournament. */
const VIEWS_AT_ONCE = 4;

/** Subscriptions to tournaments. A view is long and changes with every result: it is sent at most once a tick. */
export class TournamentBroadcast {
  readonly #pages: Pages;
  /** By tournament; for each subscription the version that was sent. */
  readonly #subscriptions = new Map<string, Map<TournamentSubscription, number>>();
  readonly #stale = new Set<string>();
  #isSending = false;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  async add(subscription: TournamentSubscription): Promise<void> {
    const { tournament } = subscription;
    const subscriptions = this.#subscriptions.get(tournament) ?? new Map();
    this.#subscriptions.set(tournament, subscriptions.set(subscription, 0));
    await this.#send(subscription);
  }

  remove(subscription: TournamentSubscription): void {
    const { tournament } = subscription;
    const subscriptions = this.#subscriptions.get(tournament);
    subscriptions?.delete(subscription);
    if (subscriptions?.size === 0) this.#subscriptions.delete(tournament);
  }

  onChanged(tournament: string): void {
    if (this.#subscriptions.has(tournament)) this.#stale.add(tournament);
  }

  /** With several servers a message may have been lost. */
  refreshAll(): void {
    for (const tournament of this.#subscriptions.keys()) this.#stale.add(tournament);
  }

  /** Sends the views that have changed. Where that takes longer than a tick, the next one goes on afterwards. */
  async tick(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (const tournament of [...this.#stale]) {
        this.#stale.delete(tournament);
        await this.#sendChanged(tournament);
      }
    } finally {
      this.#isSending = false;
    }
  }

  async #sendChanged(tournament: string): Promise<void> {
    const version = await this.#pages.versionOf(tournament);
    let sent = 0;
    for (const [subscription, sentVersion] of [...(this.#subscriptions.get(tournament) ?? [])]) {
      if (sentVersion === version) continue;
      await this.#send(subscription);
      if (++sent % VIEWS_AT_ONCE === 0) await setImmediate();
    }
  }

  async #send(subscription: TournamentSubscription): Promise<void> {
    const { subscriber, on, tournament, code } = subscription;
    const view = await this.#pages.view(tournament, { user: subscriber.userId, code });
    const subscriptions = this.#subscriptions.get(tournament);
    if (!view || !subscriptions?.has(subscription)) return;
    subscriptions.set(subscription, view.version);
    subscriber.sendText(JSON.stringify({ type: 'tournament', on, view }));
  }
}
