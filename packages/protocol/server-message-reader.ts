import { applyChanges } from './json-diff.ts';
import type { MatchView } from './match-view.ts';
import type { ServerMessage, SnapshotMessage, UpdateMessage } from './server-message.ts';
import { isAnew, isShort, longMoved, type ShortMoved } from './short.ts';
import { longPage, type ShortPage } from './short-page.ts';
import { Shorthand } from './shorthand.ts';

interface WatchedMatch {
  page: MatchView;
  shorthand: Shorthand;
}

/** The client's ear: reads what the server says and keeps the pages it speaks of up to date. */
export class ServerMessageReader {
  readonly #watched = new Map<number, WatchedMatch>();

  /** The message, in full; null for one about a match that is not watched any more. */
  read(text: string): ServerMessage | null {
    const value: unknown = JSON.parse(text);
    if (isShort(value))
      return value[1] === null ? this.#shortPage(value as ShortPage) : this.#shortMoved(value);
    const message = value as ServerMessage;
    if (message.type === 'page') {
      this.#watched.set(message.on, { page: message.page, shorthand: new Shorthand() });
    }
    if (message.type === 'moved') this.#applyUpdate(message);
    return message;
  }

  view(on: number): MatchView | null {
    return this.#watched.get(on)?.page ?? null;
  }

  unwatch(on: number): void {
    this.#watched.delete(on);
  }

  #shortPage([on, , packed, facts]: ShortPage): SnapshotMessage {
    const watched = longPage(packed);
    this.#watched.set(on, watched);
    return { type: 'page', on, page: watched.page, ...(facts && { facts }) };
  }

  #shortMoved(value: ShortMoved): UpdateMessage | null {
    const watched = this.#watched.get(value[0]);
    if (!watched) return null;
    if (isAnew(value)) watched.shorthand = new Shorthand();
    const moved = longMoved(watched.page, value, watched.shorthand);
    this.#applyUpdate(moved);
    return moved;
  }

  #applyUpdate({ on, v, c }: UpdateMessage): void {
    const watched = this.#watched.get(on);
    if (watched) watched.page = { ...(applyChanges(watched.page, c) as MatchView), version: v };
  }
}
