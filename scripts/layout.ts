/**
 * `npm run layout`: checks every phase of every table, and other pages with a board, in every size and language for
 * what is cut off, covered, too small or outside. `npm run layout -- sk`: only in Slovak. `npm run layout -- 320x568
 * 568x320`: only in these sizes. `npm run layout -- kompromat-2 end`: only tables and phases whose names contain this.
 */
import { LANGS, type Lang } from '@safehouse/ui/languages';
import { GAMES } from '../e2e/games.ts';
import { TABLE_KINDS, visitOthers, visitPhases } from '../e2e/layout-grid.ts';
import { ALL_SIZES, type ScreenSize } from '../e2e/table-layout.ts';
import { tableName } from '../e2e/table-positions.ts';
import { startTestEnvironment } from '../e2e/test-environment.ts';
import { newVisitor } from '../e2e/visitor.ts';
import { buildWebIfStale } from './web-build.ts';

const args = process.argv.slice(2);
const isLang = (word: string): word is Lang => LANGS.some((code) => code === word);
const isSize = (word: string) => /^\d+x\d+$/.test(word);
const [tablePart = '', part = ''] = args.filter((word) => !isLang(word) && !isSize(word));
const chosenLangs = args.filter(isLang);
const chosenSizes = args.filter(isSize).map(parseSize);
const options = {
  langs: chosenLangs.length > 0 ? chosenLangs : LANGS,
  sizes: chosenSizes.length > 0 ? chosenSizes : ALL_SIZES,
  part,
};

if (!buildWebIfStale()) throw new Error('The web app could not be built.');
const environment = await startTestEnvironment();
let cells = 0;
const problems: string[] = [];
for (const kind of TABLE_KINDS) if (tableName(kind).includes(tablePart)) await look(tableName(kind), visitPhases, kind);
for (const game of GAMES) if (`${game}-others`.includes(tablePart)) await look(`${game}-others`, visitOthers, game);
await environment.close();
const scope = `${cells} phases and places, ${options.langs.length} languages, ${options.sizes.length} sizes`;
console.log(`${scope}: ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function parseSize(word: string): ScreenSize {
  const [width, height] = word.split('x').map(Number);
  return { width, height };
}

type Visit<Of> = (
  page: Awaited<ReturnType<typeof newVisitor>>['page'],
  of: Of,
  chosenOptions: typeof options,
) => ReturnType<typeof visitPhases>;

async function look<Of>(name: string, visit: Visit<Of>, of: Of): Promise<void> {
  const { page, context } = await newVisitor(environment);
  for await (const cell of visit(page, of, options)) {
    cells++;
    console.log(`${name} ${cell.name}`);
    for (const problem of cell.problems) console.log(`  ${problem}`);
    problems.push(...cell.problems);
  }
  await context.close();
}
