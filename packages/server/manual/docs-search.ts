import type { DocPage } from './doc-pages.ts';

export interface SearchHit {
  readonly page: DocPage;
  /** The part of the text around the words, on one line. */
  readonly excerpt: string;
}

const MAX_HITS = 40;
const MAX_QUERY_LENGTH = 80;
const EXCERPT_RADIUS = 90;

/** A document in paragraphs, each as it stands and in small letters: made once, for everybody may ask. */
interface Paragraph {
  readonly text: string;
  readonly small: string;
}
const paragraphCache = new WeakMap<DocPage, readonly Paragraph[]>();

function paragraphsOf(manual: DocPage): readonly Paragraph[] {
  const known = paragraphCache.get(manual);
  if (known) return known;
  const texts = manual.text.split(/\n(?=\n|- |\|)/);
  const made = texts.map((text) => ({ text, small: text.toLowerCase() }));
  paragraphCache.set(manual, made);
  return made;
}

/** Where all of the words stand together in one paragraph; those that name them in a title come first. */
export function searchDocs(wanted: string, all: readonly DocPage[]): readonly SearchHit[] {
  const words = [...new Set(wanted.slice(0, MAX_QUERY_LENGTH).toLowerCase().split(/\s+/).filter(Boolean))];
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
    .slice(0, MAX_HITS)
    .map(({ manual, text }) => ({ page: manual, excerpt: excerptOf(text, words[0]) }));
}

function excerptOf(paragraph: string, word: string): string {
  const line = paragraph
    .replace(/[`*|#]|^\s*- /g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const at = Math.max(0, line.toLowerCase().indexOf(word));
  const start = Math.max(0, at - EXCERPT_RADIUS);
  const end = Math.min(line.length, at + EXCERPT_RADIUS);
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}
