import { readStorage, writeStorage } from './storage.ts';

const STORAGE_KEY = 'safehouse.seen';
const MAX_SAVED_VIEWERS = 100;

type SeenVersions = readonly (readonly [viewer: string, version: number])[];

function readSeenVersions(): SeenVersions {
  const value = readStorage(STORAGE_KEY);
  return Array.isArray(value) ? (value as SeenVersions) : [];
}

/** Null if this viewer has not seen the match yet. */
export function lastSeenVersion(viewer: string): number | null {
  return readSeenVersions().find(([saved]) => saved === viewer)?.[1] ?? null;
}

export function saveSeenVersion(viewer: string, version: number): void {
  const others = readSeenVersions().filter(([saved]) => saved !== viewer);
  writeStorage(STORAGE_KEY, JSON.stringify([[viewer, version], ...others].slice(0, MAX_SAVED_VIEWERS)));
}
