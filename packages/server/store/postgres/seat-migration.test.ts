import { newUserId } from '@safehouse/protocol';
import { PostgresProcess } from '@safehouse/trials';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMatch } from '../match-store-suite.ts';
import { ownMatchesSuite } from '../own-matches-suite.ts';
import { openPostgres } from './postgres-store.ts';

let server: PostgresProcess;
beforeAll(async () => {
  server = await PostgresProcess.start({ fsync: 'off' });
});
afterAll(() => server.stop());

/** The migration that stores when the match of a seat ended. */
const SEAT_STEP = 26;

ownMatchesSuite('own matches in PostgreSQL', async () => openPostgres(await server.createFreshDatabase()));

test('matches from before are listed by their end, and those that an earlier release ends, too', async () => {
  const url = await server.createFreshDatabase();
  const user = newUserId();
  const [late, early, runs] = [50, 40, 90].map((updatedAt, i) =>
    newMatch({}, { updatedAt, status: i < 2 ? 'over' : 'running', holders: [user], waiting: [] }),
  );
  const before = await openPostgres(url);
  await before.matches.create([early, late, runs]);
  await before.close();
  const sql = postgres(url, { max: 1 });
  // Undoes this step and all later ones.
  await sql`ALTER TABLE clubs DROP COLUMN announced_at`;
  await sql`DROP TRIGGER seats_ended ON matches`;
  await sql`DROP FUNCTION set_seats_ended`;
  await sql`ALTER TABLE seated DROP COLUMN ended_at`;
  await sql`DROP INDEX seated_match`;
  await sql`DELETE FROM steps WHERE n >= ${SEAT_STEP}`;

  const { matches, close } = await openPostgres(url);
  const ids = async () => (await matches.matchesOf(user, 9)).map(({ header }) => header.id);
  expect(await ids()).toEqual([runs, late, early].map(({ header }) => header.id));
  await sql`UPDATE matches SET status = 'over', updated_at = 45 WHERE id = ${runs.header.id}`;
  expect(await ids()).toEqual([late, runs, early].map(({ header }) => header.id));
  await sql.end();
  await close();
});
