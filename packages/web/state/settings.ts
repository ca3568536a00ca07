import { effect, type Signal, signal } from '@preact/signals';
import { LANGS, type Lang, pickLang } from '@safehouse/ui';
import { readStorage, writeStorage } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What somebody has settled for themselves in this browser. */
export const settings = {
  lang: persistedSignal<Lang>('lang', pickLang(navigator.languages), (value) =>
    LANGS.find((lang) => lang === value),
  ),
  theme: persistedSignal<Theme>('theme', 'system', (value) => THEMES.find((theme) => theme === value)),
  motion: persistedSignal<Motion>('motion', 'system', (value) => MOTIONS.find((motion) => motion === value)),
  patterns: persistedSignal('patterns', false, parseBoolean),
  sound: persistedSignal('sound', true, parseBoolean),
  name: persistedSignal('name', '', (value) => (typeof value === 'string' ? value.slice(0, 30) : undefined)),
  /** What somebody without a name is called: a number as agents have. */
  number: persistedSignal('number', Math.floor(Math.random() * 1000), (value) =>
    typeof value === 'number' ? value : undefined,
  ),
  /** The bot that was played against last. */
  level: persistedSignal('level', 'gentle', (value) => (typeof value === 'string' ? value : undefined)),
};

function parseBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** A signal that the browser remembers. Whatever stands there is looked at before it is believed. */
function persistedSignal<T>(name: string, usual: T, read: (value: unknown) => T | undefined): Signal<T> {
  const key = `safehouse.${name}`;
  const value = signal(read(readStorage(key)) ?? usual);
  let isFirst = true;
  effect(() => {
    const text = JSON.stringify(value.value);
    // Unchanged it stays unwritten: the language goes on following the browser.
    if (!isFirst || name === 'number') writeStorage(key, text);
    isFirst = false;
  });
  return value;
}
