import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingOf, startedFolder } from './doctor/test-helpers.ts';
import { runCli, workingFolder } from './test-helpers.ts';

const NOBODY = 65_534;
const MAIN = join(import.meta.dirname, 'main.ts');

// Only root can give files away.
test.runIf(process.getuid?.() === 0)('what root restores belongs to the user of the server', async () => {
  const folder = join(workingFolder, 'data');
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, NOBODY, NOBODY);
  const copy = join(workingFolder, 'copy.sqlite');
  expect(runCli(['backup', copy], '', { DATA_DIR: await startedFolder() }).status).toBe(0);
  expect(runCli(['restore', copy], '', { DATA_DIR: folder }).status).toBe(0);
  expect(runCli(['restore', copy], '', { DATA_DIR: folder }).status).toBe(0);
  for (const name of ['safehouse.sqlite', 'safehouse.lock', 'safehouse.sqlite.before-restore']) {
    expect([name, statSync(join(folder, name)).uid]).toEqual([name, NOBODY]);
  }
  expect(await findingOf('data folder', { DATA_DIR: folder })).toMatchObject({ status: 'ok' });
});

// With a limit for the size of a file, writing fails as on a full disk.
test.runIf(process.platform === 'linux')(
  'a backup that does not fit is an error, and nothing is left of it',
  async () => {
    const folder = join(workingFolder, 'backups');
    const command = ['ulimit -f 50 && exec "$@"', 'sh', process.execPath, MAIN, 'backup', join(folder, 'copy.sqlite')];
    const env = { ...process.env, DATA_DIR: await startedFolder() };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', ...command], { env, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      code: 'system-error',
      message: expect.stringMatching(/^cannot back up /),
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.each([
  ['backup', 'copy.sqlite'],
  ['restore', 'copy.sqlite'],
])('%s does not use an old file of a server that stores everything in PostgreSQL', (command, file) => {
  const environment = { DATA_DIR: workingFolder, DATABASE_URL: 'postgres://me:secret@db/safehouse' };
  const { status, lines } = runCli([command, file], '', environment);
  expect({ status, lines }).toMatchObject({ status: 2, lines: [{ ok: false, code: 'bad-config' }] });
  expect(lines[0].message).toMatch(/^DATABASE_URL is set: .*pg_dump/);
});
