import { type Game, quickRandom, type Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import {
  type Entry,
  fromStoredEntry,
  type MatchEvent,
  type StoredEntry,
  Table,
  type TableHeader,
  toStoredEntry,
} from '@safehouse/table';
import type { Page } from 'playwright-core';

interface StoredMatch {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
}

/** How a match ends for its player. Only Kompromat has draws. */
export type Ending = 'won' | 'lost' | 'drawn' | 'resigned' | 'rivalResigned' | 'timedOut' | 'rivalTimedOut';

const MAX_PLAYOUTS = 400;
/** One of the few deals of Kompromat that end in a draw with random moves. */
const DRAWN_SEED = 579;
/** Moves before a player resigns or runs out of time. */
const SOME_MOVES = 9;

/** Makes the bot at this seat resign the open match, by changing the browser's database and reloading. */
export async function resignForBot(page: Page, seat: number): Promise<void> {
  const stored = await readMatch(page);
  const resigned = entryAfter(stored.entries, { type: 'resigned', seat: seat as Seat });
  await writeMatch(page, { ...stored, entries: [...stored.entries, resigned] });
}

/** Replaces the match that the page has open. `replacement` gets its header. */
export async function replaceMatch(page: Page, replacement: (header: TableHeader) => StoredMatch): Promise<void> {
  const { header } = await readMatch(page);
  await writeMatch(page, replacement(header));
}

/** Replaces the open match by one with another deal that has ended in this way. */
export async function endMatch(page: Page, ending: Ending): Promise<void> {
  const stored = await readMatch(page);
  const module = await loadGame(stored.header.game, stored.header.rules);
  if (!module) throw new Error(`no game ${stored.header.game}`);
  const first = ending === 'drawn' ? DRAWN_SEED : 1;
  for (let seed = first; seed < first + MAX_PLAYOUTS; seed++) {
    const header = { ...stored.header, deal: { seed: String(seed) } };
    const entries = playOut({ ...stored, header }, ending, module.rules);
    if (entries) return writeMatch(page, { header, entries });
  }
  throw new Error(`no match of ${stored.header.game} is ${ending}`);
}

/** Replaces the open match by one with another deal and these options that has ended for this reason. */
export async function endMatchBecause(page: Page, reason: string, options: TableHeader['options']): Promise<void> {
  const stored = await readMatch(page);
  const module = await loadGame(stored.header.game, stored.header.rules);
  if (!module) throw new Error(`no game ${stored.header.game}`);
  for (let seed = 1; seed < MAX_PLAYOUTS; seed++) {
    const header = { ...stored.header, options, deal: { seed: String(seed) } };
    for (const ending of ['won', 'lost'] as const) {
      const entries = playOut({ ...stored, header }, ending, module.rules);
      if (entries && reasonOf({ header, entries }, module.rules) === reason)
        return writeMatch(page, { header, entries });
    }
  }
  throw new Error(`no match of ${stored.header.game} ends because of ${reason}`);
}

function reasonOf({ header, entries }: StoredMatch, rules: Game): string | undefined {
  const table = new Table(header, rules);
  for (const entry of entries) table.apply(entry);
  return table.result?.reason;
}

/** Plays random moves; null if they lead to another ending. */
function playOut({ header, entries: start }: StoredMatch, ending: Ending, rules: Game): Entry[] | null {
  const table = new Table(header, rules);
  const entries: Entry[] = [];
  const add = (event: MatchEvent) => {
    const entry = entryAfter(entries, event);
    entries.push(entry);
    table.apply(entry);
  };
  for (const { event } of start) if (event.type === 'started') add(event);
  const own = table.seatsOf(header.host)[0];
  const rival = table.toAct.concat([0, 1] as Seat[]).find((seat) => seat !== own) as Seat;
  const random = quickRandom(Number(header.deal?.seed));
  const isNatural = ending === 'won' || ending === 'lost' || ending === 'drawn';
  while (table.status === 'running' && (isNatural || entries.length < SOME_MOVES)) {
    const [seat] = table.toAct;
    const legal = table.match?.legal(seat) ?? [];
    add({ type: 'moved', seat, move: legal[random.below(legal.length)], lag: 0 });
  }
  if (ending === 'resigned' || ending === 'rivalResigned')
    add({ type: 'resigned', seat: ending === 'resigned' ? own : rival });
  if (ending === 'timedOut' || ending === 'rivalTimedOut')
    add({ type: 'timed-out', seat: ending === 'timedOut' ? own : rival });
  const winners = table.result?.winners ?? [];
  const outcome = winners.length === 0 ? 'drawn' : winners.includes(own) ? 'won' : 'lost';
  return isNatural && outcome !== ending ? null : entries;
}

export function entryAfter(entries: readonly Entry[], event: MatchEvent): Entry {
  return { version: entries.length + 1, at: Date.now(), author: null, key: null, event };
}

function matchIdOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function readMatch(page: Page): Promise<StoredMatch> {
  const row = await page.evaluate(accessStore, { id: matchIdOf(page), changes: null });
  const { header, entries } = row as { header: TableHeader; entries: readonly StoredEntry[] };
  return { header, entries: entries.map(fromStoredEntry) };
}

async function writeMatch(page: Page, { header, entries }: StoredMatch): Promise<void> {
  const changes = { header, entries: entries.map(toStoredEntry), isOver: true };
  await page.evaluate(accessStore, { id: matchIdOf(page), changes });
  await page.reload();
}

/** Runs in the page: returns the match as it was, and writes the changes if there are any. */
async function accessStore({ id, changes }: { readonly id: string; readonly changes: object | null }) {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('safehouse'));
  const store = database.transaction('matches', 'readwrite').objectStore('matches');
  const match = await answer(store.get(id));
  // Without its summary, which is computed again when the match is listed.
  if (changes) await answer(store.put({ ...match, ...changes, summary: undefined }));
  database.close();
  return match;
}
