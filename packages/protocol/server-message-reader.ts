import type { Vocabulary } from '@safehouse/contract';
import { applyChanges } from './json-diff.ts';
import type { MatchView } from './match-view.ts';
import type { ServerMessage } from './server-message.ts';
import { unpackUpdate, vocabularyKey } from './unpack-update.ts';

/** Parses the server's messages and keeps the view of every watched match up to date. */
export class ServerMessageReader {
  readonly #views = new Map<number, MatchView>();
  readonly #vocabularies = new Map<string, Vocabulary>();

  /** `data`: a text message, or the bytes of a packed update. */
  read(data: string | Uint8Array): ServerMessage {
    const message = typeof data === 'string' ? (JSON.parse(data) as ServerMessage) : this.#unpack(data);
    if (message.type === 'vocabulary') this.#vocabularies.set(vocabularyKey(message), message);
    if (message.type === 'snapshot') this.#views.set(message.on, message.match);
    if (message.type === 'update') {
      const before = this.view(message.on);
      if (before) this.#views.set(message.on, applyChanges(before, message.changes) as MatchView);
    }
    return message;
  }

  /** An update may still arrive for a match that is no longer watched. */
  #unpack(bytes: Uint8Array): ServerMessage {
    return unpackUpdate(bytes, (on) => {
      const view = this.view(on);
      return (view && this.#vocabularies.get(vocabularyKey(view))) ?? null;
    });
  }

  view(on: number): MatchView | null {
    return this.#views.get(on) ?? null;
  }

  unwatch(on: number): void {
    this.#views.delete(on);
  }
}
