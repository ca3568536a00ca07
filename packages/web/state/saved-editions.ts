import { signal } from '@preact/signals';
import { readStorage } from './storage.ts';

/** An edition that somebody has made or brought along, as this browser keeps it. */
export interface SavedEdition {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  readonly document: object;
  /** Nothing is wrong with it: it can be played. */
  readonly isSound: boolean;
  readonly updatedAt: number;
}

const STORAGE_KEY = 'safehouse.editions';

export const savedEditions = signal<readonly SavedEdition[]>(readSavedEditions());

function readSavedEditions(): readonly SavedEdition[] {
  const kept = readStorage(STORAGE_KEY);
  return Array.isArray(kept) ? kept.filter(isSavedEdition) : [];
}

/** Whatever stands in the browser's store is looked at before it is believed. */
function isSavedEdition(value: unknown): value is SavedEdition {
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
export function saveEdition(edition: SavedEdition): boolean {
  const others = savedEditions.value.filter(({ key }) => key !== edition.key);
  return writeSavedEditions([edition, ...others]);
}

export function deleteEdition(key: string): void {
  writeSavedEditions(savedEditions.value.filter((one) => one.key !== key));
}

function writeSavedEditions(next: readonly SavedEdition[]): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    return false;
  }
  savedEditions.value = next;
  return true;
}

export function newEditionKey(): string {
  return crypto.randomUUID().slice(0, 8);
}
