/** Data folders created by earlier releases: the current server opens them, and their matches continue. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { quickRandom } from '@safehouse/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configFrom } from '../../server/config.ts';
import { type RunningServer, serve } from '../../server/main.ts';
import { createTempFolder } from '../../server/store/match-store-suite.ts';
import { copySqliteToPostgres } from '../../server/store/move/copy-database.ts';
import { backUpDatabase, databasePath } from '../../server/store/sqlite/backup.ts';
import { restoreDatabase } from '../../server/store/sqlite/restore.ts';
import { RetryingClient } from '../crash/retrying-client.ts';
import { PostgresProcess } from '../processes/postgres-process.ts';
import { type FixtureMatch, type FixtureNotes, playMoves, viewOf } from './fixture.ts';

const FIXTURES = globSync(join(import.meta.dirname, 'fixtures/*/notes.json'));
const GAMES = 3;

function start(environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  return serve({ ...configFrom({ RATE_LIMITS: 'off', BOT_PACE: '0', LOG_LEVEL: 'error', ...environment }), port: 0 });
}

function unpack(notesPath: string): string {
  const folder = join(createTempFolder(), 'data');
  mkdirSync(folder);
  const packed = readFileSync(join(dirname(notesPath), 'safehouse.sqlite.gz'));
  writeFileSync(databasePath(folder), gunzipSync(packed));
  return folder;
}

function clientsOf(url: string, { tokens }: FixtureMatch): RetryingClient[] {
  return tokens.flatMap((token) => {
    if (token === null) return [];
    const client = new RetryingClient(url, quickRandom(0));
    client.useToken(token);
    return [client];
  });
}

/** Every match is unchanged. */
async function expectUnchanged(url: string, matches: readonly FixtureMatch[]): Promise<void> {
  for (const match of matches) {
    const [client] = clientsOf(url, match);
    expect(await viewOf(client, match.id)).toMatchObject({ status: match.status, game: match.game });
    // A bot may have been about to move.
    expect((await viewOf(client, match.id)).version).toBeGreaterThanOrEqual(match.version);
  }
}

/** Continues every running match; returns the versions of all. */
async function playOn(url: string, matches: readonly FixtureMatch[]): Promise<number[]> {
  const versions: number[] = [];
  for (const match of matches) {
    const clients = clientsOf(url, match);
    const played = await playMoves(clients, match.id, 6);
    expect(played > 0, `${match.game} ${JSON.stringify(match.options)} ${match.status}`).toBe(
      match.status === 'running',
    );
    versions.push((await viewOf(clients[0], match.id)).version);
  }
  return versions;
}

test('there is a data folder of the release before, with matches of every game', () => {
  expect(FIXTURES.length).toBeGreaterThan(0);
  for (const path of FIXTURES) {
    const { matches }: FixtureNotes = JSON.parse(readFileSync(path, 'utf8'));
    for (const status of ['running', 'over']) {
      expect(new Set(matches.filter((match) => match.status === status).map(({ game }) => game)).size).toBe(GAMES);
    }
  }
});

describe.each(FIXTURES)('%s', (path) => {
  const { matches }: FixtureNotes = JSON.parse(readFileSync(path, 'utf8'));
  let postgres: PostgresProcess;
  beforeAll(async () => {
    postgres = await PostgresProcess.start({ fsync: 'off' });
  });
  afterAll(() => postgres.stop());

  test('is opened, played on, backed up and restored', async () => {
    const folder = unpack(path);
    const server = await start({ DATA_DIR: folder });
    await expectUnchanged(server.url, matches);
    const versions = await playOn(server.url, matches);
    await server.stop();
    const backup = join(createTempFolder(), 'backup.sqlite');
    backUpDatabase(folder, backup);
    const restored = join(createTempFolder(), 'restored');
    restoreDatabase(backup, restored);
    const again = await start({ DATA_DIR: restored });
    for (const [i, match] of matches.entries()) {
      const [client] = clientsOf(again.url, match);
      expect((await viewOf(client, match.id)).version).toBeGreaterThanOrEqual(versions[i]);
    }
    await again.stop();
  });

  test('is moved to PostgreSQL and played on there', async () => {
    const folder = unpack(path);
    // The first start migrates it.
    await (await start({ DATA_DIR: folder })).stop();
    const url = await postgres.createFreshDatabase();
    await copySqliteToPostgres(databasePath(folder), url);
    const server = await start({ DATABASE_URL: url });
    await expectUnchanged(server.url, matches);
    await playOn(server.url, matches);
    await server.stop();
  });
});
