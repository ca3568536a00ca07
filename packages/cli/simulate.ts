import { closeSync, openSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { random, run } from '@safehouse/bots';
import {
  Deal,
  dealingRandom,
  type GameRecord,
  isPlainObject,
  type MoveOfSeat,
  type Player,
  quickRandom,
  quote,
  RECORD_FORMAT,
  type Result,
  roundsBudget,
} from '@safehouse/contract';
import { GAME_IDS, type GameModule, loadGame } from '@safehouse/games/registry';
import { parseJson, reason } from './input.ts';
import { printLine, Usage } from './output.ts';

const NO_BUDGET = roundsBudget(0);

interface Series {
  readonly module: GameModule;
  readonly options: { readonly [name: string]: unknown };
  readonly checked: object;
  readonly names: readonly string[];
  readonly players: readonly Player[];
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
  const module = await loadGame(values.game ?? '');
  if (!module) throw new Usage(`--game must be one of ${GAME_IDS.join(', ')}`);
  const series = seriesOf(
    module,
    values.bots,
    values.options,
    values.seed,
    wholeNumber('max-moves', values['max-moves']),
  );
  const games = wholeNumber('games', values.games);
  await printLine(playSeries(series, games, values.records));
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Usage(`--${name} wants a whole number, not ${quote(text)}`);
  return Number(text);
}

function seriesOf(
  module: GameModule,
  bots: string,
  optionsText: string,
  seed: string,
  mostMoves: number,
): Series {
  const names = bots.split(',');
  const parsed = parseJson(optionsText);
  if (!parsed.ok || !isPlainObject(parsed.value)) throw new Usage('--options wants a JSON object');
  const options = parsed.value;
  const checked = module.rules.options({ options, players: names.length, edition: undefined });
  if (!checked.ok) throw new Usage(checked.message, 'bad-header');
  const players = names.map((name) => playerNamed(module, name));
  return { module, options, checked: checked.value, names, players, seed, mostMoves };
}

function playerNamed(module: GameModule, name: string): Player {
  if (name === 'random') return random;
  if (Object.hasOwn(module.players, name)) return module.players[name];
  const known = ['random', ...Object.keys(module.players)].join(', ');
  throw new Usage(`unknown bot ${quote(name)}; there are ${known}`);
}

function playSeries(series: Series, games: number, recordsPath: string | undefined): object {
  const wins = series.names.map(() => 0);
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

function playOne(
  { module, options, checked, names, players, seed, mostMoves }: Series,
  number: number,
): Outcome {
  const game = module.rules;
  const ownSeed = `${seed}/${number}`;
  const deal = new Deal(ownSeed);
  const state = game.setup(checked, players.length, deal);
  const moves: MoveOfSeat[] = [];
  const luck = quickRandom(dealingRandom(ownSeed, 'players').below(2 ** 32));
  const sitters = players.map((player) => ({ player, random: luck, budget: () => NO_BUDGET }));
  const table = { game, state, sitters, chance: deal, random: luck, mostMoves };
  const count = run(table, (seat, move) => moves.push({ seat, ...game.write(state, move) }));
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game: game.id,
    options,
    players: names,
    seed: ownSeed,
    decks: deal.used,
    moves,
  };
  return { moves: count, result: game.result(state), record };
}
