/** The command `safehouse move-data`, with a server before, between and after. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { MatchView } from '@safehouse/protocol';
import { PostgresProcess } from '@safehouse/trials';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../http/test-helpers.ts';
import { createTempFolder } from '../match-store-suite.ts';

const CLI_PATH = join(import.meta.dirname, '../../../cli/main.ts');
const DATABASE_FILE_NAME = 'safehouse.sqlite';

let database: PostgresProcess;
beforeAll(async () => {
  database = await PostgresProcess.start({ fsync: 'off' });
});
afterAll(() => database.stop());

interface MoveDataEnv {
  readonly DATA_DIR?: string;
  readonly DATABASE_URL?: string;
}

/** The output is always one line of JSON. */
async function runMoveData(args: readonly string[], { DATA_DIR = '', DATABASE_URL = '' }: MoveDataEnv) {
  const env = { ...process.env, DATA_DIR, DATABASE_URL };
  const child = spawn(process.execPath, [CLI_PATH, 'move-data', ...args], { env });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([errors, output.trimEnd().split('\n')]).toEqual(['', [expect.any(String)]]);
  return JSON.parse(output) as { readonly code?: string; readonly message: string; readonly moved?: object };
}

async function withApi<T>(settings: MoveDataEnv, use: (api: TestApi) => Promise<T>): Promise<T> {
  const api = await createTestApi({ ...settings });
  try {
    return await use(api);
  } finally {
    await api.close();
  }
}

test('a server moves from SQLite to PostgreSQL and back, and matches go on', async () => {
  const [old, fresh] = [createTempFolder(), createTempFolder()];
  const url = await database.createFreshDatabase();
  const seats = ['me', 'shared'];
  const { token, id } = await withApi({ DATA_DIR: old }, async (api) => {
    const ann = await api.createGuest('Ann');
    const request = { token: ann.token, body: { game: 'kompromat', seats } };
    return { token: ann.token, id: (await api.request('POST', '/api/matches', request)).json.id };
  });
  const matchView = async (api: TestApi) =>
    (await api.request('GET', `/api/matches/${id}`, { token })).json as unknown as MatchView;
  const moveOnce = async (api: TestApi) => {
    const { version, legal } = await matchView(api);
    await api.request('POST', `/api/matches/${id}/moves`, { token, body: { version, move: legal[0] } });
    return matchView(api);
  };

  const first = await withApi({ DATA_DIR: old }, moveOnce);
  expect(await runMoveData(['to-postgres'], { DATA_DIR: old, DATABASE_URL: url })).toMatchObject({
    ok: true,
    moved: { users: 1, sessions: 1, matches: 1, entries: first.version },
  });
  const second = await withApi({ DATABASE_URL: url }, async (api) => {
    expect(await matchView(api)).toEqual(first);
    return moveOnce(api);
  });
  expect(second.version).toBe(first.version + 1);
  expect(await runMoveData(['to-sqlite'], { DATA_DIR: fresh, DATABASE_URL: url })).toMatchObject({
    ok: true,
    moved: { users: 1, sessions: 1, matches: 1, entries: second.version },
  });
  expect(await withApi({ DATA_DIR: fresh }, matchView)).toEqual(second);
});

test('nothing is moved while a server is running', async () => {
  const [used, free] = [createTempFolder(), createTempFolder()];
  const url = await database.createFreshDatabase();
  await withApi({ DATA_DIR: free }, async () => undefined);
  const moved = await withApi({ DATA_DIR: used }, () =>
    runMoveData(['to-postgres'], { DATA_DIR: used, DATABASE_URL: url }),
  );
  expect(moved).toMatchObject({
    ok: false,
    code: 'cannot-move',
    message: expect.stringContaining('is running'),
  });
  const onto = await withApi({ DATABASE_URL: url }, () =>
    runMoveData(['to-postgres'], { DATA_DIR: free, DATABASE_URL: url }),
  );
  expect(onto).toMatchObject({
    ok: false,
    code: 'cannot-move',
    message: expect.stringContaining('is running'),
  });
});

test('every wrong use gets its own message, without the password', async () => {
  const folder = createTempFolder();
  const url = await database.createFreshDatabase();
  const unreachableUrl = 'postgres://ann:secret@127.0.0.1:1/none';
  const odd = createTempFolder();
  writeFileSync(join(odd, DATABASE_FILE_NAME), 'Dear diary, this is no database at all. '.repeat(100));
  const run = (args: string[], DATA_DIR: string, DATABASE_URL: string) => runMoveData(args, { DATA_DIR, DATABASE_URL });
  const answers = {
    noWay: await run([], folder, url),
    otherWay: await run(['to-mars'], folder, url),
    noDatabase: await run(['to-postgres'], folder, ''),
    badAddress: await run(['to-postgres'], folder, 'mysql://ann:secret@here/db'),
    noFile: await run(['to-postgres'], join(folder, 'nowhere'), url),
    oddFile: await run(['to-postgres'], odd, url),
    unreachable: await run(['to-sqlite'], folder, unreachableUrl),
    unknownName: await run(['to-sqlite'], folder, database.urlOf('nothing_of_this_name')),
    wrongPassword: await run(['to-sqlite'], folder, url.replace(/:[^:@]*@/, ':secret@')),
  };
  expect(answers).toMatchObject({
    noWay: { code: 'bad-usage', message: expect.stringContaining('to-postgres|to-sqlite') },
    otherWay: { code: 'bad-usage' },
    noDatabase: { code: 'bad-config', message: expect.stringContaining('DATABASE_URL') },
    badAddress: { code: 'bad-config', message: expect.stringContaining('DATABASE_URL') },
    noFile: { code: 'cannot-move', message: expect.stringContaining('there is no database at') },
    oddFile: { code: 'cannot-move', message: expect.stringContaining('not a database') },
    unreachable: { code: 'cannot-move', message: expect.stringContaining('ECONNREFUSED') },
    unknownName: { code: 'cannot-move', message: expect.stringContaining('does not exist') },
    wrongPassword: { code: 'cannot-move', message: expect.stringContaining('DATABASE_URL') },
  });
  expect(JSON.stringify(answers)).not.toContain('secret');
  expect(existsSync(join(folder, DATABASE_FILE_NAME))).toBe(false);
});
