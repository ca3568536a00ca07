import type { MatchId, UserId } from '@safehouse/protocol';
import { type Entry, holderOf, type Table } from '@safehouse/table';
import { type Bus, type BusMessage, type BusTopic, localBus, type MatchChangedMessage } from './bus.ts';
import type { NatsConnection } from './nats-connection.ts';

const SUBJECT_PREFIX = 'safehouse';
const BROADCAST_SUBJECT = `${SUBJECT_PREFIX}.all`;

/** Ids are of letters, digits, - and _: nothing in them means anything to NATS. */
const subjectOf = ({ type, id }: BusTopic) => `${SUBJECT_PREFIX}.${type}.${id}`;

/**
 * The bus of many processes. What is about one match goes to those processes alone where somebody watches it, what is
 * in somebody's list to those where they look at it: a move costs the same however many servers and matches there are.
 */
export function natsBus(line: NatsConnection, failed: (error: unknown) => void): Bus & { close(): void } {
  const here = localBus(failed);
  const followed = new Map<string, { readonly what: BusTopic; count: number; end(): void }>();
  const heard = (text: string) => {
    const note = decodeBusMessage(text);
    if (note) here.publish(note);
  };
  const stop = line.subscribe(BROADCAST_SUBJECT, heard);
  // Whatever was said meanwhile was said to nobody: everything may have changed.
  line.onReconnect(() => {
    for (const { what } of followed.values()) here.publish(refreshMessage(what));
    here.publish({ type: 'lobby' });
  });
  const tellOthers = (note: BusMessage) => {
    for (const [subject, text] of toNatsMessages(note)) line.publish(subject, text);
  };
  return {
    publish(note) {
      here.publish(note);
      tellOthers(note);
    },
    publishToOthers: tellOthers,
    subscribe: here.subscribe,
    follow(what) {
      const subject = subjectOf(what);
      const known = followed.get(subject) ?? { what, count: 0, end: line.subscribe(subject, heard) };
      known.count++;
      followed.set(subject, known);
      return () => {
        if (--known.count > 0) return;
        known.end();
        followed.delete(subject);
      };
    },
    close: stop,
  };
}

function refreshMessage(what: BusTopic): BusMessage {
  return what.type === 'mine' ? what : { ...what, version: 0, isRemote: true };
}

type NatsMessage = readonly [subject: string, text: string];

/** Who must be told of a note, and what. A table never leaves the process: only what has happened at it. */
function toNatsMessages(note: BusMessage): NatsMessage[] {
  switch (note.type) {
    case 'match':
      return matchMessages(note);
    case 'chat':
      return [[subjectOf({ type: 'match', id: note.id }), JSON.stringify(note)]];
    case 'mine':
      return [[subjectOf(note), JSON.stringify(note)]];
    case 'watched':
      return [];
    case 'lobby':
    case 'user':
    case 'spent':
      return [[BROADCAST_SUBJECT, JSON.stringify(note)]];
  }
}

function matchMessages({ id, version, table, entries }: MatchChangedMessage): NatsMessage[] {
  const told: NatsMessage = [
    subjectOf({ type: 'match', id }),
    JSON.stringify({ type: 'match', id, version, entries }),
  ];
  // Where there is no table at hand, one has just been opened.
  if (!table) return [told, LOBBY_MESSAGE];
  const holders = new Set(table.chairs.map(holderOf).filter((holder) => holder !== null));
  const lists = [...holders].map((user): NatsMessage => {
    const note = { type: 'mine', id: user } as const;
    return [subjectOf(note), JSON.stringify(note)];
  });
  return [told, ...lists, ...(changesLobby(table) ? [LOBBY_MESSAGE] : [])];
}

const LOBBY_MESSAGE: NatsMessage = [BROADCAST_SUBJECT, JSON.stringify({ type: 'lobby' })];

/** Is it in the list of open tables, or has it just gone from there? */
function changesLobby({ header, status, entries }: Table): boolean {
  if (header.visibility !== 'public') return false;
  const last = entries.at(-1)?.happening.type;
  return status === 'open' || last === 'started' || last === 'closed';
}

/** What another process said, if it makes sense: it may be of a later release. */
function decodeBusMessage(text: string): BusMessage | null {
  const said = JSON.parse(text) as { readonly [name: string]: unknown } | null;
  const { type, id, version, entries, line, kind, key } = said ?? {};
  if (type === 'lobby') return { type };
  if (type === 'spent' && typeof kind === 'string' && typeof key === 'string') return { type, kind, key };
  if (typeof id !== 'string') return null;
  if (type === 'match' && typeof version === 'number')
    return { type, id: id as MatchId, version, ...entriesField(entries), isRemote: true };
  if (type === 'chat' && typeof line === 'number') return { type, id: id as MatchId, line };
  return type === 'mine' || type === 'user' ? { type, id: id as UserId } : null;
}

/** Written by a server of the same house, as those in the store are; what cannot be played is asked for there. */
function entriesField(entries: unknown): { readonly entries?: readonly Entry[] } {
  return Array.isArray(entries) && entries.length > 0 ? { entries } : {};
}
