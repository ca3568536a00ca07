import { closeSync, openSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '@safehouse/bots';
import {
  Deal,
  dealingRandom,
  type GameRecord,
  type MoveOfSeat,
  quickRandom,
  RECORD_FORMAT,
  type Result,
} from '@safehouse/contract';
import { reason } from './input.ts';
import { printLine, Usage } from './output.ts';
import { type Company, companyOf, wholeNumber } from './players.ts';

interface Series extends Company {
  readonly seed: string;
  readonly mostMoves: number;
}

interface Outcome {
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
  const company = await companyOf(values.game, values.options, values.bots.split(','));
  const series = { ...company, seed: values.seed, mostMoves: wholeNumber('max-moves', values['max-moves']) };
  await printLine(playSeries(series, wholeNumber('games', values.games), values.records));
}

function playSeries(series: Series, games: number, recordsPath: string | undefined): object {
  const wins = series.bots.map(() => 0);
  let [unfinished, draws, moves] = [0, 0, 0];
  const file = recordsPath === undefined ? null : openRecords(recordsPath);
  const started = performance.now();
  for (let i = 0; i < games; i++) {
    const outcome = playOne(series, i);
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

function openRecords(path: string): number {
  try {
    return openSync(resolve(process.env.INIT_CWD ?? '.', path), 'w');
  } catch (error) {
    throw new Usage(`cannot write ${path}: ${reason(error)}`, 'no-file');
  }
}

function playOne({ module, options, checked, bots, seed, mostMoves }: Series, number: number): Outcome {
  const game = module.rules;
  const ownSeed = `${seed}/${number}`;
  const deal = new Deal(ownSeed);
  const state = game.setup(checked, bots.length, deal);
  const moves: MoveOfSeat[] = [];
  const random = quickRandom(dealingRandom(ownSeed, 'players').below(2 ** 32));
  const sitters = bots.map(({ player, budget }) => ({ player, budget, random }));
  const table = { game, state, sitters, chance: deal, random, mostMoves };
  const count = run(table, (seat, move) => moves.push({ seat, ...game.write(state, move) }));
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game: game.id,
    options,
    players: bots.map(({ name }) => name),
    seed: ownSeed,
    decks: deal.used,
    moves,
  };
  return { moves: count, result: game.result(state), record };
}
