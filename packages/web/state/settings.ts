import { effect, type Signal, signal } from '@preact/signals';
import { LANGS, type Lang, pickLang } from '@safehouse/ui';
import { readStorage, writeStorage } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export const settings = {
  lang: persistedSignal<Lang>('lang', pickLang(navigator.languages), (value) => LANGS.find((lang) => lang === value)),
  theme: persistedSignal<Theme>('theme', 'system', (value) => THEMES.find((theme) => theme === value)),
  motion: persistedSignal<Motion>('motion', 'system', (value) => MOTIONS.find((motion) => motion === value)),
  patterns: persistedSignal('patterns', false, parseBoolean),
  sound: persistedSignal('sound', true, parseBoolean),
  /** Whether the characters say anything. */
  speech: persistedSignal('speech', true, parseBoolean),
  name: persistedSignal('name', '', (value) => (typeof value === 'string' ? value.slice(0, 30) : undefined)),
  /** The number in the default name of a guest. */
  number: persistedSignal('number', Math.floor(Math.random() * 1000), (value) =>
    typeof value === 'number' ? value : undefined,
  ),
};

function parseBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** A signal stored in the browser. `parse` validates the stored value. */
function persistedSignal<T>(name: string, defaultValue: T, parse: (value: unknown) => T | undefined): Signal<T> {
  const key = `safehouse.${name}`;
  const value = signal(parse(readStorage(key)) ?? defaultValue);
  let isFirst = true;
  effect(() => {
    const text = JSON.stringify(value.value);
    // The default is not written, so that the language keeps following the browser.
    if (!isFirst || name === 'number') writeStorage(key, text);
    isFirst = false;
  });
  return value;
}
