import { LANGS, type Lang } from '@safehouse/ui/languages';
import type { Page } from 'playwright-core';
import { GAMES } from './games.ts';
import { type OtherTable, visitOtherTables } from './other-tables.ts';
import { findOverflow } from './overflow.ts';
import { openBoard } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { findLayoutProblems, type ScreenSize } from './table-layout.ts';
import { END, findPositions, openPosition, type TableKind, tableKindsOf } from './table-positions.ts';

/** The kinds of tables of all games: every number of players. */
export const TABLE_KINDS = (await Promise.all(GAMES.map(tableKindsOf))).flat();

const LONG_NAME = 'Maximiliane von Fürstenberg';

/** One phase, or another page with a board, checked in every size. */
interface GridCell {
  readonly name: string;
  readonly problems: readonly string[];
}

interface GridOptions {
  /** `longest`: the language with the longest texts on the first screen. */
  readonly langs: readonly Lang[] | 'longest';
  readonly sizes: readonly ScreenSize[];
  /** Only phases and pages whose name contains this. */
  readonly part?: string;
}

/** Checks every phase of a table in every size. */
export async function* visitPhases(page: Page, kind: TableKind, options: GridOptions): AsyncGenerator<GridCell> {
  const positions = (await findPositions(kind)).filter(({ phase }) => phase.name.includes(options.part ?? ''));
  if (positions.length === 0) return;
  await openBoard(page, kind.game);
  await page.evaluate((name) => localStorage.setItem('safehouse.name', JSON.stringify(name)), LONG_NAME);
  const languages = new Languages(page, options);
  for (const position of positions) {
    await openPosition(page, position);
    const find = () => findLayoutProblems(page, kind.game);
    const problems = await problemsInEverySize(page, { langs: await languages.list(), sizes: options.sizes }, find);
    yield { name: position.phase.name, problems };
  }
}

/** Checks the replay page, a lesson and the device handover in every size. */
export async function* visitOthers(page: Page, game: string, options: GridOptions): AsyncGenerator<GridCell> {
  await openBoard(page, game);
  const [kind] = await tableKindsOf(game);
  const end = (await findPositions(kind)).find(({ phase }) => phase === END);
  if (!end) throw new Error('no match came to its end');
  await openPosition(page, end);
  const languages = new Languages(page, options);
  for await (const name of visitOtherTables(page, game)) {
    if (!name.includes(options.part ?? '')) continue;
    const find = () => findOtherProblems(page, game, name);
    const problems = await problemsInEverySize(page, { langs: await languages.list(), sizes: options.sizes }, find);
    yield { name, problems };
  }
}

/**
 * The replay page may scroll: its board is as high as it needs to be, and the analysis is below it. The board of a
 * lesson scrolls beside its text if there is little room.
 */
async function findOtherProblems(page: Page, game: string, table: OtherTable): Promise<readonly string[]> {
  const overflow = await findOverflow(page);
  if (table === 'cover') return overflow;
  const found = [...overflow, ...(await findLayoutProblems(page, game))];
  if (table === 'review') return found.filter((problem) => !/^(the page|outside):/.test(problem));
  const isScrolling = await page.locator('.learn-main').evaluate((main) => main.scrollHeight > main.clientHeight);
  return isScrolling ? found.filter((problem) => !problem.startsWith('outside:')) : found;
}

async function problemsInEverySize(
  page: Page,
  { langs, sizes }: { readonly langs: readonly Lang[]; readonly sizes: readonly ScreenSize[] },
  find: () => Promise<readonly string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const lang of langs) {
    await changeLanguage(page, lang);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await waitForAnimations(page);
      problems.push(...(await find()).map((problem) => `${size.width}×${size.height} ${lang}: ${problem}`));
    }
  }
  return problems;
}

class Languages {
  readonly #page: Page;
  #langs: GridOptions['langs'];

  constructor(page: Page, { langs }: GridOptions) {
    this.#page = page;
    this.#langs = langs;
  }

  /** Determines the longest language on the screen that is open at the first call. */
  async list(): Promise<readonly Lang[]> {
    if (this.#langs === 'longest') this.#langs = [await longestLanguage(this.#page)];
    return this.#langs;
  }
}

async function longestLanguage(page: Page): Promise<Lang> {
  const lengths = new Map<Lang, number>();
  for (const lang of LANGS) {
    await changeLanguage(page, lang);
    lengths.set(lang, await page.evaluate(() => document.body.innerText.length));
  }
  const [longest] = [...LANGS].sort((a, b) => (lengths.get(b) ?? 0) - (lengths.get(a) ?? 0));
  return longest;
}

/** Simulates a change in another tab, so that the page need not be reloaded. */
async function changeLanguage(page: Page, lang: Lang): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'safehouse.lang';
    localStorage.setItem(key, JSON.stringify(chosen));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, lang);
  // Waits for the app's own texts and those of the game.
  await page.locator(`html[lang=${lang}] .frame-board[lang=${lang}]`).waitFor({ state: 'attached' });
}
