import { Worker } from 'node:worker_threads';
import { type DealOutcome, rotatedLineUps, sprt } from '@safehouse/bots';
import { GAME_IDS } from '@safehouse/games/registry';
import { arenaLines, firstBotShares, summarizeArena } from './arena-summary.ts';
import type { ArenaJob } from './arena-worker.ts';
import { defineCommand } from './command.ts';
import { endThreadsOnSignal } from './end-threads-on-signal.ts';
import { parseSeriesSetup } from './external/series-setup.ts';
import { GAME_OPTIONS, MOVE_MS_OPTION, parseBotNames, parseWholeNumber, THREADS_OPTION } from './game-setup.ts';
import { printJsonLine, printResult, UsageError } from './output.ts';
import { Progress } from './progress.ts';

export const arena = defineCommand({
  options: {
    ...GAME_OPTIONS,
    bots: {
      type: 'string',
      default: '',
      value: 'A,B',
      about: 'two or more, like master,greedy; or file:MODULE, exec:COMMAND',
    },
    games: { type: 'string', default: '100', value: 'N', about: 'how many matches' },
    'move-ms': MOVE_MS_OPTION,
    threads: THREADS_OPTION,
    sprt: {
      type: 'string',
      value: 'ELO',
      about: 'stop as soon as it is clear whether the first is that much stronger',
    },
    json: { type: 'boolean', default: false, about: 'JSON on a terminal, too' },
  },
  details: 'Every deal is played from every seat, so that luck cancels out.',
  example: `safehouse arena --game ${GAME_IDS[0]} --bots master,greedy --games 100 --seed 1`,
  run: async (values) => {
    const names = parseBotNames(values.bots);
    if (names.length < 2) throw new UsageError('--bots needs at least two, like gentle,random');
    const { game = '', options, rules, seed } = values;
    const moveMs = parseWholeNumber('move-ms', values['move-ms']);
    await parseSeriesSetup({ game, options, rules, names, players: names.length, moveMs }); // reports bad arguments at once
    const job = { game, options, rules, names, lineUps: rotatedLineUps(names.length), seed, moveMs };
    const deals = Math.ceil(parseWholeNumber('games', values.games) / names.length);
    const better = values.sprt === undefined ? null : parseWholeNumber('sprt', values.sprt);
    const print = async (outcomes: readonly DealOutcome[], more: { readonly interrupted?: true }) => {
      const summary = { ...summarizeArena(names, outcomes, better), ...more };
      if (values.json) await printJsonLine(summary);
      else await printResult(summary, arenaLines(summary));
    };
    const threads = parseWholeNumber('threads', values.threads);
    const onInterrupt = (outcomes: readonly DealOutcome[]) => print(outcomes, { interrupted: true });
    await print(await playDeals(job, deals, threads, { better, onInterrupt }), {});
  },
});

/** How many deals a thread plays per report: one if the bots are slow, up to this many if they are fast. */
const MAX_BATCH = 64;
const SHORT_BATCH_MS = 20;

interface DealsOptions {
  /** With a sequential test, no deal starts after its decision. */
  readonly better?: number | null;
  /** Called with the deals played so far when a signal ends the process; `playDeals` then never returns. */
  onInterrupt?(outcomes: readonly DealOutcome[]): Promise<void>;
}

/** Distributes the deals among the threads. */
export function playDeals(
  job: ArenaJob,
  deals: number,
  threads: number,
  { better = null, onInterrupt = async () => {} }: DealsOptions = {},
): Promise<DealOutcome[]> {
  const outcomes: DealOutcome[] = [];
  let [next, played] = [0, 0];
  const progress = new Progress(deals, `deals of ${job.names.join(' – ')}`);
  // Without the deals that are still being played.
  const known = () => outcomes.filter((outcome) => outcome !== undefined);
  const isDecided = () => better !== null && sprt(firstBotShares(known()), better) !== null;
  const workers = new Set<Worker>();
  const signals = endThreadsOnSignal(workers, async () => {
    progress.end();
    await onInterrupt(known());
  });
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: job });
      workers.add(worker);
      let batch: number[] = [];
      let [size, startedAt] = [1, 0];
      const playNext = () => {
        const count = isDecided() ? 0 : Math.min(size, deals - next);
        batch = Array.from({ length: count }, (_, i) => next + i);
        next += count;
        startedAt = performance.now();
        worker.postMessage(count === 0 ? 'end' : batch);
      };
      worker.on('message', (finished: readonly DealOutcome[]) => {
        // Sorted by number, so that the sums do not depend on which thread was faster.
        finished.forEach((outcome, i) => {
          outcomes[batch[i]] = outcome;
        });
        played += finished.length;
        progress.update(played);
        if (performance.now() - startedAt < SHORT_BATCH_MS) size = Math.min(MAX_BATCH, 2 * size);
        playNext();
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        workers.delete(worker);
        if (!signals.isEnding()) resolve();
      });
      playNext();
    });
  const count = Math.max(1, Math.min(threads, deals));
  return Promise.all(Array.from({ length: count }, thread))
    .then(known)
    .finally(() => {
      signals.leave();
      progress.end();
    });
}
