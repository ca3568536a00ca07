import { existsSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { LANGS } from '@safehouse/ui/languages';
import { expect, test } from 'vitest';
import { type DocPage, loadDocPages } from './doc-pages.ts';
import { searchDocs } from './docs-search.ts';
import { renderMarkdown, resolveLink } from './markdown.ts';

const allPages = loadDocPages();
const ROOT = resolve(import.meta.dirname, '../../..');

function docPage(text: string, file = 'docs/x.md'): DocPage {
  return { path: 'x', title: 'X', section: 'For everybody', lang: 'en', file, text };
}

test('the rules of every game exist in every language, and all paths are unique', () => {
  const rules = allPages.filter(({ section }) => section === 'Rules');
  const games = new Set(rules.map(({ path }) => path.split('/')[1]));
  expect(games.size).toBeGreaterThanOrEqual(3);
  for (const game of games) {
    // The specification, and the rules for players.
    const paths = rules.map(({ path }) => path).filter((path) => path.split('/')[1] === game);
    expect(paths.sort()).toEqual([`rules/${game}`, ...LANGS.map((lang) => `rules/${game}/${lang}`)].sort());
  }
  expect(new Set(allPages.map(({ path }) => path)).size).toBe(allPages.length);
});

test('links to other documents lead to their pages, links to other files become plain text', () => {
  const from = docPage('See [the notation](notation.md#moves), [code](../packages/x.ts), [out](https://example.org/).');
  const html = renderMarkdown(from, allPages);
  expect(html).toContain('href="/docs/notation#moves"');
  expect(html).toContain(', code, ');
  expect(html).toContain('href="https://example.org/"');
});

test.each(allPages.map((page) => [page.file, page] as const))('links in %s are valid', (_, from) => {
  const links = [...from.text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href);
  for (const href of links.filter((link) => !/^(https?:|\/|#)/.test(link))) {
    const file = posix.join(posix.dirname(from.file), href.split('#')[0]);
    expect(existsSync(resolve(ROOT, file)), `${href} in ${from.file}`).toBe(true);
  }
  for (const href of links) {
    const hash = resolveLink(href, from, allPages)?.split('#')[1];
    const page = href.startsWith('#')
      ? from
      : allPages.find(({ path }) => resolveLink(href, from, allPages)?.startsWith(`/docs/${path}#`));
    if (hash !== undefined && page) expect(renderMarkdown(page, allPages)).toContain(`id="${hash}"`);
  }
});

test('headings have ids, and two headings with one text have different ids', () => {
  const html = renderMarkdown(docPage('# One\n\n## A `b` c\n\n## A b c\n'), []);
  expect(html).toContain('id="one"');
  expect(html).toContain('id="a-b-c"');
  expect(html).toContain('id="a-b-c-1"');
});

test('HTML tags in a document are escaped', () => {
  expect(renderMarkdown(docPage('a <script>x</script> b'), [])).not.toContain('<script>');
});

test('search finds the paragraph with all words in any case', () => {
  const two = [docPage('# X\n\nOne fish\n\nTwo Birds fly')];
  expect(searchDocs('birds TWO', two).map(({ excerpt }) => excerpt)).toEqual(['Two Birds fly']);
  expect(searchDocs('fish birds', two)).toEqual([]);
  expect(searchDocs('   ', two)).toEqual([]);
});
