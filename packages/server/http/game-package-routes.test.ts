import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installGamePackages } from '@safehouse/games/packages';
import { afterAll, expect, test } from 'vitest';
import { gamePackageRoutes, withInstalledGames } from './game-package-routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = '<html><head></head><body></body></html>';

test('without packages the page and the routes are as they were', () => {
  expect(withInstalledGames(PAGE)).toBe(PAGE);
  expect(gamePackageRoutes()).toEqual([]);
});

test('the files of a package are served under the id of its game, and the page names it', async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', safehouse: { files: 'dist' } }));
  writeFileSync(join(folder, 'secret.js'), '');
  writeFileSync(join(folder, 'dist', 'rules.js'), "export const rules = { id: 'tiny', version: 1 };");
  for (const file of ['ui.js', 'ui.css', 'notes.txt']) writeFileSync(join(folder, 'dist', file), file);
  await installGamePackages([folder]);
  const paths = gamePackageRoutes().map(({ path }) => path);
  expect(paths.sort()).toEqual(['/games/tiny/rules.js', '/games/tiny/ui.css', '/games/tiny/ui.js']);
  expect(withInstalledGames(PAGE)).toMatch(/<meta name="games" content="[^"<>]*tiny[^"<>]*ui\.js[^"<>]*" \/><\/head>/);
});
