import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GamePackageError, installedGames, installGamePackages } from './packages.ts';
import { GAME_IDS, loadGame } from './registry.ts';

const root = mkdtempSync(join(tmpdir(), 'safehouse-packages-'));
afterAll(() => rmSync(root, { recursive: true }));

interface PackageSpec {
  readonly id?: string;
  readonly safehouse?: object;
  readonly files?: readonly string[];
}

/** Returns the folder. */
function writePackage(
  path: string,
  { id = 'tiny', safehouse = { files: 'dist' }, files = ['rules.js', 'ui.js'] }: PackageSpec = {},
): string {
  const folder = join(root, path);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', type: 'module', safehouse }));
  const code = `export const rules = { id: ${JSON.stringify(id)}, version: 1 }; export const players = {};`;
  for (const file of files) writeFileSync(join(folder, 'dist', file), file === 'rules.js' ? code : '');
  return folder;
}

test('a package is installed by name, once, and its game is in the registry', async () => {
  writePackage('node_modules/@club/tiny', { files: ['rules.js', 'ui.js', 'ui.css'] });
  mkdirSync(join(root, 'below'));
  for (let time = 0; time < 2; time++) await installGamePackages(['@club/tiny'], join(root, 'below'));
  expect(GAME_IDS.filter((id) => id === 'tiny')).toHaveLength(1);
  expect((await loadGame('tiny'))?.rules.id).toBe('tiny');
  expect(installedGames()).toMatchObject([{ id: 'tiny', hasStyles: true, parts: [] }]);
});

test('a package is installed by its path, with the parts it names', async () => {
  writePackage('mine', { id: 'my-game', safehouse: { files: 'dist', parts: ['guide'] } });
  await installGamePackages(['./mine'], root);
  expect(installedGames().at(-1)).toMatchObject({ id: 'my-game', hasStyles: false, parts: ['guide'] });
});

test.each<[string, PackageSpec, string]>([
  ['without a manifest', { safehouse: {} }, '"safehouse.files" in its package.json is missing'],
  ['without screens', { files: ['rules.js'] }, 'has no ui.js'],
  ['with a part that there is not', { safehouse: { files: 'dist', parts: ['music'] } }, '"safehouse.parts" may be'],
  ['with an id that cannot be one', { id: '../x' }, 'exports no game'],
  ['with the id of another game', { id: GAME_IDS[0] }, 'there is another game'],
])('a package %s is refused', async (name, spec, message) => {
  const folder = writePackage(name.replaceAll(' ', '-'), spec);
  await expect(installGamePackages([folder])).rejects.toThrow(message);
  await expect(installGamePackages([folder])).rejects.toThrow(GamePackageError);
});

test('a package that is not installed is refused', async () => {
  await expect(installGamePackages(['no-such-package'], root)).rejects.toThrow('no-such-package is not installed');
});
