import type { Game, GameRecord } from '@safehouse/contract';
import {
  type CreateTableRequest,
  DEFAULT_TABLE_SETTINGS,
  LOCAL_USER_ID,
  newMatchId,
  newSeed,
  tableSettingsOf,
} from '@safehouse/protocol';
import { type Chair, rotateSeats, Table, type TableHeader } from '@safehouse/table';
import type { StoredMatch } from './match-db.ts';
import type { Continuation } from './worker-messages.ts';

const LOCAL_TABLE = {
  visibility: 'private',
  rated: false,
  delay: 0,
  host: LOCAL_USER_ID,
  pair: null,
} as const satisfies Partial<TableHeader>;

export function headerForTable(request: CreateTableRequest): TableHeader {
  const chairs = request.seats.map((seat): Chair => {
    if (seat === 'me') return { type: 'person', user: LOCAL_USER_ID, seed: newSeed() };
    return typeof seat === 'object' ? { type: 'bot', level: seat.bot } : { type: 'shared', user: LOCAL_USER_ID };
  });
  return {
    ...tableSettingsOf(request),
    ...LOCAL_TABLE,
    ...newIdentity(),
    chairs,
  };
}

export function headerForContinuation({ record, seat: own, level }: Continuation): TableHeader {
  const { game, options = {}, edition, players } = record;
  const chairs = players.map(
    (_, seat): Chair => (seat === own ? { type: 'person', user: LOCAL_USER_ID, seed: '' } : { type: 'bot', level }),
  );
  return {
    ...DEFAULT_TABLE_SETTINGS,
    ...LOCAL_TABLE,
    ...newIdentity(),
    game,
    options,
    ...(edition !== undefined && { edition }),
    chat: false,
    chairs,
    deal: dealOf(record),
  };
}

function dealOf({ seed, decks }: GameRecord): NonNullable<TableHeader['deal']> {
  return { ...(seed !== undefined && { seed }), ...(decks && { decks }) };
}

/** The same table, with every player one seat further. */
export function headerForRematch(header: TableHeader, chairs: readonly Chair[]): TableHeader {
  return { ...header, ...newIdentity(), chairs: rotateSeats(chairs).map(withNewSeed) };
}

function newIdentity(): Pick<TableHeader, 'id' | 'createdAt' | 'serverSeed'> {
  return { id: newMatchId(), createdAt: Date.now(), serverSeed: newSeed() };
}

function withNewSeed(chair: Chair): Chair {
  return chair.type === 'person' ? { ...chair, seed: newSeed() } : chair;
}

export function restoreTable({ header, entries }: StoredMatch, rules: Game): Table {
  const table = new Table(header, rules);
  for (const entry of entries) table.apply(entry);
  return table;
}
