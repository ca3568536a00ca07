import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { configFrom, databasePath } from '@safehouse/server';
import { describe, expect, test } from 'vitest';
import { formatFindings } from '../doctor.ts';
import { runCli } from '../test-helpers.ts';
import { checkClock } from './clock-check.ts';
import { examine } from './examine.ts';
import { checkDisk, checkNode } from './machine-checks.ts';
import { findingOf, NOW, newFolder, root, startedFolder, UNUSED_PORT } from './test-helpers.ts';

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

  test.runIf(process.getuid?.() === 0)('has files of another user', async () => {
    const folder = await startedFolder();
    chownSync(join(folder, 'safehouse.sqlite'), 65_534, 65_534);
    expect(await findingOf('data folder', { DATA_DIR: folder })).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/safehouse\.sqlite belong to another user than the folder$/),
      advice: `chown -R --reference=${folder} ${folder}/`,
    });
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
