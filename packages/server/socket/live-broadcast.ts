import type { UserId } from '@safehouse/protocol';
import type { LiveList, LiveTables } from '../live/live-tables.ts';
import { isAnyAtTables, liveTablesView } from '../live/live-view.ts';
import type { SubscriberBlocks } from './subscriber-blocks.ts';
import type { LiveSubscription } from './subscription.ts';

export interface LiveBroadcastDeps {
  readonly live: Pick<LiveTables, 'list'>;
  readonly blocks: SubscriberBlocks;
}

const NOBODY: ReadonlySet<UserId> = new Set();

/**
 * Subscriptions to the live tables and to the table on the front page. The list is read once for all of them, every few
 * seconds and only while there are any; each is sent what has changed.
 */
export class LiveBroadcast {
  readonly #deps: LiveBroadcastDeps;
  /** With the last text sent to each. */
  readonly #lastTexts = new Map<LiveSubscription, string>();
  #sentList: LiveList | null = null;

  constructor(deps: LiveBroadcastDeps) {
    this.#deps = deps;
  }

  async add(subscription: LiveSubscription): Promise<void> {
    const { blocks, live } = this.#deps;
    this.#lastTexts.set(subscription, '');
    await blocks.add(subscription.subscriber);
    this.#send([subscription], await live.list());
  }

  remove(subscription: LiveSubscription): void {
    if (this.#lastTexts.delete(subscription)) this.#deps.blocks.remove(subscription.subscriber);
  }

  async tick(): Promise<void> {
    if (this.#lastTexts.size === 0) return;
    const list = await this.#deps.live.list();
    if (list === this.#sentList) return;
    this.#sentList = list;
    this.#send([...this.#lastTexts.keys()], list);
  }

  /** One text for all who see the same list. */
  #send(subscriptions: readonly LiveSubscription[], list: LiveList): void {
    const shared = new Map<string, string>();
    for (const subscription of subscriptions) {
      const lastText = this.#lastTexts.get(subscription);
      if (lastText === undefined) continue;
      const blocked = this.#deps.blocks.of(subscription.subscriber);
      const text = isAnyAtTables(list, blocked)
        ? textFor(subscription, list, blocked)
        : sharedText(shared, subscription, list);
      if (text === lastText) continue;
      this.#lastTexts.set(subscription, text);
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
