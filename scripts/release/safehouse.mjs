#!/usr/bin/env node
/** The command of the installed package. Plain JavaScript, so that an old Node can read it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serverFlags } from './server-flags.mjs';

/** The first Node that has SQLite without a flag. */
const OLDEST = [22, 13];

const [major, minor] = process.versions.node.split('.').map(Number);
const [first = 'serve', ...rest] = process.argv.slice(2);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`Safehouse needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  const main = fileURLToPath(new URL('./lib/main.js', import.meta.url));
  const flags = first === 'serve' ? serverFlags(major) : [];
  const missing = ['--disable-warning=ExperimentalWarning', ...flags].filter(
    (flag) => !process.execArgv.includes(flag),
  );
  run([...missing, ...process.execArgv, main, first, ...rest]);
}

/** Replaces this process if the system supports it, else starts a child and forwards signals to it. */
function run(command) {
  if (process.execve && process.platform !== 'win32') {
    process.execve(process.execPath, [process.execPath, ...command]);
    return;
  }
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  // A terminal sends SIGINT to the whole process group; other signals only reach this process.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (status, signal) => {
    process.exitCode = signal ? 1 : status;
  });
}
