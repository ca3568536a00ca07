import { closeSync, openSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GAME_IDS } from '@safehouse/games/registry';
import { defineCommand } from './command.ts';
import { GAME_OPTIONS, parseBotNames, parseWholeNumber, THREADS_OPTION } from './game-setup.ts';
import { errorMessage } from './input.ts';
import { printResult, UsageError } from './output.ts';
import { Progress } from './progress.ts';
import { runSimulation } from './simulation/run-simulation.ts';
import type { SimulationJob } from './simulation/simulator.ts';
import { alignTable, formatPercent } from './text-table.ts';

export const simulate = defineCommand({
  options: {
    ...GAME_OPTIONS,
    bots: { type: 'string', default: 'random,random', value: 'A,B', about: 'one for each seat' },
    games: { type: 'string', default: '1', value: 'N', about: 'how many matches' },
    threads: THREADS_OPTION,
    records: { type: 'string', value: 'FILE', about: 'write one record a line into this file' },
    'max-moves': { type: 'string', default: '5000', value: 'N', about: 'stop a match here and count it as unfinished' },
  },
  details: 'The same seed gives the same matches with any number of threads, unless a bot plays against the clock.',
  example: `safehouse simulate --game ${GAME_IDS[0]} --bots greedy,random --games 100 --seed 1 --records matches.jsonl`,
  run: async (values) => {
    const { game, options, rules, seed, records } = values;
    const job: SimulationJob = {
      game,
      options,
      rules,
      names: parseBotNames(values.bots),
      seed,
      maxMoves: parseWholeNumber('max-moves', values['max-moves']),
      output: records === undefined ? 'summary' : 'records',
    };
    const games = parseWholeNumber('games', values.games);
    const summary = await playSeries(job, games, parseWholeNumber('threads', values.threads), records);
    await printResult(summary, summaryLines(job.names, summary));
  },
});

interface RecordsFile {
  readonly path: string;
  readonly descriptor: number;
}

interface SimulationSummary {
  readonly games: number;
  readonly unfinished: number;
  /** By seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly averageMoves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
}

function summaryLines(names: readonly string[], { games, wins, ...rest }: SimulationSummary): string[] {
  const share = (count: number) => formatPercent(count / Math.max(1, games), 1);
  const seats = names.map((name, seat) => [`seat ${seat}: ${name}`, String(wins[seat]), share(wins[seat])]);
  const others = [
    ['draws', rest.draws],
    ['unfinished', rest.unfinished],
  ] as const;
  return [
    ...alignTable([
      ['', 'won', ''],
      ...seats,
      ...others.flatMap(([label, count]) => (count === 0 ? [] : [[label, String(count), share(count)]])),
    ]),
    `${games} matches of ${rest.averageMoves.toFixed(1)} moves on average, in ${rest.seconds.toFixed(1)} s (${rest.movesPerSecond} moves per second)`,
  ];
}

async function playSeries(
  job: SimulationJob,
  games: number,
  threads: number,
  recordsPath: string | undefined,
): Promise<SimulationSummary> {
  const wins = job.names.map(() => 0);
  let [played, unfinished, draws, moves] = [0, 0, 0, 0];
  const file = recordsPath === undefined ? null : openRecordsFile(recordsPath);
  const started = performance.now();
  const progress = new Progress(games, 'matches');
  await runSimulation({
    job,
    games,
    threads,
    onOutcome(outcome) {
      played += outcome.games;
      unfinished += outcome.unfinished;
      draws += outcome.draws;
      moves += outcome.moves;
      outcome.wins.forEach((won, seat) => {
        wins[seat] += won;
      });
      if (file !== null) writeRecords(file, outcome.records);
      progress.update(played);
    },
  });
  progress.end();
  const seconds = (performance.now() - started) / 1000;
  if (file !== null) closeSync(file.descriptor);
  const averageMoves = games === 0 ? 0 : moves / games;
  return { games, unfinished, wins, draws, averageMoves, seconds, movesPerSecond: Math.round(moves / seconds) };
}

function openRecordsFile(path: string): RecordsFile {
  try {
    return { path, descriptor: openSync(resolve(process.env.INIT_CWD ?? '.', path), 'w') };
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${errorMessage(error)}`, 'no-file');
  }
}

/** Unlike `writeSync`, `writeFileSync` writes the whole text or throws, also if the disk becomes full in the middle. */
function writeRecords({ path, descriptor }: RecordsFile, records: string): void {
  try {
    writeFileSync(descriptor, records);
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${errorMessage(error)}`, 'no-file');
  }
}
