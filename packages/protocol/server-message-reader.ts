import { applyChanges } from './json-diff.ts';
import type { MatchView } from './match-view.ts';
import type { ServerMessage } from './server-message.ts';

/** Reads what the server says and keeps the view of every watched match up to date. */
export class ServerMessageReader {
  readonly #views = new Map<number, MatchView>();

  read(text: string): ServerMessage {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'snapshot') this.#views.set(message.on, message.match);
    if (message.type === 'update') {
      const before = this.view(message.on);
      if (before) this.#views.set(message.on, applyChanges(before, message.changes) as MatchView);
    }
    return message;
  }

  view(on: number): MatchView | null {
    return this.#views.get(on) ?? null;
  }

  unwatch(on: number): void {
    this.#views.delete(on);
  }
}
