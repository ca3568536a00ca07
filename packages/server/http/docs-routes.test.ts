import { expect, test } from 'vitest';
import { docsRoutes } from './docs-routes.ts';

async function readDocs(path: string, cookie: string, params: { readonly [name: string]: string } = {}) {
  const route = docsRoutes().find((candidate) => candidate.path === path);
  const request = new Request('http://x/docs', { headers: { cookie } });
  const reply = await route?.run({ request, params, query: {} } as never);
  if (!reply || !('response' in reply)) throw new Error('no page');
  return { status: reply.response.status, html: await reply.response.text() };
}

test('the documentation speaks the language chosen in the app and lists its rules first', async () => {
  const { html } = await readDocs('/docs', 'lang=sk');
  expect(html).toContain('<html lang="sk">');
  expect(html).toContain('<h1>Dokumentácia</h1>');
  expect(html.indexOf('/docs/rules/kompromat/sk')).toBeLessThan(html.indexOf('"/docs/rules/kompromat"'));
});

test('around an English page the words are those of the reader, and the text says that it is English', async () => {
  const { html } = await readDocs('/docs/:one', 'lang=de', { one: 'protocol' });
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<main id="text" lang="en">');
  expect(html).toContain('Dokumentation</a>');
});

test('a missing page is said to be missing in the language of the reader', async () => {
  const { status, html } = await readDocs('/docs/:one', 'lang=fr', { one: 'nothing' });
  expect(status).toBe(404);
  expect(html).toContain('Cette page n’existe pas.');
});

test('the pictures of a page are there', async () => {
  const { html } = await readDocs('/docs/:one', '', { one: 'strength' });
  const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => new URL(src, 'http://x/docs/').pathname);
  expect(pictures.length).toBeGreaterThan(0);
  expect(docsRoutes().map(({ path }) => path)).toEqual(expect.arrayContaining(pictures));
});
