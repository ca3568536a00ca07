import { type GameRecord, isPlainObject, quote } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { type MatchId, type MatchView, parseMatchId } from '@safehouse/protocol';
import { matchViewFor, rulesVersionOfTable, Table } from '@safehouse/table';
import { MatchDb, type StoredMatch } from '../../../local/match-db.ts';
import { apiRequest } from '../../../online/api.ts';
import { LOCAL_PLAYER } from '../../../state/luck-history.ts';
import { playerNamesIn } from '../../../state/player-names.ts';

/** Where a record came from: that decides what can be said about its deal. */
export type RecordOrigin = 'online' | 'local' | 'file';

export type RecordLookup =
  | {
      readonly type: 'found';
      readonly record: unknown;
      readonly origin: RecordOrigin;
      readonly seat: number | null;
      /** Who looks, where they held that seat and no other: a user of the server, or `HERE`. */
      readonly player: string | null;
    }
  /** Its cards are still closed. */
  | { readonly type: 'running' }
  | { readonly type: 'missing' }
  | { readonly type: 'offline' };

const LOCAL_ID_PATTERN = /^local-(.+)$/;

/** The record of a match by the last part of its path. */
export async function findRecord(id: string): Promise<RecordLookup> {
  const local = LOCAL_ID_PATTERN.exec(id);
  return local ? findLocal(local[1]) : findOnline(id);
}

/** Later it may be had. */
const TEMPORARY_ERRORS: readonly string[] = ['offline', 'other-rules'];

async function findOnline(id: string): Promise<RecordLookup> {
  if (parseMatchId(id) === null) return { type: 'missing' };
  const answer = await apiRequest<object>('GET', `/matches/${id}/record`);
  if (!answer.ok) return { type: TEMPORARY_ERRORS.includes(answer.error.code) ? 'offline' : 'missing' };
  if ('partial' in answer.value) return { type: 'running' };
  return { type: 'found', record: answer.value, origin: 'online', ...(await findViewer(id)) };
}

type ReplayViewer = Pick<Extract<RecordLookup, { type: 'found' }>, 'seat' | 'player'>;

async function findViewer(id: string): Promise<ReplayViewer> {
  const page = await apiRequest<MatchView>('GET', `/matches/${id}`);
  if (!page.ok) return { seat: null, player: null };
  const { seat, seats, players } = page.value;
  const own = seat === null || seats.length > 1 ? null : players[seat];
  return { seat, player: own?.type === 'person' ? own.user : null };
}

async function findLocal(id: string): Promise<RecordLookup> {
  const kept = await new MatchDb().get(id as MatchId).catch(() => null);
  if (!kept) return { type: 'missing' };
  if (!kept.isOver) return { type: 'running' };
  const found = await recordOf(kept);
  return found ? { type: 'found', origin: 'local', ...found } : { type: 'missing' };
}

/** A kept match as a record, as a server would write it. */
async function recordOf(kept: StoredMatch): Promise<(ReplayViewer & { record: GameRecord }) | null> {
  const module = await loadGame(kept.header.game, rulesVersionOfTable(kept.header));
  if (!module) return null;
  const table = new Table(kept.header, module.rules);
  for (const entry of kept.entries) table.apply(entry);
  if (!table.match) return null;
  const { header, commitment, chairSeeds, result } = table;
  const seats = table.seatsOf(header.host);
  const names = playerNamesIn(matchViewFor(table, 'spectator', seats, () => null));
  const fairness = { commitment, serverSeed: header.serverSeed, chairSeeds };
  const record = table.match.record();
  const meta = { ...record.meta, match: header.id, result, ...(header.deal === undefined && { fairness }) };
  return {
    record: { ...record, players: names, meta },
    seat: seats[0] ?? null,
    // Another line from a record has no deal of its own.
    player: seats.length === 1 && header.deal === undefined ? LOCAL_PLAYER : null,
  };
}

export type ParsedRecord =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** A record as somebody pasted it. One of several in a file of lines is enough. */
export function parseRecord(text: string): ParsedRecord {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const [first] = text.trim().split('\n');
    try {
      return { ok: true, value: JSON.parse(first) };
    } catch {
      return { ok: false, message: error instanceof Error ? error.message : quote(text) };
    }
  }
}

/** The game that a record speaks of, as far as that can be told. */
export function gameOfRecord(record: unknown): string | null {
  return isPlainObject(record) && typeof record.game === 'string' ? record.game : null;
}

/** Finished matches that are kept in this browser, the latest first. */
export async function finishedLocalMatches(): Promise<readonly StoredMatch[]> {
  const all = await new MatchDb().getAll().catch(() => []);
  return all.filter(({ isOver }) => isOver).sort((a, b) => b.updatedAt - a.updatedAt);
}
