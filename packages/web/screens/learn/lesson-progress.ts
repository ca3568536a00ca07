import { signal } from '@preact/signals';
import { isPlainObject } from '@safehouse/contract';
import { readStorage, writeStorage } from '../../state/storage.ts';

const STORAGE_KEY = 'safehouse.learned';

/** How far somebody has come in a lesson. Once finished it stays so, also while it is gone through again. */
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

/** Whatever stands there is looked at before it is believed. */
export function parseProgress(value: unknown): { readonly [lesson: string]: LessonProgress } {
  if (!isPlainObject(value)) return {};
  const entries = Object.entries(value).flatMap(([lesson, one]) => {
    if (!isPlainObject(one) || !Number.isInteger(one.at) || Number(one.at) < 0) return [];
    return [[lesson, { at: Number(one.at), isDone: one.isDone === true }] as const];
  });
  return Object.fromEntries(entries);
}
