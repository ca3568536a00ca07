/** `npm start`: the server with the web app, which is built first if it is missing or outdated. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWebIfStale } from './web-build.ts';

if (buildWebIfStale()) {
  const main = resolve(import.meta.dirname, '../packages/cli/main.ts');
  process.argv = [process.argv[0], main, 'serve', ...process.argv.slice(2)];
  await import(pathToFileURL(main).href);
} else {
  console.error('The web app could not be built.');
  process.exitCode = 1;
}
