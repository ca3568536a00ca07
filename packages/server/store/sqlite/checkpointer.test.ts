import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startCheckpointer } from './checkpointer.ts';
import { SqliteWriter } from './writer.ts';

test('the log is copied into the database and restarted while others write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-log-'));
  const path = join(folder, 'test.sqlite');
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
  rmSync(folder, { recursive: true });
});

/** How often the log was restarted: its header counts it. */
function walRestartCount(path: string): number {
  const head = readFileSync(`${path}-wal`).subarray(0, 32);
  return head.length < 32 ? 0 : head.readUInt32BE(12);
}
