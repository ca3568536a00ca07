import { closeSync, openSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { runMatch } from '@safehouse/bots';
import {
  Deal,
  dealingRandom,
  type GameRecord,
  metaWithVersion,
  quickRandom,
  RECORD_FORMAT,
  type Result,
  type SeatMove,
} from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { defineCommand } from './command.ts';
import { GAME_OPTIONS, type GameSetup, parseGameSetup, parseWholeNumber } from './game-setup.ts';
import { errorMessage } from './input.ts';
import { printJsonLine, UsageError } from './output.ts';
import { Progress } from './progress.ts';

interface SimulationSeries extends GameSetup {
  readonly seed: string;
  readonly maxMoves: number;
}

interface MatchOutcome {
  readonly moves: number;
  readonly result: Result | null;
  readonly record: GameRecord;
}

export const simulate = defineCommand({
  options: {
    ...GAME_OPTIONS,
    bots: { type: 'string', default: 'random,random', value: 'A,B', about: 'one for each seat' },
    games: { type: 'string', default: '1', value: 'N', about: 'how many matches' },
    records: { type: 'string', value: 'FILE', about: 'write one record a line into this file' },
    'max-moves': { type: 'string', default: '5000', value: 'N', about: 'stop a match here and count it as unfinished' },
  },
  example: `safehouse simulate --game ${GAME_IDS[0]} --bots greedy,random --games 100 --seed 1 --records matches.jsonl`,
  run: async (values) => {
    const { game, options, rules, bots } = values;
    const series = {
      ...(await parseGameSetup({ game, options, rules, names: bots.split(',') })),
      seed: values.seed,
      maxMoves: parseWholeNumber('max-moves', values['max-moves']),
    };
    await printJsonLine(playSeries(series, parseWholeNumber('games', values.games), values.records));
  },
});

function playSeries(series: SimulationSeries, games: number, recordsPath: string | undefined): object {
  const wins = series.bots.map(() => 0);
  let [unfinished, draws, moves] = [0, 0, 0];
  const file = recordsPath === undefined ? null : openRecordsFile(recordsPath);
  const started = performance.now();
  const progress = new Progress(games, 'matches');
  for (let i = 0; i < games; i++) {
    const outcome = playMatch(series, i);
    moves += outcome.moves;
    if (file !== null) writeSync(file, `${JSON.stringify(outcome.record)}\n`);
    if (!outcome.result) unfinished++;
    else if (outcome.result.winners.length === 0) draws++;
    for (const seat of outcome.result?.winners ?? []) wins[seat]++;
    progress.update(i + 1);
  }
  progress.end();
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
  const meta = metaWithVersion(undefined, game.version);
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game: game.id,
    options,
    players: bots.map(({ name }) => name),
    seed: matchSeed,
    decks: deal.decks,
    ...(meta && { meta }),
    moves,
  };
  return { moves: count, result: game.result(state), record };
}
