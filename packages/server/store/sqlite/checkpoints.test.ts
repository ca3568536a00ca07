import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { keepLogShort } from './checkpoints.ts';
import { Writer } from './writer.ts';

test('the log is brought into the database while others write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-log-'));
  const path = join(folder, 'test.sqlite');
  const reader = new DatabaseSync(path);
  reader.exec('PRAGMA journal_mode = WAL; CREATE TABLE lines (n INTEGER PRIMARY KEY, text TEXT)');
  const writer = new Writer(path);
  const end = keepLogShort(path, { everyMs: 5, mostBytes: 100_000 });
  const text = 'x'.repeat(2000);
  let longest = 0;
  let written = 0;
  // Far more than the log may hold; then on until it has been cut.
  while (written < 500 || logOf(path) > 200_000) {
    await writer.write([['INSERT INTO lines (text) VALUES (?)', text]]);
    longest = Math.max(longest, logOf(path));
    written++;
  }
  await end();
  await writer.close();
  expect(longest).toBeGreaterThan(100_000);
  expect(reader.prepare('SELECT count(*) AS n FROM lines').get()).toEqual({ n: written });
  reader.close();
  rmSync(folder, { recursive: true });
});

function logOf(path: string): number {
  return statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}
