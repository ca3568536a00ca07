import { signal } from '@preact/signals';
import { readStorage } from './storage.ts';

/** A user's own edition, stored in this browser. */
export interface SavedEdition {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  readonly document: object;
  /** True if it is valid and can be played. */
  readonly isSound: boolean;
  readonly updatedAt: number;
}

const STORAGE_KEY = 'safehouse.editions';

export const savedEditions = signal<readonly SavedEdition[]>(readSavedEditions());

function readSavedEditions(): readonly SavedEdition[] {
  const stored = readStorage(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter(isSavedEdition) : [];
}

/** Ignores malformed entries. */
function isSavedEdition(value: unknown): value is SavedEdition {
  const edition = value as { readonly [field: string]: unknown } | null;
  return (
    typeof edition === 'object' &&
    edition !== null &&
    ['key', 'game', 'title'].every((field) => typeof edition[field] === 'string') &&
    typeof edition.document === 'object' &&
    edition.document !== null
  );
}

/** False if the storage is full, in which case nothing changes. */
export function saveEdition(edition: SavedEdition): boolean {
  const others = savedEditions.value.filter(({ key }) => key !== edition.key);
  return writeSavedEditions([edition, ...others]);
}

export function deleteEdition(key: string): void {
  writeSavedEditions(savedEditions.value.filter((edition) => edition.key !== key));
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
