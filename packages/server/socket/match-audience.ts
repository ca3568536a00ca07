import type { UserId } from '@safehouse/protocol';
import { type Chair, holderOf } from '@safehouse/table';
import type { Audience } from '../live/spectator-counts.ts';
import type { MatchSubscription, Subscriber } from './subscription.ts';

/** The number of spectators is sent at most once in this time. */
const TELL_INTERVAL_MS = 3000;

interface CountedAudience {
  readonly chairs: readonly Chair[];
  readonly spectators: number;
  /** By player who is connected. */
  readonly ofPlayers: readonly (readonly MatchSubscription[])[];
}

/** The viewers of a match in this process, and the spectator count they were last sent. Previews do not count. */
export class MatchAudience {
  readonly #subscriptions = new Set<MatchSubscription>();
  readonly #untold = new Set<MatchSubscription>();
  #counted: CountedAudience | null = null;
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

  /** Recounted only after a change of viewers or players. Players can become invisible at any time. */
  count(chairs: readonly Chair[]): Omit<Audience, 'isListed'> {
    if (this.#counted?.chairs !== chairs)
      this.#counted = { chairs, spectators: this.#countSpectators(chairs), ofPlayers: this.#ofPlayers(chairs) };
    const { spectators, ofPlayers } = this.#counted;
    return { spectators, isHidden: ofPlayers.some(isHidden) };
  }

  /** The number of spectators. A user counts once; without a session each connection counts. */
  #countSpectators(chairs: readonly Chair[]): number {
    const players = new Set(chairs.map(holderOf));
    const spectators = new Set<UserId | Subscriber>();
    for (const { subscriber } of this.#subscriptions)
      if (subscriber.userId === null || !players.has(subscriber.userId))
        spectators.add(subscriber.userId ?? subscriber);
    return spectators.size;
  }

  #ofPlayers(chairs: readonly Chair[]): readonly (readonly MatchSubscription[])[] {
    const players = new Set(chairs.map(holderOf).filter((player) => player !== null));
    const subscriptions = [...this.#subscriptions];
    return [...players]
      .map((player) => subscriptions.filter(({ subscriber }) => subscriber.userId === player))
      .filter((own) => own.length > 0);
  }

  /** Sends the number to everybody if it has changed, and to new viewers. */
  tell(count: number, now: number): void {
    const isDue = count !== this.#told?.count && now - (this.#told?.at ?? Number.NEGATIVE_INFINITY) >= TELL_INTERVAL_MS;
    for (const { subscriber, on } of isDue ? this.#subscriptions : this.#untold)
      subscriber.sendText(JSON.stringify({ type: 'spectators', on, count }));
    if (isDue) this.#told = { count, at: now };
    this.#untold.clear();
  }
}

/** Is this player connected only with invisible clients? */
function isHidden(own: readonly MatchSubscription[]): boolean {
  return own.every(({ subscriber }) => subscriber.isInvisible);
}
