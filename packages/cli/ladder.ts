import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bradleyTerryRatings, detectSides, type LineUp, sideLineUps } from '@safehouse/bots';
import { loadGame } from '@safehouse/games/registry';
import { playDeals } from './arena.ts';
import { parseGameSetup, parseWholeNumber } from './game-setup.ts';
import { printJsonLine } from './output.ts';

/** How every pair of bots meets. */
interface LadderSettings {
  readonly game: string;
  readonly options: string;
  readonly seed: string;
  readonly players: number;
  readonly lineUps: readonly LineUp[];
  readonly games: number;
  readonly threads: number;
}

interface CrossTable {
  readonly names: readonly string[];
  /** `wins[a][b]`: how often a, taking one side, beat b on all others, a draw counting half. */
  readonly wins: readonly (readonly number[])[];
  /** Null with more than two sides, where nobody stands against just one other. */
  readonly ratings: readonly number[] | null;
  /** By bot: the share of wins of an exploiter who knows its mind. */
  readonly exploited?: readonly number[];
}

/**
 * safehouse ladder --game G --games N --seed S [--players P] [--bots a,b,...] [--exploit WORLDS] [--options JSON]
 * [--threads T] [--write FILE]
 *
 * Everybody against everybody: strength is not transitive, so the table is shown whole. With more than two seats, the
 * bot of the row takes one side (a seat, or partners), that of the column all the others.
 */
export async function ladder(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string' },
      options: { type: 'string', default: '{}' },
      players: { type: 'string', default: '2' },
      bots: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '' },
      threads: { type: 'string', default: String(availableParallelism()) },
      exploit: { type: 'string' },
      write: { type: 'string' },
    },
  });
  const { game = '', options, seed } = values;
  const names = values.bots?.split(',') ?? (await allBotNames(game));
  const players = parseWholeNumber('players', values.players);
  const { module, checkedOptions } = await parseGameSetup(game, options, names, players);
  const lineUps = sideLineUps(detectSides(module.rules, checkedOptions, players));
  const games = lineUps.length * Math.ceil(parseWholeNumber('games', values.games) / lineUps.length);
  const threads = parseWholeNumber('threads', values.threads);
  const meeting = { game, options, seed, players, lineUps, games, threads };
  const worlds = values.exploit === undefined ? null : parseWholeNumber('exploit', values.exploit);
  const table = await playRoundRobin(meeting, names, worlds);
  const section = renderSection(meeting, table);
  if (values.write !== undefined) writeSection(resolve(process.env.INIT_CWD ?? '.', values.write), section);
  await printJsonLine({ game, options, seed, players, games, fair: 1 / lineUps.length, ...table });
}

async function allBotNames(game: string): Promise<string[]> {
  const module = await loadGame(game);
  return ['random', ...Object.keys(module?.players ?? {}), ...Object.keys(module?.levels ?? {})];
}

async function playRoundRobin(
  meeting: LadderSettings,
  names: readonly string[],
  worlds: number | null,
): Promise<CrossTable> {
  const { lineUps, games } = meeting;
  const wins = names.map(() => names.map(() => 0));
  for (const a of names.keys()) {
    for (let b = 0; b < a; b++) {
      wins[a][b] = await countWins(meeting, names[a], names[b]);
      // Between two sides, what one has not won the other has.
      wins[b][a] = lineUps.length === 2 ? games - wins[a][b] : await countWins(meeting, names[b], names[a]);
    }
  }
  const table = { names, wins, ratings: lineUps.length === 2 ? bradleyTerryRatings(wins) : null };
  if (worlds === null) return table;
  const exploited: number[] = [];
  for (const name of names)
    exploited.push((await countWins(meeting, `exploiter:${worlds}:${name}`, name)) / games);
  return { ...table, exploited };
}

/** How many of the games the first wins, taking one side against the second on all others. */
async function countWins(meeting: LadderSettings, first: string, second: string): Promise<number> {
  const { lineUps, games, threads } = meeting;
  const order = { ...meeting, names: [first, second] };
  const outcomes = await playDeals(order, games / lineUps.length, threads, null);
  return outcomes.reduce((sum, { won }) => sum + won[0], 0);
}

interface MarkdownSection {
  readonly heading: string;
  readonly text: string;
}

const formatPercent = (share: number) => `${(100 * share).toFixed(0)} %`;

function renderSection(
  meeting: LadderSettings,
  { names, wins, ratings, exploited }: CrossTable,
): MarkdownSection {
  const { game, options, players, games } = meeting;
  const heading = `## ${game} ${options}${players === 2 ? '' : `, ${players} players`}`;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rated = (cell: string) => (ratings ? [cell] : []);
  const cell = (a: number, b: number) => (a === b ? '' : formatPercent(wins[a][b] / games));
  const row = (name: string, a: number) =>
    line([name, ...names.map((_, b) => cell(a, b)), ...rated(`${ratings?.[a].toFixed(0)}`)]);
  const lines = [
    heading,
    '',
    renderLegend(meeting, names[0]),
    '',
    line(['', ...names, ...rated('rating')]),
    `|${'---|'.repeat(names.length + 1 + rated('').length)}`,
    ...names.map(row),
    ...(exploited ? [line(['exploiter', ...exploited.map(formatPercent), ...rated('')])] : []),
  ];
  return { heading, text: lines.join('\n') };
}

function renderLegend({ games, seed, lineUps }: LadderSettings, first: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const sides = lineUps.length;
  const rating = sides === 2 ? ` The rating is in Elo points above ${first}.` : '';
  return `${date}, ${games} mirrored games a pair, seed "${seed}". The row's share of wins, taking one of ${sides} sides against the column on the rest: ${formatPercent(1 / sides)} would be fair.${rating}`;
}

/** Puts a section in the place of the one with its heading, or at the end. */
function writeSection(path: string, { heading, text }: MarkdownSection): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '# Strength\n';
  const sections = before.trimEnd().split(/\n+(?=## )/);
  const place = sections.findIndex((section) => section.startsWith(`${heading}\n`));
  if (place < 0) sections.push(text);
  else sections[place] = text;
  writeFileSync(path, `${sections.join('\n\n')}\n`);
}
