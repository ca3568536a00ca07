/** `many-matches.ts FOLDER COUNT`: fills a new database, or the one in DATABASE_URL, with unfinished matches. */
import { join } from 'node:path';
import { quickRandom, type Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { createTableRequest, newUserId, type UserId } from '@safehouse/protocol';
import { commands, type MatchEvent, summarize, Table } from '@safehouse/table';
import { buildMatches } from '../../packages/server/lobby/match-builder.ts';
import type { NewMatch } from '../../packages/server/store/match-store.ts';
import { openPostgres } from '../../packages/server/store/postgres/postgres-store.ts';
import { DATABASE_FILE } from '../../packages/server/store/sqlite/backup.ts';
import { openSqlite } from '../../packages/server/store/sqlite/sqlite-store.ts';

const MOVES = 6;
const BATCH = 500;
const MODULE = await loadGame('agent-avenue');
/** With a clock, so that each match also has a deadline. */
const NEW_TABLE = createTableRequest.parse({
  game: 'agent-avenue',
  options: { mode: 'simple' },
  seats: ['me', 'open'],
  clock: { type: 'turns', perTurn: 1_000_000 },
});
const random = quickRandom(1);

/** A match between two people after some moves, as the server would have stored it. */
async function createRunningMatch(host: UserId, guest: UserId, at: number): Promise<NewMatch> {
  const built = await buildMatches(NEW_TABLE, host, at);
  if ('code' in built || !MODULE) throw new Error('no such table');
  const table = new Table(built[0].header, MODULE.rules);
  const apply = (decision: commands.Decision, author: UserId) => {
    if (commands.isRefusal(decision)) throw new Error(decision.message);
    for (const event of decision as readonly MatchEvent[]) {
      table.apply({ version: table.version + 1, at, author, key: null, event });
    }
  };
  apply(commands.join(table, guest, 'seed'), guest);
  for (let i = 0; i < MOVES && table.status === 'running'; i++) {
    const [seat] = table.toAct;
    const move = randomLegalMove(table, seat);
    apply(
      commands.move(table, seat, { version: table.version, move, measuredLag: 0, now: at }),
      seat === 0 ? host : guest,
    );
  }
  return { header: table.header, entries: table.entries, summary: summarize(table, at) };
}

function randomLegalMove({ match }: Table, seat: Seat): object {
  const legal = match?.legal(seat) ?? [];
  return legal[random.below(legal.length)];
}

const [folder, count] = process.argv.slice(2);
const { DATABASE_URL } = process.env;
const store = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(join(folder, DATABASE_FILE));
const userIds = Array.from({ length: 1000 }, newUserId);
const now = Date.now();
for (let created = 0; created < Number(count); created += BATCH) {
  const batch: NewMatch[] = [];
  while (batch.length < BATCH) {
    const [host, guest] = [userIds[random.below(500)], userIds[500 + random.below(500)]];
    const match = await createRunningMatch(host, guest, now);
    if (match.summary.status === 'running') batch.push(match);
  }
  await store.matches.create(batch);
}
await store.close();
