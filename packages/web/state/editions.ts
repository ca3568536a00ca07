import { signal } from '@preact/signals';
import { remembered } from './settings.ts';

/** An edition that somebody has made or brought along, as this browser keeps it. */
export interface KeptEdition {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  readonly document: object;
  /** Nothing is wrong with it: it can be played. */
  readonly isSound: boolean;
  readonly updatedAt: number;
}

const KEY = 'safehouse.editions';

export const editions = signal<readonly KeptEdition[]>(read());

function read(): readonly KeptEdition[] {
  const kept = remembered(KEY);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

/** Whatever stands in the browser's store is looked at before it is believed. */
function isKept(value: unknown): value is KeptEdition {
  const one = value as { readonly [field: string]: unknown } | null;
  return (
    typeof one === 'object' &&
    one !== null &&
    ['key', 'game', 'title'].every((field) => typeof one[field] === 'string') &&
    typeof one.document === 'object' &&
    one.document !== null
  );
}

/** False where the browser has no room left: then everything is as before. */
export function keepEdition(edition: KeptEdition): boolean {
  const others = editions.value.filter(({ key }) => key !== edition.key);
  return write([edition, ...others]);
}

export function forgetEdition(key: string): void {
  write(editions.value.filter((one) => one.key !== key));
}

function write(next: readonly KeptEdition[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    return false;
  }
  editions.value = next;
  return true;
}

export function newEditionKey(): string {
  return crypto.randomUUID().slice(0, 8);
}
