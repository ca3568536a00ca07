import { signal } from '@preact/signals';
import { isPlainObject } from '@safehouse/contract';
import { remember, remembered } from '../../state/settings.ts';

const KEY = 'safehouse.learned';

/** How far somebody has come in a lesson. Once finished it stays so, also while it is gone through again. */
export interface Progress {
  readonly at: number;
  readonly isDone: boolean;
}

const NONE: Progress = { at: 0, isDone: false };

const kept = signal(read(remembered(KEY)));

export function progressIn(game: string, lesson: string): Progress {
  return kept.value[`${game}/${lesson}`] ?? NONE;
}

export function keepProgress(game: string, lesson: string, at: number, stops: number): void {
  const isDone = progressIn(game, lesson).isDone || at === stops - 1;
  kept.value = { ...kept.value, [`${game}/${lesson}`]: { at, isDone } };
  remember(KEY, JSON.stringify(kept.value));
}

/** Whatever stands there is looked at before it is believed. */
export function read(value: unknown): { readonly [lesson: string]: Progress } {
  if (!isPlainObject(value)) return {};
  const entries = Object.entries(value).flatMap(([lesson, one]) => {
    if (!isPlainObject(one) || !Number.isInteger(one.at) || Number(one.at) < 0) return [];
    return [[lesson, { at: Number(one.at), isDone: one.isDone === true }] as const];
  });
  return Object.fromEntries(entries);
}
