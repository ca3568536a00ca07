import { type CreateTableRequest, DEFAULT_TABLE_SETTINGS, type SeatRequest } from '@safehouse/protocol';
import type { BotTable } from '../state/bot-tables.ts';
import { savedEditions } from '../state/saved-editions.ts';

/** No clock, private, default options. */
export function defaultTable(game: string, seats: readonly SeatRequest[]): CreateTableRequest {
  return { ...DEFAULT_TABLE_SETTINGS, game, seats: [...seats], pair: false };
}

/** The user has the first seat. */
export function botTableRequest(game: string, { levels, options, draw, edition }: BotTable): CreateTableRequest {
  const table = defaultTable(game, ['me', ...levels.map((bot) => ({ bot }))]);
  return withEdition({ ...table, options, draw }, edition);
}

/** Adds the document of a saved edition. Its id is an option too. */
export function withEdition(request: CreateTableRequest, key: string): CreateTableRequest {
  const edition = savedEdition(key);
  if (!edition) return request;
  return { ...request, options: { ...request.options, edition: editionId(edition) }, edition: { ...edition } };
}

export function savedEdition(key: string): object | undefined {
  return savedEditions.value.find((saved) => saved.key === key)?.document;
}

export function editionId(edition: object | undefined): unknown {
  return edition && 'id' in edition ? edition.id : undefined;
}
