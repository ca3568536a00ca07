import type { MatchId, UserId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';

/** A match has gone on. */
export interface MatchNote {
  readonly type: 'match';
  readonly id: MatchId;
  readonly version: number;
  /** Where this process wrote it: the table as it is on the disk. To be looked at at once or not at all. */
  readonly table?: Table;
}

/** What the rooms of the house tell each other: that something has changed, never what is secret about it. */
export type Note =
  | MatchNote
  | { readonly type: 'lobby' }
  | { readonly type: 'chat'; readonly id: MatchId; readonly line: number }
  /** Somebody has another name or standing, or is gone: what is remembered of them may be wrong. */
  | { readonly type: 'user'; readonly id: UserId };

export type Listener = (note: Note) => void;

export interface Bus {
  publish(note: Note): void;
  /** Returns how to stop listening. */
  subscribe(listener: Listener): () => void;
}

/** The bus of a single process. A listener that throws does not keep the others from hearing. */
export function localBus(failed: (error: unknown) => void): Bus {
  const listeners = new Set<Listener>();
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
