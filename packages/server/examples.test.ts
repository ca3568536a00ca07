import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configFrom } from './config.ts';
import { type RunningServer, serve } from './main.ts';

/** Runs the scripts of docs/examples against a real server, as an outside user would. */

const EXAMPLES = new URL('../../docs/examples/', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'safehouse-examples-'));
const run = promisify(execFile);
let server: RunningServer;

beforeAll(async () => {
  const environment = { DATA_DIR: folder, BOT_PACE: '0', LOG_LEVEL: 'error' };
  server = await serve({ ...configFrom(environment), port: 0 });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('a match is played with curl, and its deal checked with sha256sum', async () => {
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH };
  const { stdout } = await run(join(EXAMPLES, 'play-with-curl.sh'), [server.url], { env });
  expect(stdout).toMatch(/over after \d+ moves of mine: \{"winners":.*\ndealt as promised\n$/);
});

test.each(['agent-avenue', 'spy-connection'])('a match of %s is played over the socket', async (game) => {
  const script = join(EXAMPLES, 'play-with-socket.mjs');
  const { stdout } = await run(process.execPath, [script, server.url, game]);
  expect(stdout).toMatch(/^over after \d+ moves of mine: \{"winners":/);
});
