/**
 * `npm run try-packages`: installs the packages into empty folders under several versions of Node, runs the examples with
 * them, and serves the product. Prints one line of JSON for each.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, resolve } from 'node:path';
import { buildGamePackage } from './try-game.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NODE_MAJORS = [20, 22, 24, 26];
const OLDEST_FOR_PRODUCT = 22;
const START_LIMIT_MS = 3000;
const PRODUCT_LIMIT_BYTES = 12e6;
/** A game in its own package is only built and served under one version, because it takes long. */
const NODE_OF_GAME = 24;

interface Installation {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

const folder = mkdtempSync(resolve(tmpdir(), 'safehouse packages '));
try {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: ROOT });
  execFileSync(process.execPath, [resolve(import.meta.dirname, 'libraries.ts')]);
  const [product] = globSync('safehouse-*.tgz', { cwd: folder });
  const { size } = statSync(resolve(folder, product));
  console.log(JSON.stringify({ product, bytes: size }));
  if (size > PRODUCT_LIMIT_BYTES) process.exitCode = 1;
  const record = writeRecord();
  const libraries = globSync('build/libraries/*.tgz', { cwd: ROOT }).map((path) => resolve(ROOT, path));
  for (const major of NODE_MAJORS) {
    const installation = installNode(major);
    const examples = tryLibraries(installation, libraries, record);
    const games = major === NODE_OF_GAME ? [buildGamePackage(installation.folder, libraries, installation.env)] : [];
    const startMs =
      major < OLDEST_FOR_PRODUCT ? tryOldNode(installation, product) : await tryProduct(installation, product, games);
    console.log(JSON.stringify({ node: major, examples, games: games.length, startMs }));
    if (startMs !== null && startMs > START_LIMIT_MS) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(installation: Installation, program: string, args: readonly string[]): string {
  return execFileSync(program, args, { cwd: installation.folder, env: installation.env, encoding: 'utf8' });
}

function writeRecord(): string {
  const path = resolve(folder, 'record.json');
  const main = resolve(ROOT, 'packages/cli/main.ts');
  const options = ['--game', 'kompromat', '--games', '1', '--seed', '1', '--records', path];
  execFileSync(process.execPath, [main, 'simulate', ...options]);
  return path;
}

/** A folder with its own Node first in the PATH. */
function installNode(major: number): Installation {
  const own = resolve(folder, `node-${major}`);
  mkdirSync(own);
  writeFileSync(resolve(own, 'package.json'), '{ "private": true, "type": "module" }');
  const name = `node-${process.platform}-${process.arch}`;
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', `${name}@${major}`], { cwd: own });
  const bin = resolve(own, 'node_modules', name, 'bin');
  return { folder: own, env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` } };
}

function tryLibraries(installation: Installation, libraries: readonly string[], record: string): string[] {
  // The libraries for tests and UIs need more than Node.
  const paths = libraries.filter((path) => !/safehouse-(testkit|protocol|ui)-/.test(path));
  run(installation, 'npm', ['install', '--silent', '--no-audit', '--no-fund', ...paths]);
  cpSync(resolve(ROOT, 'docs/examples'), resolve(installation.folder, 'examples'), { recursive: true });
  const series = run(installation, 'node', ['examples/own-bot.mjs']);
  const view = run(installation, 'node', ['examples/record-view.mjs', record, '1']);
  return [series.trim(), view.split('\n')[0]];
}

/** An old Node must print one sentence, without a stack trace. */
function tryOldNode(installation: Installation, product: string): null {
  run(installation, 'npm', ['install', '--silent', '--no-audit', '--no-fund', resolve(folder, product)]);
  try {
    run(installation, 'npx', ['safehouse', '--help']);
  } catch (error) {
    const { stderr } = error as { readonly stderr: string };
    const ours = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn'));
    if (ours.length === 1 && ours[0].includes('needs Node')) return null;
  }
  throw new Error('an old Node should print which version is needed');
}

/** Measures how long the server takes to respond, then plays a few moves against a bot. */
async function tryProduct(installation: Installation, product: string, games: readonly string[]): Promise<number> {
  run(installation, 'npm', ['install', '--silent', '--no-audit', '--no-fund', resolve(folder, product)]);
  if (!run(installation, 'npx', ['safehouse', '--help']).includes('bot-worker'))
    throw new Error('--help lists no commands');
  run(installation, 'python3', ['examples/train.py', '20']);
  const port = await freePort();
  const started = performance.now();
  const env = {
    ...installation.env,
    PORT: String(port),
    DATA_DIR: resolve(installation.folder, 'data'),
    SAFEHOUSE_GAMES: games.join(','),
  };
  const server = spawn('npx', ['safehouse'], { cwd: installation.folder, env, stdio: 'ignore', detached: true });
  try {
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) await new Promise((wait) => setTimeout(wait, 50));
    const startMs = Math.round(performance.now() - started);
    run(installation, 'node', ['examples/play-with-socket.mjs', url, ...games.map((game) => basename(game))]);
    return startMs;
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
