import { isPlainObject, type ParsedJson, parseJsonFile, parseJsonLines } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { type MatchView, parseMatchId, type ViewedEvent } from '@safehouse/protocol';
import { matchViewFor, recordOf, rulesVersionOfTable } from '@safehouse/table';
import { currentLang } from '../../../i18n/translations.ts';
import { restoreTable } from '../../../local/local-table.ts';
import { MatchDb, type StoredMatch } from '../../../local/match-db.ts';
import { apiRequest, type RequestError } from '../../../online/api.ts';
import { confirmDeal } from '../../../online/remembered-deals.ts';
import { loadCharacters } from '../../../state/characters.ts';
import { LOCAL_PLAYER } from '../../../state/luck-history.ts';
import { recordNamesIn } from '../../../state/player-names.ts';

/** Where a record came from, which determines what is known about its deal. */
export type RecordOrigin = 'online' | 'local' | 'file';

export type RecordLookup =
  | {
      readonly type: 'found';
      readonly record: unknown;
      readonly origin: RecordOrigin;
      readonly seat: number | null;
      /** The user who played that seat alone, if any: a user id of the server, or `LOCAL_PLAYER`. */
      readonly player: string | null;
    }
  /** The match is not over, so its cards are still hidden. */
  | { readonly type: 'running' }
  | { readonly type: 'missing' }
  /** Trying again may help. */
  | { readonly type: 'failed'; readonly error: RequestError };

const MISSING: RecordLookup = { type: 'missing' };
const LOCAL_ID_PATTERN = /^local-(.+)$/;

/** `id` is the last part of the path. */
export async function findRecord(id: string): Promise<RecordLookup> {
  const local = LOCAL_ID_PATTERN.exec(id);
  return local ? findLocal(local[1]) : findOnline(id);
}

async function findOnline(id: string): Promise<RecordLookup> {
  if (parseMatchId(id) === null) return MISSING;
  const answer = await apiRequest<object>('GET', `/matches/${id}/record`);
  if (!answer.ok) return answer.error.code === 'not-found' ? MISSING : { type: 'failed', error: answer.error };
  if ('partial' in answer.value) return { type: 'running' };
  return { type: 'found', record: answer.value, origin: 'online', ...(await findViewer(id)) };
}

type ReplayViewer = Pick<Extract<RecordLookup, { type: 'found' }>, 'seat' | 'player'>;

async function findViewer(id: string): Promise<ReplayViewer> {
  const answer = await apiRequest<MatchView & { readonly facts: readonly ViewedEvent[] }>(
    'GET',
    `/matches/${id}?since=0`,
  );
  if (!answer.ok) return { seat: null, player: null };
  const { seat, seats, players, facts } = answer.value;
  confirmDeal(answer.value, facts);
  const playerView = seat === null || seats.length > 1 ? null : players[seat];
  return { seat, player: playerView?.type === 'person' ? playerView.user : null };
}

async function findLocal(text: string): Promise<RecordLookup> {
  const id = parseMatchId(text);
  const stored = id && (await new MatchDb().get(id).catch(() => null));
  if (!stored) return MISSING;
  return stored.isOver ? toRecord(stored) : { type: 'running' };
}

async function toRecord(stored: StoredMatch): Promise<RecordLookup> {
  const { header } = stored;
  const module = await loadGame(header.game, rulesVersionOfTable(header));
  if (!module) return MISSING;
  const table = restoreTable(stored, module.rules);
  const seats = table.seatsOf(header.host);
  const characters = await loadCharacters(header.game, currentLang());
  const names = recordNamesIn(
    matchViewFor(table, 'spectator', seats, () => null),
    characters,
  );
  const record = recordOf(table, names);
  if (!record) return MISSING;
  // A match continued from a record says nothing about the player's luck with the deal.
  const player = seats.length === 1 && header.deal === undefined ? LOCAL_PLAYER : null;
  return { type: 'found', origin: 'local', record, seat: seats[0] ?? null, player };
}

/** Parses a record in JSON. In a file with one record per line, the first valid line is used. */
export function parseRecord(bytes: Uint8Array): ParsedJson {
  for (const parsed of parseJsonLines(bytes)) if (parsed.ok && isPlainObject(parsed.value)) return parsed;
  return parseJsonFile(bytes);
}

export function gameOfRecord(record: unknown): string | null {
  return isPlainObject(record) && typeof record.game === 'string' ? record.game : null;
}
