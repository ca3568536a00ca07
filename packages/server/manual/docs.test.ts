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

test('the rules of every game are there in every language, and no two pages have one address', () => {
  const rules = allPages.filter(({ section }) => section === 'Rules');
  const games = new Set(rules.map(({ path }) => path.split('/')[1]));
  expect(games.size).toBeGreaterThanOrEqual(3);
  for (const game of games) {
    const langs = rules.filter(({ path }) => path.split('/')[1] === game).map(({ lang }) => lang);
    expect(langs.sort()).toEqual(LANGS.toSorted());
  }
  expect(new Set(allPages.map(({ path }) => path)).size).toBe(allPages.length);
});

test('a link from one document to another leads to its page, one to a file that is no page is plain text', () => {
  const from = docPage(
    'See [the notation](notation.md#moves), [code](../packages/x.ts), [out](https://example.org/).',
  );
  const html = renderMarkdown(from, allPages);
  expect(html).toContain('href="/docs/notation#moves"');
  expect(html).toContain(', code, ');
  expect(html).toContain('href="https://example.org/"');
});

test.each(allPages.map((one) => [one.file, one] as const))('links in %s lead somewhere', (_, one) => {
  const links = [...one.text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href);
  for (const href of links.filter((link) => !/^(https?:|\/|#)/.test(link))) {
    const file = posix.join(posix.dirname(one.file), href.split('#')[0]);
    expect(existsSync(resolve(ROOT, file)), `${href} in ${one.file}`).toBe(true);
  }
  for (const href of links) {
    const hash = resolveLink(href, one, allPages)?.split('#')[1];
    const page = href.startsWith('#')
      ? one
      : allPages.find(({ path }) => resolveLink(href, one, allPages)?.startsWith(`/docs/${path}#`));
    if (hash !== undefined && page) expect(renderMarkdown(page, allPages)).toContain(`id="${hash}"`);
  }
});

test('headings can be linked to, and two of one name are told apart', () => {
  const html = renderMarkdown(docPage('# One\n\n## A `b` c\n\n## A b c\n'), []);
  expect(html).toContain('id="one"');
  expect(html).toContain('id="a-b-c"');
  expect(html).toContain('id="a-b-c-1"');
});

test('what looks like a tag in a document is shown, not obeyed', () => {
  expect(renderMarkdown(docPage('a <script>x</script> b'), [])).not.toContain('<script>');
});

test('search finds the paragraph with all words, whatever their case', () => {
  const two = [docPage('# X\n\nOne fish\n\nTwo Birds fly')];
  expect(searchDocs('birds TWO', two).map(({ excerpt }) => excerpt)).toEqual(['Two Birds fly']);
  expect(searchDocs('fish birds', two)).toEqual([]);
  expect(searchDocs('   ', two)).toEqual([]);
});
