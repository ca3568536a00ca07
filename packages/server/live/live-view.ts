import type { LiveTablesView, UserId } from '@safehouse/protocol';
import { isAnyAmong } from '../match/among-players.ts';
import type { LiveList } from './live-tables.ts';

export const MAX_LISTED = 50;

export interface LiveViewer {
  /** Users with a block between them and the viewer: neither is shown the other's tables. */
  readonly blocked: ReadonlySet<UserId>;
  /** Only tables of this game; undefined for all. */
  readonly game?: string | undefined;
}

/** The list as one viewer sees it. */
export function liveTablesView({ tables, tv }: LiveList, { blocked, game }: LiveViewer): LiveTablesView {
  const visible = tables.filter((table) => !isAnyAmong(blocked, table.players));
  const listed = game === undefined ? visible : visible.filter((table) => table.game === game);
  const shown = visible.find(({ id }) => id === tv) ?? visible[0];
  return { tables: listed.slice(0, MAX_LISTED), count: visible.length, tv: shown?.id ?? null };
}

/** Does one of these users play at one of the tables? If not, everybody sees the same list. */
export function isAnyAtTables({ tables }: LiveList, users: ReadonlySet<UserId>): boolean {
  return users.size > 0 && tables.some(({ players }) => isAnyAmong(users, players));
}
