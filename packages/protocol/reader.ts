import { withChanges } from './changes.ts';
import type { MatchPage } from './page.ts';
import { isShort, longMoved } from './short.ts';
import { Shorthand } from './shorthand.ts';
import type { Message, Moved } from './told.ts';

interface Watched {
  page: MatchPage;
  readonly shorthand: Shorthand;
}

/** The client's ear: reads what the server says and keeps the pages it speaks of up to date. */
export class Reader {
  readonly #watched = new Map<number, Watched>();

  /** The message, in full; null for one about a match that is not watched any more. */
  read(text: string): Message | null {
    const value: unknown = JSON.parse(text);
    const message = isShort(value) ? this.#long(value) : (value as Message);
    if (message?.type === 'page') {
      const { on, page, known } = message;
      this.#watched.set(on, { page, shorthand: new Shorthand(known, page) });
    }
    if (message?.type === 'moved') this.#move(message);
    return message;
  }

  page(on: number): MatchPage | null {
    return this.#watched.get(on)?.page ?? null;
  }

  leave(on: number): void {
    this.#watched.delete(on);
  }

  #long(value: Parameters<typeof longMoved>[1]): Moved | null {
    const watched = this.#watched.get(value[0]);
    return watched ? longMoved(watched.page, value, watched.shorthand) : null;
  }

  #move({ on, v, c }: Moved): void {
    const watched = this.#watched.get(on);
    if (watched) watched.page = { ...(withChanges(watched.page, c) as MatchPage), version: v };
  }
}
