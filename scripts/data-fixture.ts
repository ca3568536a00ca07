/**
 * `npm run data-fixture`: plays matches of every game on a server of this release, and stores its data folder for the
 * tests of later releases. Run it just before a release.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import release from '../package.json' with { type: 'json' };
import { backUpDatabase } from '../packages/server/store/sqlite/backup.ts';
import { freePort, ServerProcess } from '../packages/trials/processes/server-process.ts';
import { type FixtureNotes, playFixtureMatches } from '../packages/trials/upgrade/fixture.ts';

// Between two releases, package.json contains the version of the last one, so the date is added.
const name = `${release.version}-${new Date().toISOString().slice(0, 10)}`;
const target = join(import.meta.dirname, '../packages/trials/upgrade/fixtures', name);
if (existsSync(target)) {
  console.error(`the data folder ${name} exists already and must not be changed`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'safehouse-fixture-'));
const server = new ServerProcess(join(folder, 'data'), await freePort());
server.start();
await server.waitUntilReady();
const matches = await playFixtureMatches(server.url);
await server.stop('SIGTERM');
backUpDatabase(join(folder, 'data'), join(folder, 'backup.sqlite'));
mkdirSync(target, { recursive: true });
const packed = gzipSync(readFileSync(join(folder, 'backup.sqlite')), { level: 9 });
writeFileSync(join(target, 'safehouse.sqlite.gz'), packed);
const notes: FixtureNotes = { release: name, matches };
writeFileSync(join(target, 'notes.json'), `${JSON.stringify(notes, null, 2)}\n`);
rmSync(folder, { recursive: true });
console.log(`${matches.length} matches in ${target}: ${Math.round(packed.length / 1024)} KiB`);
