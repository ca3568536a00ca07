import { signal } from '@preact/signals';
import { isPlainObject } from '@safehouse/contract';
import { readStorage, writeStorage } from '../../state/storage.ts';

const STORAGE_KEY = 'safehouse.learned';

/** A finished lesson stays finished while it is repeated. */
export interface LessonProgress {
  readonly at: number;
  readonly isDone: boolean;
}

const NOT_STARTED: LessonProgress = { at: 0, isDone: false };

const savedProgress = signal(parseProgress(readStorage(STORAGE_KEY)));

export function lessonProgress(game: string, lesson: string): LessonProgress {
  return savedProgress.value[`${game}/${lesson}`] ?? NOT_STARTED;
}

export function saveProgress(game: string, lesson: string, at: number, stops: number): void {
  const isDone = lessonProgress(game, lesson).isDone || at === stops - 1;
  savedProgress.value = { ...savedProgress.value, [`${game}/${lesson}`]: { at, isDone } };
  writeStorage(STORAGE_KEY, JSON.stringify(savedProgress.value));
}

/** Ignores malformed entries. */
export function parseProgress(value: unknown): { readonly [lesson: string]: LessonProgress } {
  if (!isPlainObject(value)) return {};
  const entries = Object.entries(value).flatMap(([lesson, saved]) => {
    if (!isPlainObject(saved) || !Number.isInteger(saved.at) || Number(saved.at) < 0) return [];
    return [[lesson, { at: Number(saved.at), isDone: saved.isDone === true }] as const];
  });
  return Object.fromEntries(entries);
}
