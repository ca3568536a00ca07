import type { MatchId, UserId } from '@safehouse/protocol';
import type { Entry, Table } from '@safehouse/table';

/** A match has gone on. */
export interface MatchChangedMessage {
  readonly type: 'match';
  readonly id: MatchId;
  readonly version: number;
  /** Where this process wrote it: the table as it is on the disk. To be looked at at once or not at all. */
  readonly table?: Table;
  /** What has happened, up to this version, and is on the disk: whoever has the table at hand need not ask for it. */
  readonly entries?: readonly Entry[];
  /** Another process wrote it, and does there what is to be done once. */
  readonly isRemote?: true;
}

/** What the rooms of the house tell each other: that something has changed. None of it is for people. */
export type BusMessage =
  | MatchChangedMessage
  | { readonly type: 'lobby' }
  /** Somebody's list of matches may have changed. */
  | { readonly type: 'mine'; readonly id: UserId }
  | { readonly type: 'chat'; readonly id: MatchId; readonly line: number }
  /** Somebody has another name or standing, or is gone: what is remembered of them may be wrong. */
  | { readonly type: 'user'; readonly id: UserId }
  /** Somebody has begun to look at a match here. */
  | { readonly type: 'watched'; readonly id: MatchId }
  /** Something of which there may not be too much was done in another process. */
  | { readonly type: 'spent'; readonly kind: string; readonly key: string };

export type BusListener = (note: BusMessage) => void;

/** What only those processes hear of that have asked for it: a match, or somebody's list of matches. */
export type BusTopic =
  | { readonly type: 'match'; readonly id: MatchId }
  | { readonly type: 'mine'; readonly id: UserId };

export interface Bus {
  publish(note: BusMessage): void;
  /** For the other processes alone. */
  publishToOthers(note: BusMessage): void;
  /** Returns how to stop listening. */
  subscribe(listener: BusListener): () => void;
  /** From now on notes of other processes about this are wanted. Returns how to end it. */
  follow(what: BusTopic): () => void;
}

/** The bus of a single process. A listener that throws does not keep the others from hearing. */
export function localBus(failed: (error: unknown) => void): Bus {
  const listeners = new Set<BusListener>();
  return {
    publish(note) {
      for (const listener of listeners) {
        try {
          listener(note);
        } catch (error) {
          failed(error);
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
