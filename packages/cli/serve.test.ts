import { expect, test } from 'vitest';
import { runCli, workingFolder } from './test-helpers.ts';

test.each(['serve', 'bot-worker'])('%s without its NATS ends with an error', (command) => {
  const environment = { DATA_DIR: workingFolder, PORT: '0', NATS_URL: 'nats://127.0.0.1:1' };
  const { status, lines } = runCli([command], '', environment);
  expect({ status, lines }).toMatchObject({ status: 2, lines: [{ ok: false, code: 'cannot-start' }] });
  expect(lines[0].message).toMatch(/^cannot connect to NATS/);
});
