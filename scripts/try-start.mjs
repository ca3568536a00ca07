/**
 * Runs `npm start` in a fresh clone on a free port with unusual settings, and checks what is served.
 *
 *     node scripts/try-start.mjs CLONE
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 300_000;
const STOP_MS = 10_000;

const env = {
  ...process.env,
  PORT: '0',
  NODE_ENV: 'production',
  npm_config_ignore_scripts: 'true',
  TZ: 'Pacific/Chatham',
  LC_ALL: 'tr_TR.UTF-8',
};
const npm = spawn('npm', ['start'], { cwd: process.argv[2], env, stdio: ['ignore', 'inherit', 'pipe'] });
const deadline = setTimeout(() => fail('npm start did not respond in time'), START_MS);
const url = await addressIn(npm.stderr);
clearTimeout(deadline);
for (const path of ['/', '/sw.js', '/healthz']) {
  const { status } = await fetch(new URL(path, url));
  if (status !== 200) fail(`${path}: ${status}`);
}
npm.kill('SIGTERM');
for (const end = Date.now() + STOP_MS; await isServing(); await sleep(100)) {
  if (Date.now() > end) fail('the server still runs after a signal to npm');
}
console.log('npm start: served and stopped');

async function addressIn(output) {
  for await (const line of createInterface({ input: output })) {
    process.stderr.write(`${line}\n`);
    const found = /http:[\w:./]+/.exec(line);
    if (found) return found[0];
  }
  return fail('npm start ended without serving');
}

function isServing() {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

function fail(reason) {
  console.error(reason);
  npm.kill('SIGKILL');
  process.exit(1);
}
