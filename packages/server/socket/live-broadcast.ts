import type { UserId } from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { LiveList, LiveTables } from '../live/live-tables.ts';
import { isAnyAtTables, liveTablesView } from '../live/live-view.ts';
import type { PeopleStore } from '../store/people-store.ts';
import type { LiveSubscription } from './subscription.ts';

export interface LiveBroadcastDeps {
  readonly live: Pick<LiveTables, 'list'>;
  readonly bus: Pick<Bus, 'follow'>;
  readonly store: { readonly people: Pick<PeopleStore, 'blocksOf'> };
}

interface Watcher {
  blocked: ReadonlySet<UserId>;
  lastText: string;
  unfollow(): void;
}

const NOBODY: ReadonlySet<UserId> = new Set();

/**
 * Subscriptions to the live tables and to the table on the front page. The list is read once for all of them, every few
 * seconds and only while there are any; each is sent what has changed.
 */
export class LiveBroadcast {
  readonly #deps: LiveBroadcastDeps;
  readonly #watchers = new Map<LiveSubscription, Watcher>();
  #sentList: LiveList | null = null;

  constructor(deps: LiveBroadcastDeps) {
    this.#deps = deps;
  }

  async add(subscription: LiveSubscription): Promise<void> {
    const { bus, live } = this.#deps;
    const { userId } = subscription.subscriber;
    const unfollow = userId === null ? () => undefined : bus.follow({ type: 'mine', id: userId });
    this.#watchers.set(subscription, { blocked: NOBODY, lastText: '', unfollow });
    await this.#loadBlocked(subscription);
    this.#send([subscription], await live.list());
  }

  remove(subscription: LiveSubscription): void {
    this.#watchers.get(subscription)?.unfollow();
    this.#watchers.delete(subscription);
  }

  /** Somebody's blocks may have changed. */
  async onPeopleChanged(user: UserId): Promise<void> {
    for (const subscription of this.#watchers.keys())
      if (subscription.subscriber.userId === user) await this.#loadBlocked(subscription);
  }

  async tick(): Promise<void> {
    if (this.#watchers.size === 0) return;
    const list = await this.#deps.live.list();
    if (list === this.#sentList) return;
    this.#sentList = list;
    this.#send([...this.#watchers.keys()], list);
  }

  async #loadBlocked(subscription: LiveSubscription): Promise<void> {
    const { userId } = subscription.subscriber;
    if (userId === null) return;
    const blocked = new Set(await this.#deps.store.people.blocksOf(userId));
    const watcher = this.#watchers.get(subscription);
    if (watcher) watcher.blocked = blocked;
  }

  /** One text for all who see the same. */
  #send(subscriptions: readonly LiveSubscription[], list: LiveList): void {
    const shared = new Map<string, string>();
    for (const subscription of subscriptions) {
      const watcher = this.#watchers.get(subscription);
      if (!watcher) continue;
      const text = isAnyAtTables(list, watcher.blocked)
        ? textFor(subscription, list, watcher.blocked)
        : sharedText(shared, subscription, list);
      if (text === watcher.lastText) continue;
      watcher.lastText = text;
      subscription.subscriber.sendText(`{"type":"${subscription.type}","on":${subscription.on},${text}`);
    }
  }
}

function sharedText(texts: Map<string, string>, subscription: LiveSubscription, list: LiveList): string {
  const key = subscription.type === 'live' ? `live ${subscription.game ?? ''}` : 'tv';
  const text = texts.get(key) ?? textFor(subscription, list, NOBODY);
  texts.set(key, text);
  return text;
}

/** Without its first fields, which differ. */
function textFor(subscription: LiveSubscription, list: LiveList, blocked: ReadonlySet<UserId>): string {
  const game = subscription.type === 'live' ? subscription.game : undefined;
  const { tables, count, tv } = liveTablesView(list, { blocked, game });
  return JSON.stringify(subscription.type === 'live' ? { tables, count } : { match: tv, count }).slice(1);
}
