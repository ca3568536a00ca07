import { readStorage, writeStorage } from './storage.ts';

const STORAGE_KEY = 'safehouse.chat';
const MAX_SAVED_MATCHES = 100;

type ReadLines = readonly (readonly [match: string, line: number])[];

function readSavedLines(): ReadLines {
  const value = readStorage(STORAGE_KEY);
  return Array.isArray(value) ? (value as ReadLines) : [];
}

/** The number of the last chat line that was on the screen. */
export function lastReadLine(match: string): number {
  return readSavedLines().find(([saved]) => saved === match)?.[1] ?? 0;
}

export function saveReadLine(match: string, line: number): void {
  const others = readSavedLines().filter(([saved]) => saved !== match);
  writeStorage(STORAGE_KEY, JSON.stringify([[match, line], ...others].slice(0, MAX_SAVED_MATCHES)));
}
