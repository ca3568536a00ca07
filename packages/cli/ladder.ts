import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bradleyTerryRatings, type DealOutcome, detectSides, type LineUp, sideLineUps } from '@safehouse/bots';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { playDeals } from './arena.ts';
import { type ForfeitSummary, forfeitLines, summarizeForfeits } from './arena-summary.ts';
import { defineCommand } from './command.ts';
import { isExternal, parseSeriesSetup } from './external/series-setup.ts';
import { GAME_OPTIONS, MOVE_MS_OPTION, parseBotNames, parseWholeNumber, THREADS_OPTION } from './game-setup.ts';
import { errorMessage } from './input.ts';
import { printResult, UsageError } from './output.ts';
import { alignTable, formatPercent } from './text-table.ts';

/** The settings for every pair of bots. */
interface LadderSettings {
  readonly game: string;
  readonly options: string;
  readonly rules: string | undefined;
  readonly seed: string;
  readonly players: number;
  readonly lineUps: readonly LineUp[];
  readonly games: number;
  readonly threads: number;
  readonly moveMs: number;
}

interface CrossTable extends ForfeitSummary {
  readonly names: readonly string[];
  /** `wins[a][b]`: how often a, on one side, beat b on all other sides; a draw counts half. */
  readonly wins: readonly (readonly number[])[];
  /** Null with more than two sides. */
  readonly ratings: readonly number[] | null;
  /** For each bot: the share of matches that its exploiter won. */
  readonly exploited?: readonly number[];
}

export const ladder = defineCommand({
  options: {
    ...GAME_OPTIONS,
    players: { type: 'string', default: '2', value: 'N', about: 'how many seats' },
    bots: { type: 'string', value: 'A,B,...', about: 'which ones (default: all)' },
    games: { type: 'string', default: '100', value: 'N', about: 'how many matches for each pair' },
    'move-ms': MOVE_MS_OPTION,
    threads: THREADS_OPTION,
    exploit: { type: 'string', value: 'WORLDS', about: 'also an opponent that asks each bot what it would do' },
    write: { type: 'string', value: 'FILE', about: 'put the table into this Markdown file' },
  },
  details: `Strength is not transitive, so the whole table is shown. With more than two seats the bot of the row takes one
side (a seat, or partners) and the bot of the column all others.`,
  example: `safehouse ladder --game ${GAME_IDS[0]} --bots gentle,steady,master --games 200 --seed 1`,
  run: async (values) => {
    const { game = '', options, rules, seed } = values;
    const names = values.bots === undefined ? await allBotNames(game) : parseBotNames(values.bots);
    if (names.length < 2) throw new UsageError('--bots needs at least two, like gentle,random');
    const players = parseWholeNumber('players', values.players);
    const moveMs = parseWholeNumber('move-ms', values['move-ms']);
    const { module, checkedOptions } = await parseSeriesSetup({ game, options, rules, names, players, moveMs });
    const lineUps = sideLineUps(detectSides(module.rules, checkedOptions, players));
    const games = lineUps.length * Math.ceil(parseWholeNumber('games', values.games) / lineUps.length);
    const threads = parseWholeNumber('threads', values.threads);
    const settings = { game, options, rules, seed, players, lineUps, games, threads, moveMs };
    const worlds = values.exploit === undefined ? null : parseWholeNumber('exploit', values.exploit);
    const external = names.find(isExternal);
    if (worlds !== null && external !== undefined) {
      throw new UsageError(`--exploit cannot ask bots of your own, like "${external}"`);
    }
    const path = values.write === undefined ? null : openForWriting(values.write);
    const table = await playRoundRobin(settings, names, worlds);
    const summary = { game, options, rules, seed, players, games, fair: 1 / lineUps.length, ...table };
    await printResult(summary, [...alignTable(tableRows(table, games)), ...forfeitLines(names, table)]);
    if (path !== null) writeSection(path, renderSection(settings, table));
  },
});

async function allBotNames(game: string): Promise<string[]> {
  const module = await loadGame(game);
  return ['random', ...Object.keys(module?.players ?? {}), ...Object.keys(module?.levels ?? {})];
}

async function playRoundRobin(
  settings: LadderSettings,
  names: readonly string[],
  worlds: number | null,
): Promise<CrossTable> {
  const { lineUps, games } = settings;
  const wins = names.map(() => names.map(() => 0));
  const forfeits = names.map((): string[] => []);
  const play = async (a: number, b: number) => {
    const outcomes = await playPair(settings, names[a], names[b]);
    for (const outcome of outcomes) {
      forfeits[a].push(...outcome.forfeits[0]);
      forfeits[b].push(...outcome.forfeits[1]);
    }
    return countFirstWins(outcomes);
  };
  for (const a of names.keys()) {
    for (let b = 0; b < a; b++) {
      wins[a][b] = await play(a, b);
      // With two sides, one wins what the other loses.
      wins[b][a] = lineUps.length === 2 ? games - wins[a][b] : await play(b, a);
    }
  }
  const ratings = lineUps.length === 2 ? bradleyTerryRatings(wins) : null;
  const table = { names, wins, ratings, ...summarizeForfeits(forfeits) };
  if (worlds === null) return table;
  const exploited: number[] = [];
  for (const name of names) {
    const outcomes = await playPair(settings, `exploiter:${worlds}:${name}`, name);
    exploited.push(countFirstWins(outcomes) / games);
  }
  return { ...table, exploited };
}

/** The first bot takes one side, the second all others. */
function playPair(settings: LadderSettings, first: string, second: string): Promise<DealOutcome[]> {
  const { lineUps, games, threads } = settings;
  return playDeals({ ...settings, names: [first, second] }, games / lineUps.length, threads);
}

function countFirstWins(outcomes: readonly DealOutcome[]): number {
  return outcomes.reduce((sum, { won }) => sum + won[0], 0);
}

interface MarkdownSection {
  readonly heading: string;
  readonly text: string;
}

/** The column names, a row for each bot, and the results of the exploiters. */
function tableRows({ names, wins, ratings, exploited }: CrossTable, games: number): string[][] {
  const ratingCell = (cell: string) => (ratings ? [cell] : []);
  const cell = (a: number, b: number) => (a === b ? '' : formatPercent(wins[a][b] / games));
  return [
    ['', ...names, ...ratingCell('rating')],
    ...names.map((name, a) => [name, ...names.map((_, b) => cell(a, b)), ...ratingCell(`${ratings?.[a].toFixed(0)}`)]),
    ...(exploited ? [['exploiter', ...exploited.map((share) => formatPercent(share)), ...ratingCell('')]] : []),
  ];
}

function renderSection(settings: LadderSettings, table: CrossTable): MarkdownSection {
  const { game, options, rules, players, games } = settings;
  const version = rules === undefined ? '' : `, rules ${rules}`;
  const heading = `## ${game} ${options}${players === 2 ? '' : `, ${players} players`}${version}`;
  const [names, ...rows] = tableRows(table, games).map((cells) => `| ${cells.join(' | ')} |`);
  const rule = `|${'---|'.repeat(names.split('|').length - 2)}`;
  const lines = [heading, '', renderLegend(settings, table.names[0]), '', names, rule, ...rows];
  return { heading, text: lines.join('\n') };
}

function renderLegend({ games, seed, lineUps }: LadderSettings, first: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const sides = lineUps.length;
  const rating = sides === 2 ? ` The rating is in Elo points above ${first}.` : '';
  return `${date}, ${games} mirrored games a pair, seed "${seed}". The row's share of wins, taking one of ${sides} sides against the column on the rest: ${formatPercent(1 / sides)} would be fair.${rating}`;
}

/** Tries it before anything is played, because that may take hours. Returns the full path. */
function openForWriting(file: string): string {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  try {
    closeSync(openSync(path, 'a'));
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${errorMessage(error)}`, 'no-file');
  }
  return path;
}

/** Replaces the section with the same heading, or appends it. */
function writeSection(path: string, { heading, text }: MarkdownSection): void {
  const before = readFileSync(path, 'utf8') || '# Strength\n';
  const sections = before.trimEnd().split(/\n+(?=## )/);
  const index = sections.findIndex((section) => section.startsWith(`${heading}\n`));
  if (index < 0) sections.push(text);
  else sections[index] = text;
  writeFileSync(path, `${sections.join('\n\n')}\n`);
}
