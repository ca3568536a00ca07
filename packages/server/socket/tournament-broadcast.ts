import { setImmediate } from 'node:timers/promises';
import type { TournamentPages, WrittenTournament } from '../tournaments/tournament-pages.ts';
import type { TournamentSubscription } from './subscription.ts';

type Pages = Pick<TournamentPages, 'versionOf' | 'written'>;

/** A tournament may have a thousand subscribers. After this time, moves and other requests are handled first. */
const SLICE_MS = 2;

/** Subscriptions to tournaments. A view is long and changes with every result, so it is sent at most once per tick. */
export class TournamentBroadcast {
  readonly #pages: Pages;
  /** By tournament; with the version last sent to each subscription. */
  readonly #subscriptions = new Map<string, Map<TournamentSubscription, number>>();
  readonly #stale = new Set<string>();
  /** The texts of this tick, for all who subscribe in it. */
  readonly #written = new Map<string, Promise<WrittenTournament | null>>();
  #isSending = false;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  async add(subscription: TournamentSubscription): Promise<void> {
    const { tournament } = subscription;
    const subscriptions = this.#subscriptions.get(tournament) ?? new Map();
    this.#subscriptions.set(tournament, subscriptions.set(subscription, 0));
    const written = await this.#current(tournament);
    if (written) await this.#send(subscription, written);
    // A subscription to a tournament that does not exist is dropped.
    else this.remove(subscription);
  }

  #current(tournament: string): Promise<WrittenTournament | null> {
    const current = this.#written.get(tournament) ?? this.#pages.written(tournament);
    this.#written.set(tournament, current);
    return current;
  }

  remove(subscription: TournamentSubscription): void {
    const { tournament } = subscription;
    const subscriptions = this.#subscriptions.get(tournament);
    subscriptions?.delete(subscription);
    if (subscriptions?.size === 0) this.#subscriptions.delete(tournament);
  }

  onChanged(tournament: string): void {
    this.#written.delete(tournament);
    if (this.#subscriptions.has(tournament)) this.#stale.add(tournament);
  }

  /** With several servers a message may have been lost. */
  refreshAll(): void {
    for (const tournament of this.#subscriptions.keys()) this.#stale.add(tournament);
  }

  /** Sends the views that have changed. If this takes longer than a tick, the next one continues afterwards. */
  async tick(): Promise<void> {
    this.#written.clear();
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
    const behind = [...(this.#subscriptions.get(tournament) ?? [])].filter(([, sent]) => sent !== version);
    const written = behind.length > 0 ? await this.#current(tournament) : null;
    if (!written) return;
    let sliceBegan = performance.now();
    for (const [subscription] of behind) {
      await this.#send(subscription, written);
      if (performance.now() - sliceBegan < SLICE_MS) continue;
      await setImmediate();
      sliceBegan = performance.now();
    }
  }

  async #send(subscription: TournamentSubscription, written: WrittenTournament): Promise<void> {
    const { subscriber, on, tournament, code } = subscription;
    const view = await written.textFor({ user: subscriber.userId, code });
    const subscriptions = this.#subscriptions.get(tournament);
    if (view === null || !subscriptions?.has(subscription)) return;
    subscriptions.set(subscription, written.version);
    subscriber.sendText(`{"type":"tournament","on":${on},"view":${view}}`);
  }
}
