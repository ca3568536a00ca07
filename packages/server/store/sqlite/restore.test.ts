import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MatchId } from '@safehouse/protocol';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openAdapters } from '../../adapters.ts';
import { configFrom } from '../../config.ts';
import { jsonLog } from '../../log.ts';
import { createTempFolder as createRootFolder, entryBatch, newMatch } from '../match-store-suite.ts';
import { assertValidDatabase, BackupError, backUpDatabase, databasePath } from './backup.ts';
import { restoreDatabase } from './restore.ts';
import { openSqlite } from './sqlite-store.ts';

const rootFolder = createRootFolder();
const createTempFolder = () => mkdtempSync(join(rootFolder, 'f-'));

/** The files of a killed server: its latest writes are only in the log. */
async function killedServer(): Promise<{ readonly path: string; readonly match: MatchId }> {
  const [live, dead] = [createTempFolder(), createTempFolder()];
  const store = openSqlite(databasePath(live));
  const match = newMatch();
  await store.matches.create([match]);
  await store.matches.append(match.header.id, ...entryBatch(1, 40, 'x'.repeat(500)));
  for (const name of readdirSync(live)) copyFileSync(join(live, name), join(dead, name));
  await store.close();
  return { path: databasePath(dead), match: match.header.id };
}

let backup: string;
let backedUp: MatchId;
let killed: string;
let killedMatch: MatchId;
let foreign: string;

beforeAll(async () => {
  const first = await killedServer();
  backup = join(createTempFolder(), 'backup.sqlite');
  backUpDatabase(join(first.path, '..'), backup);
  backedUp = first.match;
  ({ path: killed, match: killedMatch } = await killedServer());
  foreign = join(createTempFolder(), 'foreign.sqlite');
  const database = new DatabaseSync(foreign);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE notes (text); PRAGMA wal_checkpoint(FULL)');
  database.exec(`INSERT INTO notes VALUES ('${'n'.repeat(9000)}')`);
  for (const suffix of ['', '-wal']) copyFileSync(foreign + suffix, `${foreign}.copy${suffix}`);
  database.close();
  foreign = `${foreign}.copy`;
});

const GARBAGE = Buffer.alloc(20_000, 'garbage');
type FileState = 'missing' | 'its own' | 'damaged' | 'cut off' | 'empty' | 'foreign';

function put(target: string, suffix: string, state: FileState): void {
  const own = () => readFileSync(killed + suffix);
  const contents = {
    'its own': own,
    damaged: () => GARBAGE,
    'cut off': () => own().subarray(0, own().length / 2 - 100),
    empty: () => Buffer.alloc(0),
    foreign: () => readFileSync(foreign + suffix),
  };
  if (state !== 'missing') writeFileSync(target + suffix, contents[state]());
}

/** The restored database equals the backup, and can be used. */
async function expectRestored(folder: string): Promise<void> {
  const store = openSqlite(databasePath(folder));
  expect((await store.matches.load(backedUp))?.entries).toHaveLength(40);
  expect(await store.matches.load(killedMatch)).toBeNull();
  expect(await store.matches.append(backedUp, ...entryBatch(41, 50))).toBe('stored');
  await store.close();
  assertValidDatabase(databasePath(folder));
}

const MAIN_STATES = ['missing', 'its own', 'damaged', 'cut off', 'empty', 'foreign'] as const;
const LOG_STATES = ['missing', 'its own', 'damaged', 'cut off', 'empty', 'foreign'] as const;
const INDEX_STATES = ['missing', 'its own', 'damaged'] as const;

describe.each(MAIN_STATES)('with the main file %s', (main) => {
  test.each(LOG_STATES)('and the log %s, restore gives the backup and keeps all old files', async (log) => {
    for (const index of INDEX_STATES) {
      const folder = createTempFolder();
      const target = databasePath(folder);
      put(target, '', main);
      put(target, '-wal', log);
      put(target, '-shm', index);
      const before = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
      const kept = restoreDatabase(backup, folder);
      const asides = [...before.keys()].map((name) => name.replace('.sqlite', '.sqlite.before-restore'));
      expect(kept.map((path) => basename(path)).toSorted()).toEqual(asides.toSorted());
      for (const [name, bytes] of before) {
        const aside = join(folder, name.replace('.sqlite', '.sqlite.before-restore'));
        expect(readFileSync(aside).equals(bytes)).toBe(true);
      }
      expect(readdirSync(folder).toSorted()).toEqual(['safehouse.lock', 'safehouse.sqlite', ...asides].toSorted());
      await expectRestored(folder);
    }
  });

  test('a running server is noticed, and nothing changes', async () => {
    const folder = createTempFolder();
    const config = configFrom({ DATA_DIR: folder });
    const { close } = await openAdapters(
      config,
      jsonLog('error', () => undefined, Date.now),
    );
    onTestFinished(close);
    const target = databasePath(folder);
    if (main === 'missing') rmSync(target);
    else if (main !== 'its own') put(target, '', main);
    const before = readdirSync(folder);
    expect(() => restoreDatabase(backup, folder)).toThrow(/in use/);
    expect(readdirSync(folder)).toEqual(before);
  });
});

test('a journal of another database is moved aside, too', async () => {
  const folder = createTempFolder();
  writeFileSync(`${databasePath(folder)}-journal`, GARBAGE);
  expect(restoreDatabase(backup, folder)).toEqual([`${databasePath(folder)}.before-restore-journal`]);
  await expectRestored(folder);
});

test('what an earlier restore kept is not overwritten', () => {
  const folder = join(createTempFolder(), 'new');
  const target = databasePath(folder);
  expect(restoreDatabase(backup, folder)).toEqual([]);
  expect(restoreDatabase(backup, folder)).toEqual([`${target}.before-restore`]);
  expect(restoreDatabase(backup, folder)).toEqual([`${target}.before-restore-2`]);
});

test('a restore is undone by restoring what it kept, with the latest writes in the log', async () => {
  const folder = createTempFolder();
  for (const suffix of ['', '-wal', '-shm']) put(databasePath(folder), suffix, 'its own');
  const [kept] = restoreDatabase(backup, folder);
  restoreDatabase(kept, folder);
  const store = openSqlite(databasePath(folder));
  expect((await store.matches.load(killedMatch))?.entries).toHaveLength(40);
  await store.close();
});

test.each(['missing', 'damaged', 'cut off', 'empty', 'foreign'] as const)(
  'from a file that is %s nothing is restored, and nothing changes',
  (state) => {
    const folder = createTempFolder();
    const from = join(createTempFolder(), 'from.sqlite');
    put(from, '', state);
    writeFileSync(databasePath(folder), GARBAGE);
    expect(() => restoreDatabase(from, folder)).toThrow(BackupError);
    expect(readdirSync(folder).filter((name) => name !== 'safehouse.lock')).toEqual(['safehouse.sqlite']);
    expect(readFileSync(databasePath(folder)).equals(GARBAGE)).toBe(true);
  },
);

test('a damaged lock file prevents neither a restore nor a start', async () => {
  const folder = createTempFolder();
  writeFileSync(join(folder, 'safehouse.lock'), GARBAGE);
  restoreDatabase(backup, folder);
  writeFileSync(join(folder, 'safehouse.lock'), GARBAGE);
  const { close } = await openAdapters(
    configFrom({ DATA_DIR: folder }),
    jsonLog('error', () => undefined, Date.now),
  );
  await close();
});

test('a folder in the place of the database is moved aside', async () => {
  const folder = createTempFolder();
  mkdirSync(databasePath(folder));
  const [kept] = restoreDatabase(backup, folder);
  expect(existsSync(kept)).toBe(true);
  await expectRestored(folder);
});
