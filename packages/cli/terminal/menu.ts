import { fitLine, type Line, SCREEN_COLUMNS, styled, textWidth } from '@safehouse/ui/terminal';
import type { Key } from './screen.ts';

export interface MenuItem<Value> {
  readonly label: string;
  readonly about?: string;
  readonly value: Value;
}

/** Without `l`, `q` and `u`, which are commands. */
const SHORTCUTS = [...'123456789abcdefghijkmnoprstvwxyz'];
const MAX_ROWS = 4;

/** Answers to choose from, in columns, on several pages if necessary. */
export class Menu<Value> {
  readonly items: readonly MenuItem<Value>[];
  readonly #columns: number;
  #cursor = 0;

  constructor(items: readonly MenuItem<Value>[]) {
    this.items = items;
    const widest = Math.max(...items.map(({ label }) => textWidth(label))) + 4;
    const fitting = Math.max(1, Math.floor(SCREEN_COLUMNS / widest));
    this.#columns = Math.min(fitting, Math.ceil(items.length / MAX_ROWS));
  }

  get current(): MenuItem<Value> {
    return this.items[this.#cursor];
  }

  get rows(): number {
    return Math.min(MAX_ROWS, Math.ceil(this.items.length / this.#columns));
  }

  /** `2/3` if there are several pages. */
  get pageText(): string {
    const pages = Math.ceil(this.items.length / this.#pageSize);
    return pages < 2 ? '' : `${Math.floor(this.#cursor / this.#pageSize) + 1}/${pages}`;
  }

  get #pageSize(): number {
    return this.rows * this.#columns;
  }

  get #pageStart(): number {
    return this.#cursor - (this.#cursor % this.#pageSize);
  }

  /** The item that this key chooses; null if it only moves the cursor. */
  press(key: Key): MenuItem<Value> | null {
    if (key === 'enter' || key === ' ') return this.current;
    const shortcut = SHORTCUTS.indexOf(key.toLowerCase());
    const chosen = this.items.slice(this.#pageStart, this.#pageStart + this.#pageSize)[shortcut];
    if (shortcut >= 0 && chosen) return chosen;
    this.#cursor = this.#moved(key);
    return null;
  }

  /** Up and down wrap around at the ends; left and right (a column) and the page keys stop there. */
  #moved(key: Key): number {
    const { length } = this.items;
    const clamp = (index: number) => Math.max(0, Math.min(length - 1, index));
    switch (key) {
      case 'up':
        return (this.#cursor + length - 1) % length;
      case 'down':
      case 'tab':
        return (this.#cursor + 1) % length;
      case 'left':
        return clamp(this.#cursor - this.rows);
      case 'right':
        return clamp(this.#cursor + this.rows);
      case 'pageup':
        return clamp(this.#cursor - this.#pageSize);
      case 'pagedown':
        return clamp(this.#cursor + this.#pageSize);
      default:
        return this.#cursor;
    }
  }

  lines(): Line[] {
    const page = this.items.slice(this.#pageStart, this.#pageStart + this.#pageSize);
    const width = Math.floor(SCREEN_COLUMNS / this.#columns);
    return Array.from({ length: this.rows }, (_, row) =>
      page.flatMap((item, i): Line => (i % this.rows === row ? fitLine(this.#itemLine(item, i), width) : [])),
    );
  }

  #itemLine({ label }: MenuItem<Value>, index: number): Line {
    const isCurrent = this.#pageStart + index === this.#cursor;
    const shortcut = styled('bold', SHORTCUTS[index] ?? ' ');
    return isCurrent ? ['>', shortcut, ' ', styled('chosen', label)] : [' ', shortcut, ' ', label];
  }
}
