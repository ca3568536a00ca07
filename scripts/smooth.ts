/**
 * `npm run smooth`: how smoothly the boards move and how soon they answer, as JSON. A phone's screen, full motion, part
 * of a match of each game against a bot, twice: as fast as the machine is, and with the page's thread slowed down four
 * times. `moving` and `answer` go by the clock and need a machine that has nothing else to do; `blank` says what it
 * could do at all. `work` is the processor's time of the page's thread: it says the same on a busy machine.
 */
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { drawnIn } from '../e2e/drawn.ts';
import { openHouse } from '../e2e/house.ts';
import { GAMES, type Game, openBoard, Player } from '../e2e/playing.ts';
import { playQuietly } from '../e2e/quiet.ts';
import { answers, type Seen, spread, watch } from '../e2e/seen.ts';
import { traced } from '../e2e/tracing.ts';
import { PHONE, visitor } from '../e2e/visitor.ts';
import { workIn } from '../e2e/work.ts';
import { buildWebIfStale } from './web-build.ts';

const SLOWER = 4;
const PRESSES = 16;
/** So long a thing without weight moves on an empty page: what this machine can do at all. */
const BLANK_MS = 3000;

if (!buildWebIfStale()) throw new Error('The web app could not be built.');
const house = await openHouse();
const report: { [name: string]: object } = { blank: await blank() };
for (const game of GAMES) report[game] = await played(game);
await house.close();
console.log(JSON.stringify({ slower: SLOWER, size: PHONE, load: loadavg(), ...report }, null, 2));

async function phone() {
  const { page, context } = await visitor(house, { size: PHONE, motion: 'no-preference' });
  const session = await context.newCDPSession(page);
  const slowDown = () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, context, slowDown };
}

async function blank(): Promise<object> {
  const { page, context, slowDown } = await phone();
  await page.goto('/about');
  await slowDown();
  const all = await traced(house.browser, () =>
    page.evaluate(
      (ms) => document.body.animate({ opacity: [1, 0.9] }, ms).finished.then(() => undefined),
      BLANK_MS,
    ),
  );
  await context.close();
  return drawnIn(all);
}

async function played(game: Game): Promise<object> {
  const { page, context, slowDown } = await phone();
  const usual = await sitting(page, game);
  await slowDown();
  const slow = await sitting(page, game);
  await context.close();
  return { usual, [`${SLOWER} times slower`]: slow };
}

/** Part of a match: what was seen of it, and what it cost. */
async function sitting(page: Page, game: Game): Promise<object> {
  const play = await seated(page, game);
  await page.evaluate(watch);
  const all = await traced(house.browser, play);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  const work = workIn(all);
  return {
    moving: drawnIn(all),
    answer: answers(seen),
    work: { frame: spread(work.frames), press: spread(work.presses) },
  };
}

/** Sits down to a new match, and says how some of it is played. */
async function seated(page: Page, game: Game): Promise<() => Promise<void>> {
  await openBoard(page, game);
  await new Player(page, game).wait();
  return () => playQuietly(page, game, PRESSES);
}
