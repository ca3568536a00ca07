import type { UserId } from '@safehouse/protocol';
import { type Chair, holderOf } from '@safehouse/table';
import type { Audience } from '../live/spectator-counts.ts';
import type { MatchSubscription, Subscriber } from './subscription.ts';

/** Everybody who is told how many look on is told at most once in this time. */
const TELL_INTERVAL_MS = 3000;

/** Who has one match open in this process, and what they know of how many look on. Previews do not count. */
export class MatchAudience {
  readonly #subscriptions = new Set<MatchSubscription>();
  readonly #untold = new Set<MatchSubscription>();
  #counted: { readonly chairs: readonly Chair[]; readonly audience: Omit<Audience, 'isListed'> } | null = null;
  #told: { readonly count: number; readonly at: number } | null = null;

  add(subscription: MatchSubscription): void {
    if (subscription.isPreview) return;
    this.#counted = null;
    this.#subscriptions.add(subscription);
    this.#untold.add(subscription);
  }

  remove(subscription: MatchSubscription): void {
    this.#counted = null;
    this.#subscriptions.delete(subscription);
    this.#untold.delete(subscription);
  }

  clear(): void {
    this.#counted = null;
    this.#subscriptions.clear();
    this.#untold.clear();
  }

  /** Counted again only where somebody has come, gone, sat down or left. */
  count(chairs: readonly Chair[]): Omit<Audience, 'isListed'> {
    if (this.#counted?.chairs !== chairs) {
      const audience = { spectators: this.#countSpectators(chairs), isHidden: this.#hasHiddenPlayer(chairs) };
      this.#counted = { chairs, audience };
    }
    return this.#counted.audience;
  }

  /** People who look on, each once; whoever is not signed in counts by connection. */
  #countSpectators(chairs: readonly Chair[]): number {
    const players = new Set(chairs.map(holderOf));
    const spectators = new Set<UserId | Subscriber>();
    for (const { subscriber } of this.#subscriptions)
      if (subscriber.userId === null || !players.has(subscriber.userId))
        spectators.add(subscriber.userId ?? subscriber);
    return spectators.size;
  }

  /** Is one of the players here only with clients that do not want to be seen? */
  #hasHiddenPlayer(chairs: readonly Chair[]): boolean {
    return chairs.map(holderOf).some((player) => {
      const own = [...this.#subscriptions].filter(({ subscriber }) => player !== null && subscriber.userId === player);
      return own.length > 0 && own.every(({ subscriber }) => subscriber.isInvisible);
    });
  }

  /** Tells everybody where the number has changed, and those who have come since. */
  tell(count: number, now: number): void {
    const isDue = count !== this.#told?.count && now - (this.#told?.at ?? Number.NEGATIVE_INFINITY) >= TELL_INTERVAL_MS;
    for (const { subscriber, on } of isDue ? this.#subscriptions : this.#untold)
      subscriber.sendText(JSON.stringify({ type: 'spectators', on, count }));
    if (isDue) this.#told = { count, at: now };
    this.#untold.clear();
  }
}
