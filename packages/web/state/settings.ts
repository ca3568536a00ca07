import { effect, type Signal, signal } from '@preact/signals';
import { LANGS, type Lang, pickLang } from '@safehouse/ui';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What somebody has settled for themselves in this browser. */
export const settings = {
  lang: kept<Lang>('lang', pickLang(navigator.languages), (value) => LANGS.find((lang) => lang === value)),
  theme: kept<Theme>('theme', 'system', (value) => THEMES.find((theme) => theme === value)),
  motion: kept<Motion>('motion', 'system', (value) => MOTIONS.find((motion) => motion === value)),
  patterns: kept('patterns', false, isTrueOrFalse),
  sound: kept('sound', true, isTrueOrFalse),
  name: kept('name', '', (value) => (typeof value === 'string' ? value.slice(0, 30) : undefined)),
  /** What somebody without a name is called: a number as agents have. */
  number: kept('number', Math.floor(Math.random() * 1000), (value) =>
    typeof value === 'number' ? value : undefined,
  ),
  /** The bot that was played against last. */
  level: kept('level', 'gentle', (value) => (typeof value === 'string' ? value : undefined)),
};

function isTrueOrFalse(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** A signal that the browser remembers. Whatever stands there is looked at before it is believed. */
function kept<T>(name: string, usual: T, read: (value: unknown) => T | undefined): Signal<T> {
  const key = `safehouse.${name}`;
  const value = signal(read(remembered(key)) ?? usual);
  let isFirst = true;
  effect(() => {
    const text = JSON.stringify(value.value);
    // Unchanged it stays unwritten: the language goes on following the browser.
    if (!isFirst || name === 'number') remember(key, text);
    isFirst = false;
  });
  return value;
}

export function remembered(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser that keeps nothing is none the worse for playing. */
export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}
