import { type GameRecord, isPlainObject, quote } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { type MatchId, type MatchPage, parseMatchId } from '@safehouse/protocol';
import { pageOf, rulesOf, Table } from '@safehouse/table';
import { Keeping, type KeptMatch } from '../../local/keeping.ts';
import { ask } from '../../online/api.ts';
import { HERE } from '../../state/luck.ts';
import { namesAt } from '../../state/names.ts';

/** Where a record came from: that decides what can be said about its deal. */
export type Origin = 'online' | 'local' | 'file';

export type Found =
  | {
      readonly type: 'found';
      readonly record: unknown;
      readonly origin: Origin;
      readonly seat: number | null;
      /** Who looks, where they held that seat and no other: a user of the server, or `HERE`. */
      readonly player: string | null;
    }
  /** Its cards are still closed. */
  | { readonly type: 'running' }
  | { readonly type: 'missing' }
  | { readonly type: 'offline' };

const LOCAL = /^local-(.+)$/;

/** The record of a match by the last part of its path. */
export async function findRecord(id: string): Promise<Found> {
  const local = LOCAL.exec(id);
  return local ? findLocal(local[1]) : findOnline(id);
}

/** Later it may be had. */
const OUT_OF_REACH: readonly string[] = ['offline', 'other-rules'];

async function findOnline(id: string): Promise<Found> {
  if (parseMatchId(id) === null) return { type: 'missing' };
  const answer = await ask<object>('GET', `/matches/${id}/record`);
  if (!answer.ok) return { type: OUT_OF_REACH.includes(answer.no.code) ? 'offline' : 'missing' };
  if ('partial' in answer.value) return { type: 'running' };
  return { type: 'found', record: answer.value, origin: 'online', ...(await whoLooks(id)) };
}

type Looker = Pick<Extract<Found, { type: 'found' }>, 'seat' | 'player'>;

async function whoLooks(id: string): Promise<Looker> {
  const page = await ask<MatchPage>('GET', `/matches/${id}`);
  if (!page.ok) return { seat: null, player: null };
  const { seat, seats, players } = page.value;
  const own = seat === null || seats.length > 1 ? null : players[seat];
  return { seat, player: own?.type === 'person' ? own.user : null };
}

async function findLocal(id: string): Promise<Found> {
  const kept = await new Keeping().get(id as MatchId).catch(() => null);
  if (!kept) return { type: 'missing' };
  if (!kept.isOver) return { type: 'running' };
  const found = await recordOf(kept);
  return found ? { type: 'found', origin: 'local', ...found } : { type: 'missing' };
}

/** A kept match as a record, as a server would write it. */
async function recordOf(kept: KeptMatch): Promise<(Looker & { record: GameRecord }) | null> {
  const module = await loadGame(kept.header.game, rulesOf(kept.header));
  if (!module) return null;
  const table = new Table(kept.header, module.rules);
  for (const entry of kept.entries) table.apply(entry);
  if (!table.match) return null;
  const { header, commitment, chairSeeds, result } = table;
  const seats = table.seatsOf(header.host);
  const names = namesAt(pageOf(table, 'spectator', seats, () => null));
  const fairness = { commitment, serverSeed: header.serverSeed, chairSeeds };
  const record = table.match.record();
  const meta = { ...record.meta, match: header.id, result, ...(header.deal === undefined && { fairness }) };
  return {
    record: { ...record, players: names, meta },
    seat: seats[0] ?? null,
    // Another line from a record has no deal of its own.
    player: seats.length === 1 && header.deal === undefined ? HERE : null,
  };
}

export type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** A record as somebody pasted it. One of several in a file of lines is enough. */
export function readRecord(text: string): Read {
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
export function gameIn(record: unknown): string | null {
  return isPlainObject(record) && typeof record.game === 'string' ? record.game : null;
}

/** Finished matches that are kept in this browser, the latest first. */
export async function finishedHere(): Promise<readonly KeptMatch[]> {
  const all = await new Keeping().all().catch(() => []);
  return all.filter(({ isOver }) => isOver).sort((a, b) => b.updatedAt - a.updatedAt);
}
