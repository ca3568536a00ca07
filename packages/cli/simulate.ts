import { closeSync, openSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runMatch } from '@safehouse/bots';
import {
  Deal,
  dealingRandom,
  type GameRecord,
  quickRandom,
  RECORD_FORMAT,
  type Result,
  type SeatMove,
} from '@safehouse/contract';
import { type GameSetup, parseGameSetup, parseWholeNumber } from './game-setup.ts';
import { errorMessage } from './input.ts';
import { printJsonLine, UsageError } from './output.ts';

interface SimulationSeries extends GameSetup {
  readonly seed: string;
  readonly maxMoves: number;
}

interface MatchOutcome {
  readonly moves: number;
  readonly result: Result | null;
  readonly record: GameRecord;
}

/** safehouse simulate --game G --bots a,b --games N --seed S [--options JSON] [--records FILE] [--max-moves N] */
export async function simulate(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string' },
      options: { type: 'string', default: '{}' },
      bots: { type: 'string', default: 'random,random' },
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: '' },
      records: { type: 'string' },
      'max-moves': { type: 'string', default: '5000' },
    },
  });
  const { game, options, bots } = values;
  const series = {
    ...(await parseGameSetup({ game, options, names: bots.split(',') })),
    seed: values.seed,
    maxMoves: parseWholeNumber('max-moves', values['max-moves']),
  };
  await printJsonLine(playSeries(series, parseWholeNumber('games', values.games), values.records));
}

function playSeries(series: SimulationSeries, games: number, recordsPath: string | undefined): object {
  const wins = series.bots.map(() => 0);
  let [unfinished, draws, moves] = [0, 0, 0];
  const file = recordsPath === undefined ? null : openRecordsFile(recordsPath);
  const started = performance.now();
  for (let i = 0; i < games; i++) {
    const outcome = playMatch(series, i);
    moves += outcome.moves;
    if (file !== null) writeSync(file, `${JSON.stringify(outcome.record)}\n`);
    if (!outcome.result) unfinished++;
    else if (outcome.result.winners.length === 0) draws++;
    for (const seat of outcome.result?.winners ?? []) wins[seat]++;
  }
  const seconds = (performance.now() - started) / 1000;
  if (file !== null) closeSync(file);
  const averageMoves = games === 0 ? 0 : moves / games;
  return {
    games,
    unfinished,
    wins,
    draws,
    averageMoves,
    seconds,
    movesPerSecond: Math.round(moves / seconds),
  };
}

function openRecordsFile(path: string): number {
  try {
    return openSync(resolve(process.env.INIT_CWD ?? '.', path), 'w');
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${errorMessage(error)}`, 'no-file');
  }
}

function playMatch(
  { module, options, checkedOptions, bots, seed, maxMoves }: SimulationSeries,
  number: number,
): MatchOutcome {
  const game = module.rules;
  const matchSeed = `${seed}/${number}`;
  const deal = new Deal(matchSeed);
  const state = game.setup(checkedOptions, bots.length, deal);
  const moves: SeatMove[] = [];
  const random = quickRandom(dealingRandom(matchSeed, 'players').below(2 ** 32));
  const seatedPlayers = bots.map(({ player, budget }) => ({ player, budget, random }));
  const match = { game, state, seatedPlayers, chance: deal, random, maxMoves };
  const count = runMatch(match, (seat, move) => moves.push({ seat, ...game.writeMove(state, move) }));
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game: game.id,
    options,
    players: bots.map(({ name }) => name),
    seed: matchSeed,
    decks: deal.decks,
    moves,
  };
  return { moves: count, result: game.result(state), record };
}
