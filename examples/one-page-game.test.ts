import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { laws, type TestedGame } from '@safehouse/testkit';

/** The code of the page, where it finds our packages. */
const FOLDER = resolve(import.meta.dirname, '../node_modules/.cache/one-page-game');

const page = readFileSync(resolve(import.meta.dirname, '../docs/one-page-game.md'), 'utf8');
const code = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, block]) => block);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(resolve(FOLDER, 'game.ts'), code.join('\n'));

const { subject }: { readonly subject: TestedGame } = await import(resolve(FOLDER, 'game.ts'));

laws(subject, 100);
