import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startCheckpointer } from './checkpointer.ts';
import { SqliteWriter } from './writer.ts';

function freshPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'test.sqlite');
}

test('the log is copied into the database and restarted while others write', async () => {
  const path = freshPath();
  const reader = new DatabaseSync(path);
  reader.exec('PRAGMA journal_mode = WAL; CREATE TABLE lines (n INTEGER PRIMARY KEY, text TEXT)');
  const writer = new SqliteWriter(path);
  const stop = startCheckpointer(path, { intervalMs: 5, maxWalPages: 25 });
  const text = 'x'.repeat(2000);
  let written = 0;
  while (walRestartCount(path) < 5) {
    await writer.write([['INSERT INTO lines (text) VALUES (?)', text]]);
    written++;
  }
  await stop();
  await writer.close();
  expect(reader.prepare('SELECT count(*) AS n FROM lines').get()).toEqual({ n: written });
  reader.close();
});

test('the log is emptied from time to time, so that nothing deleted stays in it', async () => {
  const path = freshPath();
  const reader = new DatabaseSync(path);
  reader.exec("PRAGMA journal_mode = WAL; CREATE TABLE lines (text); INSERT INTO lines VALUES ('x')");
  expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
  const stop = startCheckpointer(path, { intervalMs: 5, truncateIntervalMs: 10 });
  await vi.waitFor(() => expect(statSync(`${path}-wal`).size).toBe(0), 10_000);
  await stop();
  reader.close();
});

/** How often the log was restarted, according to its header. */
function walRestartCount(path: string): number {
  const head = readFileSync(`${path}-wal`).subarray(0, 32);
  return head.length < 32 ? 0 : head.readUInt32BE(12);
}
