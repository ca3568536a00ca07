import type { TournamentPages } from '../tournaments/tournament-pages.ts';
import type { TournamentSubscription } from './subscription.ts';

/** Subscriptions to tournaments. A view is long and changes with every result: it is sent at most once a tick. */
export class TournamentBroadcast {
  readonly #pages: Pick<TournamentPages, 'view'>;
  readonly #subscriptions = new Map<string, Set<TournamentSubscription>>();
  readonly #stale = new Set<string>();

  constructor(pages: Pick<TournamentPages, 'view'>) {
    this.#pages = pages;
  }

  async add(subscription: TournamentSubscription): Promise<void> {
    const { tournament } = subscription;
    const subscriptions = this.#subscriptions.get(tournament) ?? new Set();
    this.#subscriptions.set(tournament, subscriptions.add(subscription));
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

  /** Sends the views that have changed. */
  async tick(): Promise<void> {
    for (const tournament of [...this.#stale]) {
      this.#stale.delete(tournament);
      for (const subscription of this.#subscriptions.get(tournament) ?? []) await this.#send(subscription);
    }
  }

  async #send(subscription: TournamentSubscription): Promise<void> {
    const { subscriber, on, tournament, code } = subscription;
    const view = await this.#pages.view(tournament, { user: subscriber.userId, code });
    if (view && this.#subscriptions.get(tournament)?.has(subscription))
      subscriber.sendText(JSON.stringify({ type: 'tournament', on, view }));
  }
}
