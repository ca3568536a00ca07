import type { ScopedFact } from '@safehouse/contract';

export type EntryFactList = readonly ScopedFact<{ readonly type: string }>[];

/** The facts of a table's entries. Those of earlier entries are kept only if somebody asks for them. */
export class EntryFacts {
  #version = 0;
  /** Those of the last entry, which all viewers are about to receive; null if they were released. */
  #last: EntryFactList | null = [];
  /** Those of every entry as text, which takes less memory; null until somebody asks for earlier ones. */
  #texts: string[] | null = null;

  add(facts: EntryFactList): void {
    this.#version++;
    this.#last = facts;
    this.#texts?.push(JSON.stringify(facts));
  }

  releaseLast(): void {
    this.#last = null;
  }

  /** `replay` computes the facts of all entries again. */
  at(version: number, replay: () => readonly EntryFactList[]): EntryFactList {
    if (version === this.#version && this.#last) return this.#last;
    this.#texts ??= replay().map((facts) => JSON.stringify(facts));
    return JSON.parse(this.#texts[version - 1]);
  }
}
