/**
 * Records of earlier rules versions replay as they did. Next to the records are the SHA-256 hashes, by viewer, of what
 * `replay --trace` printed for each of them when its version was the newest.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rulesVersionOf } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { runCli, runCliRaw } from './test-helpers.ts';

const GAMES_FOLDER = join(import.meta.dirname, '../../games');
const RECORD_FILES = globSync('*/playthroughs/version-*/records.jsonl', { cwd: GAMES_FOLDER });

/** The printed lines, one text per record. */
function tracesByRecord(file: string, viewer: string): string[] {
  const view = viewer === 'state' ? [] : ['--view', viewer];
  const { stdout } = runCliRaw(['replay', '--trace', ...view, join(GAMES_FOLDER, file)], '');
  const records: string[][] = [];
  for (const line of stdout.split('\n').slice(0, -1)) {
    const { ok, moves } = JSON.parse(line);
    if (!ok || moves === 0) records.push([]); // a viewer that the record does not have causes an error
    records.at(-1)?.push(line);
  }
  return records.map((lines) => lines.join('\n'));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe.each(RECORD_FILES)('%s', (file) => {
  const traces: { readonly [viewer: string]: readonly string[] } = JSON.parse(
    readFileSync(join(GAMES_FOLDER, dirname(file), 'traces.json'), 'utf8'),
  );

  test.each(Object.keys(traces))('every position is byte for byte as it was: %s', (viewer) => {
    expect(tracesByRecord(file, viewer).map(sha256)).toEqual(traces[viewer]);
  });

  test('by the rules of the next version some of them cannot be played', () => {
    const records = readFileSync(join(GAMES_FOLDER, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const later = records.map((record) => ({ ...record, meta: { rulesVersion: rulesVersionOf(record) + 1 } }));
    const { lines } = runCli(['replay', '-'], later.map((record) => JSON.stringify(record)).join('\n'));
    expect(new Set(lines.map(({ ok, code }) => (ok ? 'ok' : code)))).toEqual(new Set(['ok', 'illegal-move']));
  });
});
