import type { Table } from './table.ts';

export interface TableObserver {
  /** Called before an entry is applied, while the table is as it was. Returns whether to go on observing. */
  beforeEntry(table: Table): boolean;
  /** Called when all entries of a command are applied, but not stored yet. */
  afterEntries(table: Table): void;
}

/** Those who compare a table with how it was before. */
export class TableObservers {
  #all: readonly TableObserver[] = NONE;

  add(observer: TableObserver): void {
    if (!this.#all.includes(observer)) this.#all = [...this.#all, observer];
  }

  beforeEntry(table: Table): void {
    for (const observer of this.#all)
      if (!observer.beforeEntry(table)) this.#all = this.#all.filter((other) => other !== observer);
  }

  afterEntries(table: Table): void {
    for (const observer of this.#all) observer.afterEntries(table);
  }
}

const NONE: readonly TableObserver[] = [];
