import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { configFrom, databasePath, serve } from '@safehouse/server';
import { MailServer, NatsProcess, natsProgram, PostgresProcess } from '@safehouse/trials';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatFindings } from '../doctor.ts';
import { runCli } from '../test-helpers.ts';
import { checkClock } from './clock-check.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { checkDisk, checkNode } from './machine-checks.ts';

const NOW = Date.now();
const root = mkdtempSync(join(tmpdir(), 'safehouse-doctor-'));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;
function newFolder(): string {
  const folder = join(root, String(++folders));
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/** A data folder as a server leaves it. */
async function startedFolder(): Promise<string> {
  const dataDir = newFolder();
  const server = await serve({ ...configFrom({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }), port: 0 });
  await server.stop();
  return dataDir;
}

/** Browsers and fetch refuse low ports. */
const UNUSED_PORT = '47961';

async function findingOf(check: string, environment: NodeJS.ProcessEnv, now = NOW): Promise<Finding | undefined> {
  const findings = await examine({ PORT: UNUSED_PORT, ...environment }, now);
  return findings.find((finding) => finding.check === check);
}

test('a fresh machine and a folder that a server has used are fine', async () => {
  for (const DATA_DIR of [join(root, 'not there yet'), await startedFolder()]) {
    const findings = await examine({ DATA_DIR, PORT: UNUSED_PORT }, NOW);
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(findings.map(({ check }) => check)).toEqual([
      'node',
      'settings',
      'data folder',
      'disk',
      'database',
      'clock',
      'nats',
      'push',
      'mail',
      'public address',
      'port',
    ]);
  }
});

test('an old Node, and one that is not tested', () => {
  expect(checkNode('20.19.1')).toMatchObject({ status: 'fault', advice: expect.stringContaining('Install Node') });
  expect(checkNode('22.12.0')).toMatchObject({ status: 'fault' });
  expect(checkNode('24.1.0')).toMatchObject({ status: 'warning' });
  expect(checkNode('26.0.0')).toMatchObject({ status: 'ok' });
});

test('wrong settings, and those that are for measuring only', async () => {
  expect(await findingOf('settings', { PORT: 'many' })).toMatchObject({ status: 'fault' });
  expect(await findingOf('settings', { RATE_LIMITS: 'off' })).toMatchObject({ status: 'warning' });
  expect(await findingOf('settings', { CLOCK_OFFSET: '5000' })).toMatchObject({ status: 'warning' });
});

describe('the data folder', () => {
  test('is a file, or lies in one', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(await findingOf('data folder', { DATA_DIR: file })).toMatchObject({ status: 'fault' });
    expect(await findingOf('data folder', { DATA_DIR: join(file, 'data') })).toMatchObject({ status: 'fault' });
  });

  test('cannot be written to', async () => {
    expect(await findingOf('data folder', { DATA_DIR: '/proc/sys' })).toMatchObject({
      status: 'fault',
      message: expect.stringContaining('cannot be written'),
    });
  });

  test('can be read by others', async () => {
    const DATA_DIR = await startedFolder();
    chmodSync(DATA_DIR, 0o755);
    expect(await findingOf('data folder', { DATA_DIR })).toMatchObject({ status: 'warning' });
  });
});

test('a disk that is full, or nearly', () => {
  const config = configFrom({ DATA_DIR: root });
  const disk = (megabytes: number) => checkDisk(config, () => ({ bavail: megabytes, bsize: 1024 ** 2 }));
  expect(disk(20)).toMatchObject({ status: 'fault', message: expect.stringContaining('20 MiB') });
  expect(disk(500)).toMatchObject({ status: 'warning' });
  expect(disk(5000)).toMatchObject({ status: 'ok' });
});

test('a clock that is far off, behind what is stored, or not that of the database', async () => {
  const unknown = { databaseAhead: null, lastEntryAt: null };
  expect(checkClock(Date.UTC(1970, 0, 1), unknown)).toMatchObject({ status: 'fault' });
  expect(checkClock(Date.UTC(2099, 0, 1), unknown)).toMatchObject({ status: 'fault' });
  expect(checkClock(NOW, { ...unknown, lastEntryAt: NOW + 3_600_000 })).toMatchObject({ status: 'fault' });
  expect(checkClock(NOW, { ...unknown, databaseAhead: -7000 })).toMatchObject({
    status: 'warning',
    message: expect.stringContaining('7 s behind'),
  });
  expect(checkClock(NOW, { databaseAhead: 50, lastEntryAt: NOW })).toMatchObject({ status: 'ok' });
});

describe('a SQLite database', () => {
  /** Changes the database of a stopped server. */
  async function changedFolder(change: (database: DatabaseSync) => void): Promise<string> {
    const dataDir = await startedFolder();
    const database = new DatabaseSync(databasePath(dataDir));
    change(database);
    database.close();
    return dataDir;
  }

  test('that is damaged, or of another program', async () => {
    const DATA_DIR = newFolder();
    writeFileSync(databasePath(DATA_DIR), 'no database', { mode: 0o600 });
    expect(await findingOf('database', { DATA_DIR })).toMatchObject({
      status: 'fault',
      message: expect.stringContaining('is not a Safehouse database'),
    });
  });

  test('of a later release, and of an earlier one', async () => {
    const later = await changedFolder((database) => database.exec('PRAGMA user_version = 999'));
    expect(await findingOf('database', { DATA_DIR: later })).toMatchObject({
      status: 'fault',
      message: expect.stringContaining('later release'),
    });
    const earlier = await changedFolder((database) => database.exec('PRAGMA user_version = 5'));
    expect(await findingOf('database', { DATA_DIR: earlier })).toMatchObject({
      status: 'warning',
      advice: expect.stringContaining('backup'),
    });
  });

  test('with gaps in the entries of a match', async () => {
    const DATA_DIR = await changedFolder((database) => {
      const insert = `INSERT INTO entries (match, version, at, happening) VALUES (1, ?, 0, '{}')`;
      for (const version of [1, 3]) database.prepare(insert).run(version);
    });
    expect(await findingOf('database', { DATA_DIR })).toMatchObject({
      status: 'fault',
      message: expect.stringContaining('1 of 0 matches have gaps'),
    });
  });

  test('whose keys for push messages are damaged', async () => {
    const keys = [`'{"publicKey":"a","privateKey":"b"}'`, `'{'`];
    for (const value of keys) {
      const DATA_DIR = await changedFolder((database) =>
        database.exec(`UPDATE settings SET value = ${value} WHERE name = 'vapid'`),
      );
      expect(await findingOf('push', { DATA_DIR })).toMatchObject({ status: 'fault' });
    }
  });
});

describe('PostgreSQL', () => {
  let postgres: PostgresProcess;
  beforeAll(async () => {
    postgres = await PostgresProcess.start({ fsync: 'off' });
  });
  afterAll(() => postgres.stop());

  test('empty, and after a server has used it', async () => {
    const DATABASE_URL = await postgres.createFreshDatabase();
    expect(await findingOf('database', { DATABASE_URL })).toMatchObject({
      status: 'ok',
      message: expect.stringMatching(/^PostgreSQL \d+.*: empty/),
    });
    const server = await serve({ ...configFrom({ DATABASE_URL, LOG_LEVEL: 'error' }), port: 0 });
    await server.stop();
    const findings = await examine({ DATABASE_URL, PORT: UNUSED_PORT }, NOW);
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(findings.map(({ message }) => message).join()).toContain('undamaged, 0 matches');
  });

  test.each([
    ['a database that is not there', (url: URL) => Object.assign(url, { pathname: '/nowhere' }), /createdb/],
    ['a wrong password', (url: URL) => Object.assign(url, { password: 'hunter2' }), /password/],
    ['a port where nothing listens', (url: URL) => Object.assign(url, { port: '1' }), /Start PostgreSQL/],
  ])('%s', async (_, change, advice) => {
    const url = change(new URL(postgres.urlOf('postgres')));
    const finding = await findingOf('database', { DATABASE_URL: url.href });
    expect(finding).toMatchObject({ status: 'fault', advice: expect.stringMatching(advice) });
    expect(JSON.stringify(finding)).not.toContain('hunter2');
  });
});

const MAIL = { MAIL_FROM: 'play@example.org', PUBLIC_URL: 'http://127.0.0.1' };

test('a mail server that works, is away, or refuses the password', async () => {
  const server = await MailServer.start({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) =>
      password === 'hunter2' ? done(null, { user: 'ann' }) : done(new Error('wrong password')),
  });
  const at = (password: string) => ({ ...MAIL, SMTP_URL: `smtp://ann:${password}@127.0.0.1:${server.port}` });
  expect(await findingOf('mail', at('hunter2'))).toMatchObject({
    status: 'ok',
    message: expect.stringContaining('signed in'),
  });
  const refused = await findingOf('mail', at('hunter3'));
  expect(refused).toMatchObject({ status: 'fault', advice: expect.stringContaining('password in SMTP_URL') });
  expect(JSON.stringify(refused)).not.toContain('hunter3');
  expect(server.mails).toEqual([]);
  await server.stop();
  expect(await findingOf('mail', at('hunter2'))).toMatchObject({ status: 'fault' });
});

test('NATS that cannot be reached, or has no database beside it', async () => {
  const DATABASE_URL = 'postgres://user:hunter2@127.0.0.1:1/x';
  const findings = await examine(
    { DATABASE_URL, NATS_URL: 'nats://hunter2:hunter2@127.0.0.1:1', PORT: UNUSED_PORT },
    NOW,
  );
  expect(findings.find(({ check }) => check === 'nats')).toMatchObject({ status: 'fault' });
  expect(JSON.stringify(findings)).not.toContain('hunter2');
  expect(await findingOf('nats', { NATS_URL: 'nats://127.0.0.1:1' })).toMatchObject({ status: 'warning' });
});

test.skipIf(natsProgram() === null)('NATS that runs', async () => {
  const nats = await NatsProcess.start();
  const environment = { DATABASE_URL: 'postgres://user@127.0.0.1:1/x', NATS_URL: nats.url };
  expect(await findingOf('nats', environment)).toMatchObject({
    status: 'ok',
    message: expect.stringMatching(/^NATS \d/),
  });
  await nats.stop();
});

test.each([
  [{ HOST: '0.0.0.0' }, 'warning', /PUBLIC_URL is not set/],
  [{ PUBLIC_URL: 'http://play.example.org' }, 'warning', /not encrypted/],
  [{ PUBLIC_URL: 'https://play.example.org' }, 'fault', /share its address/],
  [{ PUBLIC_URL: 'https://play.example.org', TRUST_PROXY: 'on', HOST: '0.0.0.0' }, 'warning', /fake/],
  [{ PUBLIC_URL: 'https://play.example.org', TRUST_PROXY: 'on' }, 'ok', /play\.example\.org/],
])('the public address with %j: %s', async (environment, status, message) => {
  expect(await findingOf('public address', environment)).toMatchObject({
    status,
    message: expect.stringMatching(message),
  });
});

describe('what answers', () => {
  const servers: Server[] = [];
  afterAll(() => servers.map((server) => server.close()));

  /** Answers every request with this status. */
  async function answering(status: number): Promise<string> {
    const server = createServer((_, response) => response.writeHead(status).end()).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    return String((server.address() as AddressInfo).port);
  }

  test('is something else, or a server that cannot store', async () => {
    expect(await findingOf('port', { PORT: await answering(404) })).toMatchObject({ status: 'fault' });
    expect(await findingOf('port', { PORT: await answering(503) })).toMatchObject({
      status: 'fault',
      message: expect.stringContaining('cannot store'),
    });
  });

  test('is the server, and its proxy forwards the host', async () => {
    const server = await serve({ ...configFrom({ DATA_DIR: newFolder(), LOG_LEVEL: 'error' }), port: 0 });
    const PORT = new URL(server.url).port;
    expect(await findingOf('port', { PORT })).toMatchObject({
      status: 'ok',
      message: expect.stringContaining('ready'),
    });
    const throughProxy = { PORT, PUBLIC_URL: `http://127.0.0.1:${await answering(421)}` };
    expect(await findingOf('proxy', throughProxy)).toMatchObject({
      status: 'fault',
      advice: expect.stringContaining('Host'),
    });
    expect(await findingOf('proxy', { PORT, PUBLIC_URL: server.url })).toMatchObject({ status: 'ok' });
    await server.stop();
  });
});

test('for a program it is one line of JSON, and the exit code tells', async () => {
  const environment = { DATA_DIR: join(root, 'cli'), PORT: UNUSED_PORT };
  expect(runCli(['doctor'], '', environment)).toMatchObject({ status: 0, lines: [{ ok: true }] });
  expect(runCli(['doctor'], '', { ...environment, BOT_PACE: 'x' })).toMatchObject({
    status: 1,
    lines: [{ ok: false }],
  });
});

test('on a terminal each check is one line, with what to do', () => {
  const lines = formatFindings([
    { check: 'disk', status: 'fault', message: '20 MiB free', advice: 'Free some space.' },
    { check: 'database', status: 'ok', message: 'undamaged' },
  ]).split('\n');
  expect(lines).toEqual(['FAULT    disk      20 MiB free. Free some space.', 'ok       database  undamaged']);
});
