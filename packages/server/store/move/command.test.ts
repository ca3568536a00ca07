/** `safehouse move-data` as somebody would type it, with a server before, between and after. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { MatchPage } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresProcess } from '../../faults/postgres-process.ts';
import { type TestApi, testApi } from '../../http/testing.ts';
import { temporaryFolder } from '../testing.ts';

const PROGRAM = join(import.meta.dirname, '../../../cli/main.ts');
const FILE = 'safehouse.sqlite';

let database: PostgresProcess;
beforeAll(async () => {
  database = await PostgresProcess.start({ fsync: 'off' });
});
afterAll(() => database.stop());

interface Settings {
  readonly DATA_DIR?: string;
  readonly DATABASE_URL?: string;
}

/** What it says is one line of JSON, whatever happens. */
async function moveData(args: readonly string[], { DATA_DIR = '', DATABASE_URL = '' }: Settings) {
  const env = { ...process.env, DATA_DIR, DATABASE_URL };
  const child = spawn(process.execPath, [PROGRAM, 'move-data', ...args], { env });
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([wrong, said.trimEnd().split('\n')]).toEqual(['', [expect.any(String)]]);
  return JSON.parse(said) as { readonly code?: string; readonly message: string; readonly moved?: object };
}

async function visit<T>(settings: Settings, stay: (api: TestApi) => Promise<T>): Promise<T> {
  const api = await testApi({ ...settings });
  try {
    return await stay(api);
  } finally {
    await api.close();
  }
}

test('a house moves from its file to PostgreSQL and back, and people go on where they were', async () => {
  const [old, fresh] = [temporaryFolder(), temporaryFolder()];
  const url = await database.freshDatabase();
  const seats = ['me', 'shared'];
  const { token, id } = await visit({ DATA_DIR: old }, async (api) => {
    const { json: ann } = await api.ask('POST', '/api/guest', { body: { name: 'Ann' } });
    const wish = { token: ann.token, body: { game: 'kompromat', seats } };
    return { token: ann.token, id: (await api.ask('POST', '/api/matches', wish)).json.id };
  });
  const page = async (api: TestApi) =>
    (await api.ask('GET', `/api/matches/${id}`, { token })).json as unknown as MatchPage;
  const moveOnce = async (api: TestApi) => {
    const { version, legal } = await page(api);
    await api.ask('POST', `/api/matches/${id}/moves`, { token, body: { version, move: legal[0] } });
    return page(api);
  };

  const first = await visit({ DATA_DIR: old }, moveOnce);
  expect(await moveData(['to-postgres'], { DATA_DIR: old, DATABASE_URL: url })).toMatchObject({
    ok: true,
    moved: { users: 1, sessions: 1, matches: 1, entries: first.version },
  });
  const second = await visit({ DATABASE_URL: url }, async (api) => {
    expect(await page(api)).toEqual(first);
    return moveOnce(api);
  });
  expect(second.version).toBe(first.version + 1);
  expect(await moveData(['to-sqlite'], { DATA_DIR: fresh, DATABASE_URL: url })).toMatchObject({
    ok: true,
    moved: { users: 1, sessions: 1, matches: 1, entries: second.version },
  });
  expect(await visit({ DATA_DIR: fresh }, page)).toEqual(second);
});

test('a server that is at work keeps everything where it is', async () => {
  const [used, free] = [temporaryFolder(), temporaryFolder()];
  const url = await database.freshDatabase();
  await visit({ DATA_DIR: free }, async () => undefined);
  const moved = await visit({ DATA_DIR: used }, () =>
    moveData(['to-postgres'], { DATA_DIR: used, DATABASE_URL: url }),
  );
  expect(moved).toMatchObject({
    ok: false,
    code: 'cannot-move',
    message: expect.stringContaining('at work'),
  });
  const onto = await visit({ DATABASE_URL: url }, () =>
    moveData(['to-postgres'], { DATA_DIR: free, DATABASE_URL: url }),
  );
  expect(onto).toMatchObject({ ok: false, code: 'cannot-move', message: expect.stringContaining('at work') });
});

test('every wrong wish is told in a line of its own, without a password', async () => {
  const folder = temporaryFolder();
  const url = await database.freshDatabase();
  const nobody = 'postgres://ann:secret@127.0.0.1:1/none';
  const odd = temporaryFolder();
  writeFileSync(join(odd, FILE), 'Dear diary, this is no database at all. '.repeat(100));
  const said = (way: string[], DATA_DIR: string, DATABASE_URL: string) =>
    moveData(way, { DATA_DIR, DATABASE_URL });
  const answers = {
    noWay: await said([], folder, url),
    otherWay: await said(['to-mars'], folder, url),
    noDatabase: await said(['to-postgres'], folder, ''),
    badAddress: await said(['to-postgres'], folder, 'mysql://ann:secret@here/db'),
    noFile: await said(['to-postgres'], join(folder, 'nowhere'), url),
    oddFile: await said(['to-postgres'], odd, url),
    unreachable: await said(['to-sqlite'], folder, nobody),
    unknownName: await said(['to-sqlite'], folder, database.urlOf('nothing_of_this_name')),
    wrongPassword: await said(['to-sqlite'], folder, url.replace(/:[^:@]*@/, ':secret@')),
  };
  expect(answers).toMatchObject({
    noWay: { code: 'bad-usage', message: expect.stringContaining('to-postgres | to-sqlite') },
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
  expect(existsSync(join(folder, FILE))).toBe(false);
});
