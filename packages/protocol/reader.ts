import { withChanges } from './changes.ts';
import type { MatchPage } from './page.ts';
import { isAnew, isShort, longMoved, type ShortMoved } from './short.ts';
import { longPage, type ShortPage } from './short-page.ts';
import { Shorthand } from './shorthand.ts';
import type { Message, Moved, PageTold } from './told.ts';

interface Watched {
  page: MatchPage;
  shorthand: Shorthand;
}

/** The client's ear: reads what the server says and keeps the pages it speaks of up to date. */
export class Reader {
  readonly #watched = new Map<number, Watched>();

  /** The message, in full; null for one about a match that is not watched any more. */
  read(text: string): Message | null {
    const value: unknown = JSON.parse(text);
    if (isShort(value))
      return value[1] === null ? this.#shortPage(value as ShortPage) : this.#shortMoved(value);
    const message = value as Message;
    if (message.type === 'page') {
      this.#watched.set(message.on, { page: message.page, shorthand: new Shorthand() });
    }
    if (message.type === 'moved') this.#move(message);
    return message;
  }

  page(on: number): MatchPage | null {
    return this.#watched.get(on)?.page ?? null;
  }

  leave(on: number): void {
    this.#watched.delete(on);
  }

  #shortPage([on, , packed, facts]: ShortPage): PageTold {
    const watched = longPage(packed);
    this.#watched.set(on, watched);
    return { type: 'page', on, page: watched.page, ...(facts && { facts }) };
  }

  #shortMoved(value: ShortMoved): Moved | null {
    const watched = this.#watched.get(value[0]);
    if (!watched) return null;
    if (isAnew(value)) watched.shorthand = new Shorthand();
    const moved = longMoved(watched.page, value, watched.shorthand);
    this.#move(moved);
    return moved;
  }

  #move({ on, v, c }: Moved): void {
    const watched = this.#watched.get(on);
    if (watched) watched.page = { ...(withChanges(watched.page, c) as MatchPage), version: v };
  }
}
