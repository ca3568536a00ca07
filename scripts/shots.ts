/**
 * `npm run shots`: screenshots of every screen on phone and desktop, and of every phase of every table at every size,
 * light and dark, in shots/. `npm run shots -- sk`: in Slovak. `npm run shots -- sk table-kompromat`: only those whose
 * names contain this.
 */
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LANGS, type Lang } from '@safehouse/ui/languages';
import type { Page } from 'playwright-core';
import { GAMES } from '../e2e/games.ts';
import { visitOtherTables } from '../e2e/other-tables.ts';
import { openBoard } from '../e2e/random-player.ts';
import { visitScreens, waitForAnimations } from '../e2e/screens.ts';
import { TABLE_SIZES } from '../e2e/table-layout.ts';
import { END, findPositions, openPosition, tableKindsOf, tableName } from '../e2e/table-positions.ts';
import { startTestEnvironment } from '../e2e/test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from '../e2e/visitor.ts';
import { buildWebIfStale } from './web-build.ts';

const OUTPUT_FOLDER = resolve(import.meta.dirname, '../shots');
const SCHEMES = ['light', 'dark'] as const;

const args = process.argv.slice(2);
const isLang = (word: string): word is Lang => LANGS.some((code) => code === word);
const lang = args.find(isLang) ?? 'en';
const part = args.find((word) => !isLang(word)) ?? '';

if (!buildWebIfStale()) throw new Error('The web app could not be built.');
await rm(OUTPUT_FOLDER, { recursive: true, force: true });
await mkdir(OUTPUT_FOLDER);
const environment = await startTestEnvironment();
if (!part.startsWith('table')) await takeScreens();
for (const game of GAMES) await takeTables(game);
await environment.close();

async function takeScreens(): Promise<void> {
  const { page, context } = await newVisitor(environment, { lang });
  for await (const screen of visitScreens(environment, page)) await takePictures(page, screen, [PHONE, DESKTOP]);
  await context.close();
}

async function takeTables(game: string): Promise<void> {
  const { page, context } = await newVisitor(environment, { lang });
  await openBoard(page, game);
  for (const kind of await tableKindsOf(game)) {
    for (const position of await findPositions(kind)) {
      const name = `table-${tableName(kind)}-${position.phase.name.replaceAll(' ', '-')}`;
      if (!name.includes(part)) continue;
      await openPosition(page, position);
      await takePictures(page, name, TABLE_SIZES);
    }
  }
  await takeOtherTables(page, game);
  await context.close();
}

/** The replay page, a lesson and the device handover. */
async function takeOtherTables(page: Page, game: string): Promise<void> {
  if (part !== '' && !`table-${game}`.startsWith(part)) return;
  await openBoard(page, game);
  const [kind] = await tableKindsOf(game);
  const end = (await findPositions(kind)).find(({ phase }) => phase === END);
  if (end) await openPosition(page, end);
  for await (const table of visitOtherTables(page, game))
    await takePictures(page, `table-${game}-${table}`, TABLE_SIZES);
}

async function takePictures(page: Page, name: string, sizes: readonly (typeof PHONE)[]): Promise<void> {
  if (!name.includes(part)) return;
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await waitForAnimations(page);
      await page.screenshot({ path: resolve(OUTPUT_FOLDER, `${name}-${size.width}-${colorScheme}.png`) });
    }
  }
  console.log(name);
}
