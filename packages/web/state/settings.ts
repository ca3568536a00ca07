import { effect, type Signal, signal } from '@preact/signals';
import { LANGS, type Lang, pickLang } from '@safehouse/ui';
import { onStorageChange, readStorage, writeStorage } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];
export const SPEEDS = ['step', 'slow', 'normal', 'fast', 'off'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export const PALETTES = ['house', 'contrast'] as const;
export const HANDS = ['right', 'left'] as const;
export const OPEN_PANELS = ['log', 'chat', 'rules'] as const;

export const settings = {
  lang: persistedSignal<Lang>('lang', pickLang(navigator.languages), (value) => LANGS.find((lang) => lang === value)),
  theme: persistedSignal<Theme>('theme', 'system', (value) => THEMES.find((theme) => theme === value)),
  motion: persistedSignal<Motion>('motion', 'system', (value) => MOTIONS.find((motion) => motion === value)),
  /** The speed of playback and animations. `step`: each step waits for a press; `off`: everything is shown at once. */
  speed: choiceSignal('speed', 'normal', SPEEDS),
  textSize: choiceSignal('text', 'normal', TEXT_SIZES),
  palette: choiceSignal('palette', 'house', PALETTES),
  patterns: persistedSignal('patterns', false, parseBoolean),
  sound: persistedSignal('sound', true, parseBoolean),
  /** In percent. */
  volume: persistedSignal('volume', 100, (value) =>
    typeof value === 'number' && value >= 0 && value <= 100 ? value : undefined,
  ),
  /** Whether a move must be confirmed by a second press. */
  confirmMoves: persistedSignal('confirm', false, parseBoolean),
  /** Whether the only legal move is played automatically. */
  playOnlyMove: persistedSignal('auto', false, parseBoolean),
  /** Whether a turn ends automatically once nothing is left to do in it. */
  endFinishedTurn: persistedSignal('end-turn', true, parseBoolean),
  hand: choiceSignal('hand', 'right', HANDS),
  /** The panel beside the board on a wide screen. */
  openPanel: choiceSignal('panel', 'log', OPEN_PANELS),
  /** Whether keyboard shortcuts are active at a table. */
  shortcuts: persistedSignal('shortcuts', true, parseBoolean),
  /** Whether the characters speak. */
  speech: persistedSignal('speech', true, parseBoolean),
  /** Whether the user is hidden from friends while online. */
  invisible: persistedSignal('invisible', false, parseBoolean),
  name: persistedSignal('name', '', (value) => (typeof value === 'string' ? value.slice(0, 30) : undefined)),
  /** The number in the default name of a guest. */
  number: persistedSignal('number', Math.floor(Math.random() * 1000), (value) =>
    typeof value === 'number' ? value : undefined,
  ),
};

/** A setting with a fixed list of values. */
function choiceSignal<Choice extends string>(
  name: string,
  defaultValue: Choice,
  values: readonly Choice[],
): Signal<Choice> {
  return persistedSignal<Choice>(name, defaultValue, (value) => values.find((choice) => choice === value));
}

function parseBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** A signal stored in the browser and synchronised between tabs. `parse` validates the stored value. */
function persistedSignal<T>(name: string, defaultValue: T, parse: (value: unknown) => T | undefined): Signal<T> {
  const key = `safehouse.${name}`;
  const value = signal(parse(readStorage(key)) ?? defaultValue);
  let isFirst = true;
  effect(() => {
    const text = JSON.stringify(value.value);
    // The default is not stored, so that the language keeps following the browser's.
    if (!isFirst || name === 'number') writeStorage(key, text);
    isFirst = false;
  });
  onStorageChange(key, (changed) => {
    value.value = parse(changed) ?? value.value;
  });
  return value;
}
