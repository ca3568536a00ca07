import type { MatchId, OnlinePerson, UserId } from '@safehouse/protocol';
import type { Entry, Table } from '@safehouse/table';

export interface MatchChangedMessage {
  readonly type: 'match';
  readonly id: MatchId;
  readonly version: number;
  /** Only in the process that wrote it: the table as stored. Must only be read during the callback. */
  readonly table?: Table;
  /** The stored entries up to this version: a server that has the table need not load them. */
  readonly entries?: readonly Entry[];
  /** Another process wrote it, and does what must be done only once. */
  readonly isRemote?: true;
}

/** Messages inside and between the processes of a server. They are never sent to clients. */
export type BusMessage =
  | MatchChangedMessage
  | { readonly type: 'lobby' }
  /** A user's list of matches may have changed. */
  | { readonly type: 'mine'; readonly id: UserId }
  | { readonly type: 'chat' | 'spectator-chat'; readonly id: MatchId; readonly line: number }
  /** The players who have a match open in some process have changed. */
  | { readonly type: 'presence'; readonly id: MatchId }
  /** A user has changed or was deleted: caches must drop them. */
  | { readonly type: 'user'; readonly id: UserId }
  /** One user has blocked another. */
  | { readonly type: 'blocked'; readonly id: UserId; readonly other: UserId }
  /** A tournament has new entries. */
  | { readonly type: 'tournament'; readonly id: string; readonly version: number }
  /** A club, its members, its board or its tournaments have changed. */
  | { readonly type: 'club'; readonly id: string }
  /** Bans of networks or the server's switches have changed. */
  | { readonly type: 'moderation' }
  /** Somebody has started watching a match in this process, in which bots are to act. */
  | { readonly type: 'watched'; readonly id: MatchId }
  /** The number of spectators of a match in another process. */
  | {
      readonly type: 'spectators';
      readonly id: MatchId;
      readonly server: string;
      readonly count: number;
      /** May the table be in the list of live tables? */
      readonly isListed: boolean;
    }
  /** A player of this match is invisible, so it is not listed. */
  | { readonly type: 'hidden'; readonly id: MatchId }
  /** Another process starts listing live tables, and asks for spectator counts and hidden tables. */
  | { readonly type: 'live-asked' }
  /** Another process shows this table on the front page. */
  | { readonly type: 'tv'; readonly id: MatchId; readonly chosenAt: number }
  /** Somebody views who is online in another process, which asks for those in this one. */
  | { readonly type: 'online-asked' }
  /** Users who are online in another process: the number, and some of them. */
  | {
      readonly type: 'online';
      readonly server: string;
      readonly count: number;
      readonly people: readonly OnlinePerson[];
    }
  /** Something was counted towards a rate limit in another process. */
  | { readonly type: 'spent'; readonly kind: string; readonly key: string };

type BusListener = (message: BusMessage) => void;

/** Messages about a match, a list, the live tables or online users only go to processes that follow the topic. */
export type BusTopic =
  | { readonly type: 'match'; readonly id: MatchId }
  | { readonly type: 'mine'; readonly id: UserId }
  | { readonly type: 'live' | 'online'; readonly id: 'all' };

export interface Bus {
  publish(message: BusMessage): void;
  /** Publishes to the other processes only. */
  publishToOthers(message: BusMessage): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: BusListener): () => void;
  /** Starts receiving messages of other processes about the topic. Returns a function that stops it. */
  follow(topic: BusTopic): () => void;
}

/** The bus of a single process. A listener that throws does not affect the others. */
export function localBus(onError: (error: unknown) => void): Bus {
  const listeners = new Set<BusListener>();
  return {
    publish(message) {
      for (const listener of listeners) {
        try {
          listener(message);
        } catch (error) {
          onError(error);
        }
      }
    },
    publishToOthers() {},
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: () => () => undefined,
  };
}
