import type { MatchId, UserId } from '@safehouse/protocol';

/** What the rooms of the house tell each other: that something has changed, never what is secret about it. */
export type Note =
  | { readonly type: 'match'; readonly id: MatchId; readonly version: number }
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
