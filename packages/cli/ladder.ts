import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ratings } from '@safehouse/bots';
import { loadGame } from '@safehouse/games/registry';
import { playDeals } from './arena.ts';
import { printLine } from './output.ts';
import { companyOf, wholeNumber } from './players.ts';

interface Table {
  readonly names: readonly string[];
  /** `wins[a][b]`: how often a beat b, a draw counting half. */
  readonly wins: readonly (readonly number[])[];
  readonly ratings: readonly number[];
}

/**
 * safehouse ladder --game G --games N --seed S [--bots a,b,...] [--options JSON] [--write FILE]
 *
 * Everybody against everybody: strength is not transitive, so the table is shown whole. Two players only.
 */
export async function ladder(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string' },
      options: { type: 'string', default: '{}' },
      bots: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '' },
      threads: { type: 'string', default: String(availableParallelism()) },
      write: { type: 'string' },
    },
  });
  const names = values.bots?.split(',') ?? (await everybody(values.game ?? ''));
  for (const name of names) await companyOf(values.game, values.options, [name, name]);
  const games = wholeNumber('games', values.games);
  const match = { game: values.game ?? '', options: values.options, seed: values.seed };
  const table = await crossTable(match, names, games, wholeNumber('threads', values.threads));
  const section = markdown(match, table, games);
  if (values.write !== undefined) writeSection(resolve(process.env.INIT_CWD ?? '.', values.write), section);
  await printLine({ ...match, games, ...table });
}

async function everybody(game: string): Promise<string[]> {
  const module = await loadGame(game);
  return ['random', ...Object.keys(module?.players ?? {}), ...Object.keys(module?.levels ?? {})];
}

interface Pairing {
  readonly game: string;
  readonly options: string;
  readonly seed: string;
}

async function crossTable(
  match: Pairing,
  names: readonly string[],
  games: number,
  threads: number,
): Promise<Table> {
  const wins = names.map(() => names.map(() => 0));
  for (const a of names.keys()) {
    for (let b = 0; b < a; b++) {
      const pair = [names[a], names[b]];
      const outcomes = await playDeals({ ...match, names: pair }, Math.ceil(games / 2), threads, null);
      for (const { won } of outcomes) {
        wins[a][b] += won[0];
        wins[b][a] += won[1];
      }
    }
  }
  return { names, wins, ratings: ratings(wins) };
}

interface Section {
  readonly heading: string;
  readonly text: string;
}

function markdown({ game, options, seed }: Pairing, { names, wins, ratings }: Table, games: number): Section {
  const heading = `## ${game} ${options}`;
  const cell = (a: number, b: number) =>
    a === b ? '' : `${((100 * wins[a][b]) / (wins[a][b] + wins[b][a])).toFixed(0)} %`;
  const row = (name: string, a: number) =>
    `| ${name} | ${names.map((_, b) => cell(a, b)).join(' | ')} | ${ratings[a].toFixed(0)} |`;
  const date = new Date().toISOString().slice(0, 10);
  const lines = [
    heading,
    '',
    `${date}, ${games} mirrored games a pair, seed "${seed}". Rows beat columns; the rating is in Elo points above ${names[0]}.`,
    '',
    `| | ${names.join(' | ')} | rating |`,
    `|---|${names.map(() => '---|').join('')}---|`,
    ...names.map(row),
  ];
  return { heading, text: lines.join('\n') };
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
