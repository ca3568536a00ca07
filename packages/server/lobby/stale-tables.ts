import { SYSTEM_SOURCE } from '../match/command-source.ts';
import type { Rooms } from '../match/rooms.ts';
import type { MatchStore } from '../store/match-store.ts';

/** A table in the lobby that nobody has joined for this long is closed. */
const LOBBY_LIFETIME_MS = 3 * 86_400_000;
const BATCH_SIZE = 200;

export interface StaleTablesDeps {
  readonly matches: MatchStore;
  readonly rooms: Rooms;
  now(): number;
}

/** Closes public tables that have waited too long. Those of a pair are closed after their twin is over instead. */
export async function closeStaleTables({ matches, rooms, now }: StaleTablesDeps): Promise<void> {
  for (const id of await matches.openTablesBefore(now() - LOBBY_LIFETIME_MS, BATCH_SIZE)) {
    await rooms.execute(id, SYSTEM_SOURCE, ({ status, header }) =>
      status === 'open' && !header.pair ? [{ type: 'closed' }] : [],
    );
  }
}
