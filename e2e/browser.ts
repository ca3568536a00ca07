import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

const CACHE = resolve(import.meta.dirname, '../node_modules/.cache/safehouse');
const PACKAGE = resolve(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');

const hasBrowserFromNpm = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROME;

/** Unpacks the browser from npm once, before tests in several processes would do so at the same time. */
export async function prepareBrowser(): Promise<void> {
  if (hasBrowserFromNpm) await unpackedChromium();
}

/** The browser from npm runs on Linux. Elsewhere CHROME is the path of one, or an installed Chrome is used. */
export async function launchBrowser(): Promise<Browser> {
  const { CHROME } = process.env;
  if (CHROME) return driver.launch({ executablePath: CHROME });
  if (!hasBrowserFromNpm) return driver.launch({ channel: 'chrome' });
  const folder = await unpackedChromium();
  const executablePath = join(folder, 'chromium');
  // Without the package's own flags, which are for small machines: with a single process, closing a page ends the
  // browser.
  return driver.launch({ executablePath, args: ['--no-sandbox'], env: browserEnvironment(folder) });
}

/**
 * The package unpacks into the temporary folder, which other clones, versions and users share, and assumes that
 * existing files are complete. We use our own folder, which is renamed only when it is complete.
 */
async function unpackedChromium(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const folder = join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const partial = `${folder}-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = partial;
  try {
    await chromium.executablePath();
    await inflate(join(PACKAGE, 'bin/al2023.tar.br'));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  writeFileSync(join(partial, 'fonts/fonts.conf'), fontConfiguration(join(folder, 'fonts')));
  if (!existsSync(folder)) renameSync(partial, folder);
  return folder;
}

/** Includes the package's fonts, because the machine may have none. */
function fontConfiguration(folder: string): string {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', folder].map((path) => `<dir>${path}</dir>`);
  return `<?xml version="1.0"?><fontconfig>${folders.join('')}<cachedir>${folder}/cache</cachedir></fontconfig>\n`;
}

/** The package also contains libraries that the machine may lack. */
function browserEnvironment(folder: string): { [name: string]: string } {
  const { stdout } = spawnSync('ldd', [join(folder, 'chromium')], { encoding: 'utf8' });
  const isMissingLibraries = stdout?.includes('not found') ?? false;
  return {
    ...(process.env as { [name: string]: string }),
    FONTCONFIG_PATH: join(folder, 'fonts'),
    ...(isMissingLibraries && { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
  };
}
