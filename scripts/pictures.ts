/** `npm run pictures`: draws the icons and the link preview images from our own SVGs into packages/web/public. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GAME_IDS } from '@safehouse/games/registry';
import type { Page } from 'playwright-core';
import { startTestEnvironment } from '../e2e/test-environment.ts';
import { newVisitor } from '../e2e/visitor.ts';
import { buildWebIfStale } from './web-build.ts';

const PUBLIC = resolve(import.meta.dirname, '../packages/web/public');
const PREVIEW_SIZE = { width: 1200, height: 630 };

const ICONS = [
  { file: 'icon-192.png', source: 'icon.svg', size: 192 },
  { file: 'icon-512.png', source: 'icon.svg', size: 512 },
  { file: 'icon-maskable-512.png', source: 'icon-maskable.svg', size: 512 },
  // iOS rounds the corners itself and does not support transparency.
  { file: 'apple-touch-icon.png', source: 'icon-maskable.svg', size: 180 },
] as const;

async function drawIcon(page: Page, { file, source, size }: (typeof ICONS)[number]): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  const svg = readFileSync(resolve(PUBLIC, source), 'utf8');
  await page.setContent(`<body style="margin:0">${svg.replace('<svg ', '<svg style="display:block" ')}</body>`);
  await page.screenshot({ path: resolve(PUBLIC, file), omitBackground: true });
}

/** The covers of these games side by side with the name below, rendered by the front page itself in its font. */
async function drawPreview(page: Page, games: readonly string[], file: string): Promise<void> {
  await page.setViewportSize(PREVIEW_SIZE);
  await page.goto('/');
  for (const game of games) await page.locator(`.box.game-${game} .box-art svg`).waitFor();
  await page.evaluate(composePreview, games);
  await page.screenshot({ path: resolve(PUBLIC, file) });
}

/** Runs in the page: it must not use anything from this file. */
function composePreview(games: readonly string[]): void {
  const find = (game: string, part: string) => document.querySelector(`.box.game-${game} ${part}`)?.cloneNode(true);
  const pictures = games.map((game) => {
    const frame = document.createElement('div');
    frame.className = `game-${game}`;
    Object.assign(frame.style, { flex: '1', minWidth: '0', overflow: 'hidden', borderRight: '4px solid var(--ink)' });
    const art = find(game, '.box-art svg') as SVGElement;
    art.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    Object.assign(art.style, { display: 'block', width: '100%', height: '100%', aspectRatio: 'auto' });
    frame.append(art);
    return frame;
  });
  const name = document.querySelector('.top-home')?.cloneNode(true) as HTMLElement;
  const title =
    games.length === 1 ? (find(games[0], 'h2')?.textContent ?? '') : 'Agent Avenue · Kompromat · Spy Connection';
  const words = document.createElement('p');
  words.textContent = title;
  Object.assign(words.style, { margin: '0', fontWeight: '800', fontStretch: '78%' });
  words.style.fontSize = games.length === 1 ? '84px' : '44px';
  Object.assign(name.style, { transform: 'scale(1.9)', transformOrigin: 'right center', marginLeft: 'auto' });
  const strip = document.createElement('div');
  strip.append(words, name);
  Object.assign(strip.style, { display: 'flex', alignItems: 'center', gap: '24px', height: '130px' });
  Object.assign(strip.style, { padding: '0 48px', borderTop: '6px solid var(--ink)' });
  const row = document.createElement('div');
  row.append(...pictures);
  Object.assign(row.style, { display: 'flex', height: '494px' });
  document.body.replaceChildren(row, strip);
}

if (!buildWebIfStale()) throw new Error('The web app could not be built.');
const environment = await startTestEnvironment();
const { page } = await newVisitor(environment);
await drawPreview(page, GAME_IDS, 'preview.png');
for (const game of GAME_IDS) await drawPreview(page, [game], `preview-${game}.png`);
for (const icon of ICONS) await drawIcon(page, icon);
await environment.close();
