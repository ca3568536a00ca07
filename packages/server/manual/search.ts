import type { Manual } from './library.ts';

export interface Found {
  readonly manual: Manual;
  /** The part of the text around the words, on one line. */
  readonly excerpt: string;
}

const MOST = 40;
const MOST_LETTERS = 80;
const AROUND = 90;

/** A document in paragraphs, each as it stands and in small letters: made once, for everybody may ask. */
interface Paragraph {
  readonly text: string;
  readonly small: string;
}
const split = new WeakMap<Manual, readonly Paragraph[]>();

function paragraphsOf(manual: Manual): readonly Paragraph[] {
  const known = split.get(manual);
  if (known) return known;
  const texts = manual.text.split(/\n(?=\n|- |\|)/);
  const made = texts.map((text) => ({ text, small: text.toLowerCase() }));
  split.set(manual, made);
  return made;
}

/** Where all of the words stand together in one paragraph; those that name them in a title come first. */
export function search(wanted: string, all: readonly Manual[]): readonly Found[] {
  const words = [...new Set(wanted.slice(0, MOST_LETTERS).toLowerCase().split(/\s+/).filter(Boolean))];
  if (words.length === 0) return [];
  const has = (small: string) => words.every((word) => small.includes(word));
  const found = all.map((manual) => ({
    manual,
    isInTitle: has(manual.title.toLowerCase()),
    texts: paragraphsOf(manual).filter(({ small }) => has(small)),
  }));
  return found
    .toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle))
    .flatMap(({ manual, texts }) => texts.map(({ text }) => ({ manual, text })))
    .slice(0, MOST)
    .map(({ manual, text }) => ({ manual, excerpt: excerptOf(text, words[0]) }));
}

function excerptOf(paragraph: string, word: string): string {
  const line = paragraph
    .replace(/[`*|#]|^\s*- /g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const at = Math.max(0, line.toLowerCase().indexOf(word));
  const start = Math.max(0, at - AROUND);
  const end = Math.min(line.length, at + AROUND);
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}
