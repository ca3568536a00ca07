import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGS } from '@safehouse/ui/languages';
import { expect, onTestFinished, test } from 'vitest';
import { buildWeb } from './web-build.ts';

test('the web app is a production build, whatever NODE_ENV says', () => {
  expect(process.env.NODE_ENV).toBe('test');
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dist = join(folder, 'dist');
  expect(buildWeb(dist)).toBe(true);
  const scripts = globSync('assets/app-*.js', { cwd: dist }).map((file) => readFileSync(join(dist, file), 'utf8'));
  // Missing in a development build.
  expect(scripts.join('\n')).toContain('/sw.js');
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const [, yourTurn] = /^const YOUR_TURN = (.*);$/m.exec(worker) ?? [];
  expect(Object.keys(JSON.parse(yourTurn))).toEqual(LANGS);
  // Offline use needs all of them: if one is missing, the service worker is not installed.
  const [, precached] = /^const FILES = (.*);$/m.exec(worker) ?? [];
  expect(JSON.parse(precached).filter((file: string) => !existsSync(join(dist, file)))).toEqual([]);
  expect(readFileSync(join(dist, '.vite/sources.sha256'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});
