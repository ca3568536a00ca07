import type { OnlineView, UserId } from '@safehouse/protocol';
import type { OnlineList, OnlinePeople } from './online-people.ts';
import type { SubscriberBlocks } from './subscriber-blocks.ts';
import type { OnlineSubscription } from './subscription.ts';

export interface OnlineBroadcastDeps {
  readonly online: OnlinePeople;
  readonly blocks: SubscriberBlocks;
}

interface LastSent {
  readonly count: number;
  readonly people: string;
}

const NOTHING_SENT: LastSent = { count: -1, people: '' };
const MAX_SHOWN = 24;

/** Subscriptions to the online users. Changes are sent after a few seconds at most, and only to subscribers. */
export class OnlineBroadcast {
  readonly #deps: OnlineBroadcastDeps;
  readonly #lastSent = new Map<OnlineSubscription, LastSent>();
  #sentList: OnlineList | null = null;

  constructor(deps: OnlineBroadcastDeps) {
    this.#deps = deps;
  }

  async add(subscription: OnlineSubscription): Promise<void> {
    const { blocks, online } = this.#deps;
    this.#lastSent.set(subscription, NOTHING_SENT);
    await blocks.add(subscription.subscriber);
    this.#send([subscription], await online.list());
  }

  remove(subscription: OnlineSubscription): void {
    if (this.#lastSent.delete(subscription)) this.#deps.blocks.remove(subscription.subscriber);
  }

  async tick(): Promise<void> {
    if (this.#lastSent.size === 0) return;
    const list = await this.#deps.online.list();
    if (list === this.#sentList) return;
    this.#sentList = list;
    this.#send([...this.#lastSent.keys()], list);
  }

  /** One text for all from whom nobody in the list is hidden. */
  #send(subscriptions: readonly OnlineSubscription[], list: OnlineList): void {
    const listed = new Set(list.people.map(({ id }) => id));
    const shared = JSON.stringify(list.people.slice(0, MAX_SHOWN));
    for (const subscription of subscriptions) {
      const last = this.#lastSent.get(subscription);
      if (!last) continue;
      const { userId } = subscription.subscriber;
      const blocked = this.#deps.blocks.of(subscription.subscriber);
      const isWhole = !(userId !== null && listed.has(userId)) && blocked.size === 0;
      const view = isWhole ? null : onlineViewFor(this.#deps.online, list, { user: userId, blocked });
      const sent = { count: view?.count ?? list.count, people: view ? JSON.stringify(view.people) : shared };
      this.#lastSent.set(subscription, sent);
      sendChange(subscription, last, sent);
    }
  }
}

interface OnlineViewer {
  readonly user: UserId | null;
  readonly blocked: ReadonlySet<UserId>;
}

/** Without the viewer, and without users who have blocked them or whom they have blocked. */
export function onlineViewFor(online: OnlinePeople, list: OnlineList, { user, blocked }: OnlineViewer): OnlineView {
  const isHidden = (id: string) => id === user || blocked.has(id as UserId);
  const people = list.people.filter(({ id }) => !isHidden(id)).slice(0, MAX_SHOWN);
  const listed = new Set(list.people.map(({ id }) => id));
  const hidden = [...blocked].filter((id) => listed.has(id) || online.isVisibleHere(id));
  return { count: Math.max(people.length, list.count - hidden.length), people };
}

function sendChange({ subscriber, on }: OnlineSubscription, last: LastSent, sent: LastSent): void {
  const isSamePeople = sent.people === last.people;
  if (isSamePeople && sent.count === last.count) return;
  const rest = isSamePeople ? '' : `,"people":${sent.people}`;
  subscriber.sendText(`{"type":"online","on":${on},"count":${sent.count}${rest}}`);
}
