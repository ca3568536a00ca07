/** Tables for tests, without a server around them. */
import { quickRandom, type Random, SEATS, type Seat, type WrittenMove } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { DEFAULT_TABLE_SETTINGS, type MatchId, type UserId } from '@safehouse/protocol';
import { type Decision, move as decideMove, isRefusal, startEvent } from './commands.ts';
import type { Entry, MatchEvent } from './entries.ts';
import { type MatchSummary, summarize } from './summary.ts';
import { Table } from './table.ts';
import { type Chair, rulesVersionOfTable, type TableHeader } from './table-header.ts';

export { COUNTING_GAMES } from './counting-game.ts';

export const ANN = 'ann___________________' as UserId;
export const BOB = 'bob___________________' as UserId;
export const CLEO = 'cleo__________________' as UserId;
export const DAN = 'dan___________________' as UserId;

export const personChair = (user: UserId): Chair => ({ type: 'person', user, seed: `seed of ${user}` });
export const botChair = (level = 'gentle'): Chair => ({ type: 'bot', level });
export const openChair: Chair = { type: 'open' };

type EntryOrigin = Pick<Entry, 'author' | 'key'>;

export const NO_AUTHOR: EntryOrigin = { author: null, key: null };

let tableCount = 0;

export function headerWith(parts: Partial<TableHeader> = {}): TableHeader {
  return {
    id: `match${String(++tableCount).padStart(17, '0')}` as MatchId,
    ...DEFAULT_TABLE_SETTINGS,
    game: 'kompromat',
    chairs: [personChair(ANN), personChair(BOB)],
    visibility: 'public',
    host: ANN,
    createdAt: 0,
    serverSeed: 'server',
    pair: null,
    ...parts,
  };
}

export async function tableWith(parts: Partial<TableHeader> = {}): Promise<Table> {
  const header = headerWith(parts);
  const module = await loadGame(header.game, rulesVersionOfTable(header));
  if (!module) throw new Error(`no such game: ${header.game}`);
  return new Table(header, module.rules);
}

/** A running match with all players seated. */
export async function runningTable(parts: Partial<TableHeader> = {}): Promise<Table> {
  const table = await tableWith(parts);
  applyDecision(table, [startEvent(table.header, table.chairs)]);
  return table;
}

/** What a room does with a decision, without a store: the versions it led to, or the refusal's code. */
export function applyDecision(
  table: Table,
  answer: Decision,
  at = 0,
  { author, key }: EntryOrigin = NO_AUTHOR,
): number | string {
  if (isRefusal(answer)) return answer.code;
  for (const [i, event] of (answer as readonly MatchEvent[]).entries()) {
    table.apply({ version: table.version + 1, at, author, key: i === 0 ? key : null, event });
  }
  return table.version;
}

/** A legal move of the first seat to act, of the given type if there is one. */
export function legalMove(table: Table, type?: string): { readonly seat: Seat; readonly move: WrittenMove } {
  const [seat] = table.toAct;
  const legal = table.match?.legal(seat) ?? [];
  const move = type === undefined ? legal[0] : legal.find((offered) => offered.type === type);
  if (!move) throw new Error(`no legal move ${type}`);
  return { seat, move };
}

export function playLegalMove(table: Table, type?: string, at = 0): number | string {
  const { seat, move } = legalMove(table, type);
  return applyDecision(table, decideMove(table, seat, { version: table.version, move, measuredLag: 0, now: at }), at);
}

/** Any legal move of a seat that is to act. */
export function randomMove(table: Table, random: Random): { readonly seat: Seat; readonly move: WrittenMove } {
  const seat = table.toAct[random.below(table.toAct.length)];
  const legal = table.match?.legal(seat) ?? [];
  return { seat, move: legal[random.below(legal.length)] };
}

/** Plays random moves until the condition holds; false if the match ends first. */
export function playUntil(table: Table, isSo: () => boolean, random = quickRandom(1)): boolean {
  while (table.status === 'running') {
    if (isSo()) return true;
    const { seat, move } = randomMove(table, random);
    applyDecision(table, [{ type: 'moved', seat, move, lag: 0 }]);
  }
  return false;
}

/** Everything that can be read from a table, to compare two tables. */
export function comparableState(table: Table): object {
  const { status, version, chairs, result, undoRequest, droppedSeats, moves, clocks, toAct, chairSeeds } = table;
  const fullState = table.match && table.rules.describe(table.match.state);
  return {
    status,
    version,
    chairs,
    result,
    undoRequest,
    droppedSeats,
    moves,
    facts: table.entries.map((entry) => table.factsOf(entry)),
    toAct,
    chairSeeds,
    fullState,
    clock: clocks.state,
  };
}

/** A table in the form in which it is stored. */
export interface StoredTable {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly summary: MatchSummary;
}

export function toStored(table: Table, now = 0): StoredTable {
  const { header, entries } = table;
  return { header, entries, summary: summarize(table, now) };
}

/** The same with an additional entry that cannot be played. */
export function storedWithIllegalMove(table: Table): StoredTable {
  const { entries, summary, header } = toStored(table);
  const bad: MatchEvent = { type: 'moved', seat: SEATS[0], move: { type: 'fly' }, lag: 0 };
  const version = summary.version + 1;
  const entry = { version, at: 0, author: null, key: null, event: bad };
  return { header, summary: { ...summary, version, wakeAt: 0 }, entries: [...entries, entry] };
}
