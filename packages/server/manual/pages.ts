import { escaped } from '../http/html.ts';
import { type Manual, SECTIONS } from './library.ts';
import type { Found } from './search.ts';

export const STYLE_PATH = '/docs/style.css';

/** A page of the manual with the list of all others beside it. */
export function manualPage(here: Manual, all: readonly Manual[], body: string): string {
  return framed(here.title, here.lang, contents(all, here), body);
}

export function firstPage(all: readonly Manual[]): string {
  const body = `<h1>Safehouse, explained</h1>
<p>The rules of the games, how to run a house of your own, how to write a program that plays, and why things are as they are.</p>
${SECTIONS.map((section) => `<h2>${section}</h2>${list(all, section, null)}`).join('\n')}
<p>The <a href="/api">API</a> describes itself, for <a href="/api/openapi.json">programs</a> too.</p>`;
  return framed('Documentation', 'en', contents(all, null), body);
}

export function searchPage(wanted: string, found: readonly Found[], all: readonly Manual[]): string {
  const items = found.map(
    ({ manual, excerpt }) =>
      `<li><a href="/docs/${manual.path}">${escaped(manual.title)}</a><p>${escaped(excerpt)}</p></li>`,
  );
  const told = found.length === 0 ? '<p>Nothing found.</p>' : `<ul class="found">${items.join('')}</ul>`;
  const body = `<h1>Search: ${escaped(wanted)}</h1>${told}`;
  return framed('Search', 'en', contents(all, null, wanted), body);
}

function contents(all: readonly Manual[], here: Manual | null, wanted = ''): string {
  const sections = SECTIONS.map(
    (section) =>
      `<details${isOpen(section, here)}><summary>${section}</summary>${list(all, section, here)}</details>`,
  );
  return `<form action="/docs/search" role="search"><input type="search" name="q" aria-label="Search" placeholder="Search" maxlength="80" value="${escaped(wanted)}"></form>
${sections.join('')}<p><a href="/api">API</a></p>`;
}

function isOpen(section: string, here: Manual | null): string {
  return here === null || here.section === section ? ' open' : '';
}

function list(all: readonly Manual[], section: string, here: Manual | null): string {
  const items = all
    .filter((manual) => manual.section === section)
    .map(({ path, title, lang }) => {
      const current = path === here?.path ? ' aria-current="page"' : '';
      return `<li><a href="/docs/${path}"${current} lang="${lang}">${escaped(title)}</a></li>`;
    });
  return `<ul>${items.join('')}</ul>`;
}

function framed(title: string, lang: string, side: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Safehouse</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><a class="skip" href="#text">To the text</a>
<header><a href="/">Safehouse</a> <a href="/docs">Documentation</a> <a class="to-contents" href="#contents">Contents</a></header>
<div class="sides"><main id="text" lang="${lang}">${body}</main><nav id="contents" aria-label="Contents">${side}</nav></div>
</body></html>`;
}
