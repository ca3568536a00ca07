import type { MatchId, UserId } from '@safehouse/protocol';
import { type Entry, fromStoredEntry, peopleAt, type Table, toStoredEntry } from '@safehouse/table';
import { type Bus, type BusMessage, type BusTopic, localBus, type MatchChangedMessage } from './bus.ts';
import type { NatsConnection } from './nats-connection.ts';

const SUBJECT_PREFIX = 'safehouse';
const BROADCAST_SUBJECT = `${SUBJECT_PREFIX}.all`;

/** Ids consist of letters, digits, - and _, none of which is special in NATS subjects. */
const subjectOf = ({ type, id }: BusTopic) => `${SUBJECT_PREFIX}.${type}.${id}`;

/**
 * The bus of many processes. Messages about a match go only to the processes where somebody watches it, messages about a
 * user's list to those where they look at it: a move costs the same however many servers and matches there are.
 */
export function natsBus(connection: NatsConnection, onError: (error: unknown) => void): Bus & { close(): void } {
  const local = localBus(onError);
  const followed = new Map<string, { readonly topic: BusTopic; count: number; unsubscribe(): void }>();
  const onText = (text: string) => {
    const message = decodeBusMessage(text);
    if (message) local.publish(message);
  };
  const close = connection.subscribe(BROADCAST_SUBJECT, onText);
  // Messages may have been lost meanwhile, so anything may have changed.
  connection.onReconnect(() => {
    for (const { topic } of followed.values())
      if (topic.type === 'match' || topic.type === 'mine') local.publish(refreshMessage(topic));
    local.publish({ type: 'lobby' });
    local.publish({ type: 'moderation' });
  });
  const publishToOthers = (message: BusMessage) => {
    for (const [subject, text] of toNatsMessages(message)) connection.publish(subject, text);
  };
  return {
    publish(message) {
      local.publish(message);
      publishToOthers(message);
    },
    publishToOthers,
    subscribe: local.subscribe,
    follow(topic) {
      const subject = subjectOf(topic);
      const subscription = followed.get(subject) ?? {
        topic,
        count: 0,
        unsubscribe: connection.subscribe(subject, onText),
      };
      subscription.count++;
      followed.set(subject, subscription);
      return () => {
        if (--subscription.count > 0) return;
        subscription.unsubscribe();
        followed.delete(subject);
      };
    },
    close,
  };
}

function refreshMessage(topic: Extract<BusTopic, { readonly type: 'match' | 'mine' }>): BusMessage {
  return topic.type === 'mine' ? topic : { ...topic, version: 0, isRemote: true };
}

type NatsMessage = readonly [subject: string, text: string];

/** A table never leaves the process, only its new entries do. */
function toNatsMessages(message: BusMessage): NatsMessage[] {
  switch (message.type) {
    case 'match':
      return matchMessages(message);
    case 'chat':
    case 'spectator-chat':
    case 'presence':
      return [[subjectOf({ type: 'match', id: message.id }), JSON.stringify(message)]];
    case 'spectators':
      return spectatorsMessages(message);
    case 'tv':
      return [[LIVE_SUBJECT, JSON.stringify(message)]];
    case 'online':
      return [[ONLINE_SUBJECT, JSON.stringify(message)]];
    case 'mine':
      return [[subjectOf(message), JSON.stringify(message)]];
    case 'watched':
      return [];
    case 'lobby':
    case 'hidden':
    case 'live-asked':
    case 'online-asked':
    case 'user':
    case 'blocked':
    case 'spent':
    case 'moderation':
    case 'tournament':
    case 'club':
      return [[BROADCAST_SUBJECT, JSON.stringify(message)]];
  }
}

const LIVE_SUBJECT = subjectOf({ type: 'live', id: 'all' });
const ONLINE_SUBJECT = subjectOf({ type: 'online', id: 'all' });

/** For those who watch the table, and for those who watch the list of live tables. */
function spectatorsMessages(message: Extract<BusMessage, { readonly type: 'spectators' }>): NatsMessage[] {
  const text = JSON.stringify(message);
  const toTable: NatsMessage = [subjectOf({ type: 'match', id: message.id }), text];
  return message.isListed ? [toTable, [LIVE_SUBJECT, text]] : [toTable];
}

function matchMessages({ id, version, table, entries }: MatchChangedMessage): NatsMessage[] {
  const matchMessage: NatsMessage = [
    subjectOf({ type: 'match', id }),
    JSON.stringify({ type: 'match', id, version, entries: entries?.map(toStoredEntry) }),
  ];
  if (!table) return [matchMessage];
  const lists = peopleAt(table.chairs).map((user): NatsMessage => {
    const message = { type: 'mine', id: user } as const;
    return [subjectOf(message), JSON.stringify(message)];
  });
  return [matchMessage, ...lists, ...(changesLobby(table) ? [LOBBY_MESSAGE] : [])];
}

const LOBBY_MESSAGE: NatsMessage = [BROADCAST_SUBJECT, JSON.stringify({ type: 'lobby' })];

/** Is it in the list of open tables, or has it just left it? */
function changesLobby({ header, status, entries }: Table): boolean {
  if (header.visibility !== 'public') return false;
  const last = entries.at(-1)?.event.type;
  return status === 'open' || last === 'started' || last === 'closed';
}

/** Null for an invalid message, for example from a later release. */
function decodeBusMessage(text: string): BusMessage | null {
  const json = JSON.parse(text) as { readonly [name: string]: unknown } | null;
  const { type, id, version, entries, line, kind, key, other, server, count, chosenAt } = json ?? {};
  if (type === 'lobby' || type === 'moderation' || type === 'live-asked' || type === 'online-asked') return { type };
  if (type === 'online') return onlineMessage(json ?? {});
  if (type === 'spent' && typeof kind === 'string' && typeof key === 'string') return { type, kind, key };
  if (typeof id !== 'string') return null;
  if (type === 'match' && typeof version === 'number')
    return { type, id: id as MatchId, version, ...entriesField(entries), isRemote: true };
  if (type === 'tournament' && typeof version === 'number') return { type, id, version };
  if (type === 'club') return { type, id };
  if ((type === 'chat' || type === 'spectator-chat') && typeof line === 'number')
    return { type, id: id as MatchId, line };
  if (type === 'blocked' && typeof other === 'string') return { type, id: id as UserId, other: other as UserId };
  if (type === 'tv' && typeof chosenAt === 'number') return { type, id: id as MatchId, chosenAt };
  if (type === 'spectators' && typeof server === 'string' && typeof count === 'number')
    return { type, id: id as MatchId, server, count, isListed: json?.isListed === true };
  if (type === 'presence' || type === 'hidden') return { type, id: id as MatchId };
  return type === 'mine' || type === 'user' ? { type, id: id as UserId } : null;
}

/** The people are trusted, because another server has listed them. */
function onlineMessage({ server, count, people }: { readonly [name: string]: unknown }): BusMessage | null {
  if (typeof server !== 'string' || typeof count !== 'number' || !Array.isArray(people)) return null;
  return { type: 'online', server, count, people };
}

/** Trusted like entries in the store, because another server wrote them. If they do not fit, the store is read. */
function entriesField(entries: unknown): { readonly entries?: readonly Entry[] } {
  return Array.isArray(entries) && entries.length > 0 ? { entries: entries.map(fromStoredEntry) } : {};
}
