/** Tables for tests, without a server around them. */
import { quickRandom, type Random, SEATS, type Seat, type WrittenMove } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId, UserId } from '@safehouse/protocol';
import { type Answer, isRefusal, start } from './asks.ts';
import type { Entry, Happening } from './entries.ts';
import { type Chair, rulesOf, type TableHeader } from './header.ts';
import { type Summary, summaryOf } from './summary.ts';
import { Table } from './table.ts';

export { COUNTING } from './two-versions.ts';

export const ANN = 'ann___________________' as UserId;
export const BOB = 'bob___________________' as UserId;
export const CLEO = 'cleo__________________' as UserId;
export const DAN = 'dan___________________' as UserId;

export const person = (user: UserId): Chair => ({ type: 'person', user, seed: `seed of ${user}` });
export const bot = (level = 'gentle'): Chair => ({ type: 'bot', level });
export const free: Chair = { type: 'open' };

type Asker = Pick<Entry, 'author' | 'key'>;

export const NOBODY: Asker = { author: null, key: null };

let tables = 0;

export function headerWith(parts: Partial<TableHeader> = {}): TableHeader {
  return {
    id: `match${String(++tables).padStart(17, '0')}` as MatchId,
    game: 'kompromat',
    options: {},
    chairs: [person(ANN), person(BOB)],
    draw: false,
    clock: { type: 'none' },
    visibility: 'public',
    chat: true,
    rated: false,
    delay: 0,
    host: ANN,
    createdAt: 0,
    serverSeed: 'server',
    pair: null,
    ...parts,
  };
}

export async function tableWith(parts: Partial<TableHeader> = {}): Promise<Table> {
  const header = headerWith(parts);
  const module = await loadGame(header.game, rulesOf(header));
  if (!module) throw new Error(`no such game: ${header.game}`);
  return new Table(header, module.rules);
}

/** A table at which everybody sits and the match has begun. */
export async function running(parts: Partial<TableHeader> = {}): Promise<Table> {
  const table = await tableWith(parts);
  happen(table, [start(table.header, table.chairs)]);
  return table;
}

/** What a room does with an answer, without the disk: the versions gone through, or the refusal's code. */
export function happen(
  table: Table,
  answer: Answer,
  at = 0,
  { author, key }: Asker = NOBODY,
): number | string {
  if (isRefusal(answer)) return answer.code;
  for (const [i, happening] of (answer as readonly Happening[]).entries()) {
    table.apply({ version: table.version + 1, at, author, key: i === 0 ? key : null, happening });
  }
  return table.version;
}

/** Any legal move of a seat that is to act. */
export function anyMove(table: Table, random: Random): { readonly seat: Seat; readonly move: WrittenMove } {
  const seat = table.toAct[random.below(table.toAct.length)];
  const legal = table.match?.legal(seat) ?? [];
  return { seat, move: legal[random.below(legal.length)] };
}

/** Plays on at random until something is so; false where the match ends before. */
export function playUntil(table: Table, isSo: () => boolean, random = quickRandom(1)): boolean {
  while (table.status === 'running') {
    if (isSo()) return true;
    const { seat, move } = anyMove(table, random);
    happen(table, [{ type: 'moved', seat, move, lag: 0 }]);
  }
  return false;
}

/** Everything about a table that anybody could ask, to compare two of them. */
export function portrait(table: Table): object {
  const { status, version, chairs, result, undoAsked, dropped, line, clocks, toAct, chairSeeds } = table;
  const god = table.match && table.rules.describe(table.match.state);
  return {
    status,
    version,
    chairs,
    result,
    undoAsked,
    dropped,
    line,
    news: table.entries.map((entry) => table.newsOf(entry)),
    toAct,
    chairSeeds,
    god,
    clock: clocks.face,
  };
}

/** A table as a store takes it. */
export interface Stored {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly summary: Summary;
}

export function asStored(table: Table, now = 0): Stored {
  const { header, entries } = table;
  return { header, entries, summary: summaryOf(table, now) };
}

/** The same with an entry more that cannot be played. */
export function broken(table: Table): Stored {
  const { entries, summary, header } = asStored(table);
  const bad: Happening = { type: 'moved', seat: SEATS[0], move: { type: 'fly' }, lag: 0 };
  const version = summary.version + 1;
  const entry = { version, at: 0, author: null, key: null, happening: bad };
  return { header, summary: { ...summary, version, wakeAt: 0 }, entries: [...entries, entry] };
}
