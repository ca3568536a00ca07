/**
 * `npm run bench`: complete random matches per second on one core, choosing among all legal moves, compared with
 * boardgame.io in the same run. Prints one JSON object. Machines differ and are busy: compare ratios, or figures
 * divided by the calibration.
 */
import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Game, MoveList, quickRandom, unrecordedChance } from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { loadTesting } from '@safehouse/games/testing';
import { playRivalMatch } from './boardgame-io.mjs';

const ROUNDS = 15;
const ROUND_MS = 200;

interface EngineBenchmark {
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [name: string]: unknown };
  /** The minimum number of matches per second that we aim for. */
  readonly floor: number | null;
}

const ENGINE_BENCHMARKS: readonly EngineBenchmark[] = (await Promise.all(GAME_IDS.map(benchmarksOf))).flat();

async function benchmarksOf(game: string): Promise<EngineBenchmark[]> {
  const { setups, benchmarks = setups.map((setup) => ({ setup, floor: null })) } = await loadTesting(game);
  return benchmarks.map(({ setup: { players, options }, floor }) => ({ game, players, options, floor }));
}

const random = quickRandom(1);
const chance = unrecordedChance(random);
const legal = new MoveList();

function playMatch(game: Game, options: object, players: number): number {
  const state = game.setup(options, players, chance);
  let moves = 0;
  while (game.result(state) === null) {
    const seats = game.toAct(state);
    const seat = seats[seats.length === 1 ? 0 : random.below(seats.length)];
    legal.clear();
    game.legal(state, seat, legal);
    game.play(state, seat, legal.at(random.below(legal.length)), chance, null);
    moves++;
  }
  return moves;
}

/** The best of several rounds: other load only makes a round slower. */
function measure(playOne: () => number): {
  matchesPerSecond: number;
  movesPerSecond: number;
  movesPerMatch: number;
} {
  let best = 0;
  let [allMoves, allMatches] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let [matches, moves] = [0, 0];
    for (; performance.now() - start < ROUND_MS; matches += 1) moves += playOne();
    best = Math.max(best, (1000 * matches) / (performance.now() - start));
    allMoves += moves;
    allMatches += matches;
  }
  const movesPerMatch = allMoves / allMatches;
  return {
    matchesPerSecond: Math.round(best),
    movesPerSecond: Math.round(best * movesPerMatch),
    movesPerMatch: Number(movesPerMatch.toFixed(1)),
  };
}

/** A loop of integer arithmetic that measures the current speed of this machine. */
function calibrate(): number {
  const steps = 20_000_000;
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let x = round;
    for (let i = 0; i < steps; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
    best = Math.max(best, steps / (performance.now() - start + (x === 1 ? 1e-9 : 0)));
  }
  return Math.round(best * 1000);
}

/** Growth of the live heap over a million moves. */
function heapGrowth(playOne: () => number): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let moves = 0; moves < 200_000; ) moves += playOne();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let moves = 0; moves < 1_000_000; ) moves += playOne();
  collect();
  return process.memoryUsage().heapUsed - before;
}

/** Runs in a separate process, because engines in one process would affect each other's JIT compilation. */
async function runBenchmark({ game: id, players, options, floor }: EngineBenchmark): Promise<object> {
  const game = (await loadGame(id))?.rules;
  const checked = game?.parseOptions({ options, players, edition: undefined });
  if (!game || !checked?.ok) throw new Error(`cannot set up ${id}`);
  const playOne = () => playMatch(game, checked.value, players);
  return { game: id, players, options, ...measure(playOne), floor, heapGrowthBytes: heapGrowth(playOne) };
}

function runRivalBenchmark(): object {
  const speed = measure(() => playRivalMatch(random.below));
  return {
    name: 'boardgame.io 0.50.2',
    game: 'agent-avenue',
    players: 2,
    options: { mode: 'simple' },
    ...speed,
  };
}

function runInOwnProcess(benchmark: string): { readonly matchesPerSecond: number } {
  return JSON.parse(execFileSync(process.execPath, [import.meta.filename, benchmark], { encoding: 'utf8' }));
}

const [benchmark] = process.argv.slice(2);
if (benchmark === 'rival') console.log(JSON.stringify(runRivalBenchmark()));
else if (benchmark !== undefined) console.log(JSON.stringify(await runBenchmark(ENGINE_BENCHMARKS[Number(benchmark)])));
else {
  const engine = ENGINE_BENCHMARKS.map((_, i) => runInOwnProcess(String(i)));
  const rival = runInOwnProcess('rival');
  const timesFaster = Math.round(engine[0].matchesPerSecond / rival.matchesPerSecond);
  const report = {
    node: process.version,
    calibrationStepsPerSecond: calibrate(),
    engine,
    rivals: [{ ...rival, timesFaster }],
  };
  console.log(JSON.stringify(report, null, 2));
}
