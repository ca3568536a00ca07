import { expect, test } from 'vitest';
import { runCli, workingFolder } from './test-helpers.ts';

test.each([
  ['backup', 'copy.sqlite'],
  ['restore', 'copy.sqlite'],
])('%s does not use an old file of a server that stores everything in PostgreSQL', (command, file) => {
  const environment = { DATA_DIR: workingFolder, DATABASE_URL: 'postgres://me:secret@db/safehouse' };
  const { status, lines } = runCli([command, file], '', environment);
  expect({ status, lines }).toMatchObject({ status: 2, lines: [{ ok: false, code: 'bad-config' }] });
  expect(lines[0].message).toMatch(/^DATABASE_URL is set: .*pg_dump/);
});
