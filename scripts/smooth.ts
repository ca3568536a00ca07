/**
 * `npm run smooth`: frame rates and input latency of the boards, as JSON. Part of a match of each game against a bot is
 * played with a phone's viewport and full motion, twice: at full speed, and with the page's CPU throttled four times.
 * `moving` and `answer` are wall-clock times and need an idle machine; `blank` is an empty page for comparison. `work`
 * is CPU time of the main thread, which does not depend on other load.
 */
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { frameStatsOf } from '../e2e/frame-stats.ts';
import { GAMES } from '../e2e/games.ts';
import { type InputLatency, latencySummary, percentiles, recordInputLatency } from '../e2e/input-latency.ts';
import { playWithLowOverhead } from '../e2e/low-overhead-player.ts';
import { mainThreadWorkIn } from '../e2e/main-thread-work.ts';
import { openBoard, RandomPlayer } from '../e2e/random-player.ts';
import { startTestEnvironment } from '../e2e/test-environment.ts';
import { recordTrace } from '../e2e/tracing.ts';
import { newVisitor, PHONE } from '../e2e/visitor.ts';
import { buildWebIfStale } from './web-build.ts';

const CPU_SLOWDOWN = 4;
const PRESSES = 16;
/** Duration of the animation on the empty page. */
const BLANK_MS = 3000;

if (!buildWebIfStale()) throw new Error('The web app could not be built.');
const environment = await startTestEnvironment();
const report: { [name: string]: object } = { blank: await measureBlankPage() };
for (const game of GAMES) report[game] = await measureGame(game);
await environment.close();
console.log(JSON.stringify({ slower: CPU_SLOWDOWN, size: PHONE, load: loadavg(), ...report }, null, 2));

async function openPhonePage() {
  const { page, context } = await newVisitor(environment, { size: PHONE, motion: 'no-preference' });
  const session = await context.newCDPSession(page);
  const slowDown = () => session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, context, slowDown };
}

async function measureBlankPage(): Promise<object> {
  const { page, context, slowDown } = await openPhonePage();
  await page.goto('/about');
  await slowDown();
  const events = await recordTrace(environment.browser, () =>
    page.evaluate((ms) => document.body.animate({ opacity: [1, 0.9] }, ms).finished.then(() => undefined), BLANK_MS),
  );
  await context.close();
  return frameStatsOf(events);
}

async function measureGame(game: string): Promise<object> {
  const { page, context, slowDown } = await openPhonePage();
  const usual = await measurePartOfMatch(page, game);
  await slowDown();
  const slow = await measurePartOfMatch(page, game);
  await context.close();
  return { usual, [`${CPU_SLOWDOWN} times slower`]: slow };
}

async function measurePartOfMatch(page: Page, game: string): Promise<object> {
  const play = await startMatch(page, game);
  await page.evaluate(recordInputLatency);
  const events = await recordTrace(environment.browser, play);
  const latency = await page.evaluate(() => (globalThis as unknown as { seen: InputLatency }).seen);
  const work = mainThreadWorkIn(events);
  return {
    moving: frameStatsOf(events),
    answer: latencySummary(latency),
    work: { frame: percentiles(work.frames), press: percentiles(work.presses) },
  };
}

/** Opens a new match. Returns a function that plays a part of it. */
async function startMatch(page: Page, game: string): Promise<() => Promise<void>> {
  await openBoard(page, game);
  await new RandomPlayer(page, game).waitForTurn();
  return () => playWithLowOverhead(page, game, PRESSES);
}
