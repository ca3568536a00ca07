/**
 * `npm run smooth`: how smoothly the boards move and how soon they answer, as JSON. A phone's screen, full motion, part
 * of a match of each game against a bot, twice: as fast as the machine is, and with the page's thread slowed down four
 * times. `moving` and `answer` go by the clock and need a machine that has nothing else to do; `blank` says what it
 * could do at all. `work` is the processor's time of the page's thread: it says the same on a busy machine.
 */
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { frameStatsOf } from '../e2e/frame-stats.ts';
import { type InputLatency, latencySummary, percentiles, recordInputLatency } from '../e2e/input-latency.ts';
import { playWithLowOverhead } from '../e2e/low-overhead-player.ts';
import { mainThreadWorkIn } from '../e2e/main-thread-work.ts';
import { GAMES, type Game, openBoard, RandomPlayer } from '../e2e/random-player.ts';
import { startTestEnvironment } from '../e2e/test-environment.ts';
import { recordTrace } from '../e2e/tracing.ts';
import { newVisitor, PHONE } from '../e2e/visitor.ts';
import { buildWebIfStale } from './web-build.ts';

const CPU_SLOWDOWN = 4;
const PRESSES = 16;
/** So long a thing without weight moves on an empty page: what this machine can do at all. */
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
  const all = await recordTrace(environment.browser, () =>
    page.evaluate(
      (ms) => document.body.animate({ opacity: [1, 0.9] }, ms).finished.then(() => undefined),
      BLANK_MS,
    ),
  );
  await context.close();
  return frameStatsOf(all);
}

async function measureGame(game: Game): Promise<object> {
  const { page, context, slowDown } = await openPhonePage();
  const usual = await measurePartOfMatch(page, game);
  await slowDown();
  const slow = await measurePartOfMatch(page, game);
  await context.close();
  return { usual, [`${CPU_SLOWDOWN} times slower`]: slow };
}

/** Part of a match: what was seen of it, and what it cost. */
async function measurePartOfMatch(page: Page, game: Game): Promise<object> {
  const play = await startMatch(page, game);
  await page.evaluate(recordInputLatency);
  const all = await recordTrace(environment.browser, play);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: InputLatency }).seen);
  const work = mainThreadWorkIn(all);
  return {
    moving: frameStatsOf(all),
    answer: latencySummary(seen),
    work: { frame: percentiles(work.frames), press: percentiles(work.presses) },
  };
}

/** Sits down to a new match, and says how some of it is played. */
async function startMatch(page: Page, game: Game): Promise<() => Promise<void>> {
  await openBoard(page, game);
  await new RandomPlayer(page, game).waitForTurn();
  return () => playWithLowOverhead(page, game, PRESSES);
}
