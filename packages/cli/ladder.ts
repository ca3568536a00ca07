import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type LineUp, ratings, sidesOf, takingSides } from '@safehouse/bots';
import { loadGame } from '@safehouse/games/registry';
import { playDeals } from './arena.ts';
import { printLine } from './output.ts';
import { companyOf, wholeNumber } from './players.ts';

/** How every pair of bots meets. */
interface Meeting {
  readonly game: string;
  readonly options: string;
  readonly seed: string;
  readonly players: number;
  readonly lineUps: readonly LineUp[];
  readonly games: number;
  readonly threads: number;
}

interface Table {
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
  const names = values.bots?.split(',') ?? (await everybody(game));
  const players = wholeNumber('players', values.players);
  const { module, checked } = await companyOf(game, options, names, players);
  const lineUps = takingSides(sidesOf(module.rules, checked, players));
  const games = lineUps.length * Math.ceil(wholeNumber('games', values.games) / lineUps.length);
  const threads = wholeNumber('threads', values.threads);
  const meeting = { game, options, seed, players, lineUps, games, threads };
  const worlds = values.exploit === undefined ? null : wholeNumber('exploit', values.exploit);
  const table = await crossTable(meeting, names, worlds);
  const section = markdown(meeting, table);
  if (values.write !== undefined) writeSection(resolve(process.env.INIT_CWD ?? '.', values.write), section);
  await printLine({ game, options, seed, players, games, fair: 1 / lineUps.length, ...table });
}

async function everybody(game: string): Promise<string[]> {
  const module = await loadGame(game);
  return ['random', ...Object.keys(module?.players ?? {}), ...Object.keys(module?.levels ?? {})];
}

async function crossTable(meeting: Meeting, names: readonly string[], worlds: number | null): Promise<Table> {
  const { lineUps, games } = meeting;
  const wins = names.map(() => names.map(() => 0));
  for (const a of names.keys()) {
    for (let b = 0; b < a; b++) {
      wins[a][b] = await winsOf(meeting, names[a], names[b]);
      // Between two sides, what one has not won the other has.
      wins[b][a] = lineUps.length === 2 ? games - wins[a][b] : await winsOf(meeting, names[b], names[a]);
    }
  }
  const table = { names, wins, ratings: lineUps.length === 2 ? ratings(wins) : null };
  if (worlds === null) return table;
  const exploited: number[] = [];
  for (const name of names)
    exploited.push((await winsOf(meeting, `exploiter:${worlds}:${name}`, name)) / games);
  return { ...table, exploited };
}

/** How many of the games the first wins, taking one side against the second on all others. */
async function winsOf(meeting: Meeting, first: string, second: string): Promise<number> {
  const { lineUps, games, threads } = meeting;
  const order = { ...meeting, names: [first, second] };
  const outcomes = await playDeals(order, games / lineUps.length, threads, null);
  return outcomes.reduce((sum, { won }) => sum + won[0], 0);
}

interface Section {
  readonly heading: string;
  readonly text: string;
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

function markdown(meeting: Meeting, { names, wins, ratings, exploited }: Table): Section {
  const { game, options, players, games } = meeting;
  const heading = `## ${game} ${options}${players === 2 ? '' : `, ${players} players`}`;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rated = (cell: string) => (ratings ? [cell] : []);
  const cell = (a: number, b: number) => (a === b ? '' : percent(wins[a][b] / games));
  const row = (name: string, a: number) =>
    line([name, ...names.map((_, b) => cell(a, b)), ...rated(`${ratings?.[a].toFixed(0)}`)]);
  const lines = [
    heading,
    '',
    legend(meeting, names[0]),
    '',
    line(['', ...names, ...rated('rating')]),
    `|${'---|'.repeat(names.length + 1 + rated('').length)}`,
    ...names.map(row),
    ...(exploited ? [line(['exploiter', ...exploited.map(percent), ...rated('')])] : []),
  ];
  return { heading, text: lines.join('\n') };
}

function legend({ games, seed, lineUps }: Meeting, first: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const sides = lineUps.length;
  const rating = sides === 2 ? ` The rating is in Elo points above ${first}.` : '';
  return `${date}, ${games} mirrored games a pair, seed "${seed}". The row's share of wins, taking one of ${sides} sides against the column on the rest: ${percent(1 / sides)} would be fair.${rating}`;
}

/** Puts a section in the place of the one with its heading, or at the end. */
function writeSection(path: string, { heading, text }: Section): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '# Strength\n';
  const sections = before.trimEnd().split(/\n+(?=## )/);
  const place = sections.findIndex((section) => section.startsWith(`${heading}\n`));
  if (place < 0) sections.push(text);
  else sections[place] = text;
  writeFileSync(path, `${sections.join('\n\n')}\n`);
}
