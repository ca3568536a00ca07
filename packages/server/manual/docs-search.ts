import type { DocPage } from './doc-pages.ts';

export interface SearchHit {
  readonly page: DocPage;
  /** The text around the first search word, on one line. */
  readonly excerpt: string;
}

const MAX_HITS = 40;
const MAX_QUERY_LENGTH = 80;
const EXCERPT_RADIUS = 90;

/** Computed once for each page, because searching is open to everybody. */
interface Paragraph {
  readonly text: string;
  readonly lowerCase: string;
}
const paragraphCache = new WeakMap<DocPage, readonly Paragraph[]>();

function paragraphsOf(page: DocPage): readonly Paragraph[] {
  const cached = paragraphCache.get(page);
  if (cached) return cached;
  const texts = page.text.split(/\n(?=\n|- |\|)/);
  const paragraphs = texts.map((text) => ({ text, lowerCase: text.toLowerCase() }));
  paragraphCache.set(page, paragraphs);
  return paragraphs;
}

/** Paragraphs that contain all words; pages with all words in their title come first. */
export function searchDocs(query: string, pages: readonly DocPage[]): readonly SearchHit[] {
  const words = [...new Set(query.slice(0, MAX_QUERY_LENGTH).toLowerCase().split(/\s+/).filter(Boolean))];
  if (words.length === 0) return [];
  const matches = (lowerCase: string) => words.every((word) => lowerCase.includes(word));
  const found = pages.map((page) => ({
    page,
    isInTitle: matches(page.title.toLowerCase()),
    paragraphs: paragraphsOf(page).filter(({ lowerCase }) => matches(lowerCase)),
  }));
  return found
    .toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle))
    .flatMap(({ page, paragraphs }) => paragraphs.map(({ text }) => ({ page, text })))
    .slice(0, MAX_HITS)
    .map(({ page, text }) => ({ page, excerpt: excerptOf(text, words[0]) }));
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
