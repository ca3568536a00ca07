/** Which file may import which: towards the contract, no game another game, and no package a game by name. */
import { basename, dirname, join } from 'node:path';
import { type SourceFile, sourceFiles } from './source-files.ts';

interface Layer {
  /** Whose imports these are. `$` stands for the name of one game. */
  readonly files: RegExp;
  readonly mayImport: readonly RegExp[];
  /** What only its tests may import, besides what all tests may. */
  readonly testsMayImport?: readonly RegExp[];
}

const TEST_IMPORTS = [
  /^vitest$/,
  /^fast-check$/,
  /^node:/,
  /^@safehouse\/(contract|testkit|bots|table\/test-helpers|games\/(registry|testing)|ui\/languages)$/,
];

const LAYERS: readonly Layer[] = [
  { files: /^packages\/contract\//, mayImport: [/^packages\/contract\//] },
  {
    files: /^packages\/testkit\//,
    mayImport: [/^packages\/testkit\//, /^@safehouse\/contract$/, /^vitest$/, /^node:/],
  },
  { files: /^packages\/bots\//, mayImport: [/^packages\/bots\//, /^@safehouse\/contract$/] },
  {
    files: /^packages\/cli\//,
    mayImport: [
      /^packages\/cli\//,
      /^@safehouse\/(contract|bots|games\/(packages|registry)|games\/registry\.terminal|protocol|server|table)$/,
      /^@safehouse\/ui\/(headless|terminal)$/,
      /^node:/,
    ],
    testsMayImport: [/^@safehouse\/trials$/],
  },
  {
    files: /^packages\/protocol\//,
    mayImport: [/^packages\/protocol\//, /^@safehouse\/contract$/, /^zod$/],
  },
  {
    files: /^packages\/table\//,
    mayImport: [/^packages\/table\//, /^@safehouse\/(contract|protocol)$/],
  },
  {
    files: /^packages\/tournament\//,
    mayImport: [/^packages\/tournament\//, /^@safehouse\/(contract|protocol)$/, /^edmonds-blossom-fixed$/],
  },
  {
    files: /^packages\/server\/outbound\//,
    mayImport: [/^packages\/server\//, /^@safehouse\/protocol$/, /^node:/],
  },
  {
    files: /^packages\/server\//,
    mayImport: [
      /^packages\/server\//,
      /^@safehouse\/(contract|games\/(packages|registry)|protocol|table|tournament|ui\/(languages|typography))$/,
      /^(@hono\/node-server|hono|marked|ws|zod|web-push|openskill|glicko2-lite|postgres|unhomoglyph|@nats-io\/transport-node)(\/|$)/,
      // Outgoing requests are made in outbound/ only.
      /^node:(?!https$|dns)/,
    ],
    testsMayImport: [/^@safehouse\/trials$/],
  },
  // Trials look inside the server: what they start and check is not part of its public surface.
  {
    files: /^packages\/trials\//,
    mayImport: [
      /^packages\/(trials|server)\//,
      /^@safehouse\/(contract|games\/registry|protocol|table|tournament(\/simulation)?)$/,
      /^(postgres|ws)$/,
      /^node:/,
    ],
  },
  {
    files: /^packages\/ui\//,
    mayImport: [/^packages\/ui\//, /^@safehouse\/(contract|protocol)$/, /^preact(\/|$)/, /^@preact\/signals$/],
  },
  {
    files: /^packages\/web\//,
    mayImport: [
      /^packages\/web\//,
      /^@safehouse\/(contract|protocol|table|ui|ui\/theme\.css|ui\/languages|games\/registry|games\/registry\.web)$/,
      /^(preact|@preact\/signals|@fontsource-variable\/archivo|qr|vite)(\/|$)/,
      /^node:/,
    ],
  },
  {
    files: /^games\/registry\.web\.ts$/,
    mayImport: [
      /^@safehouse\/ui$/,
      /^games\/[^/]+\/(ui\/(index|cover)\.tsx|(lessons|characters)\/index\.ts|(editor|guide)\/index\.tsx)$/,
    ],
  },
  {
    files: /^games\/registry\.terminal\.ts$/,
    mayImport: [/^@safehouse\/ui\/terminal$/, /^games\/[^/]+\/terminal\/index\.ts$/],
  },
  {
    files: /^games\/registry(\.test)?\.ts$/,
    mayImport: [/^@safehouse\/contract$/, /^games\/([^/]+\/index|registry)\.ts$/],
  },
  { files: /^games\/packages(\.test)?\.ts$/, mayImport: [/^games\/(packages|registry)\.ts$/, /^node:/] },
  {
    files: /^games\/testing\.ts$/,
    mayImport: [/^@safehouse\/testkit$/, /^games\/registry\.ts$/],
  },
  {
    files: /^games\/([^/]+)\/testing\//,
    mayImport: [/^@safehouse\/(contract|testkit)$/, /^games\/$\/(rules|locales)\//],
  },
  { files: /^games\/([^/]+)\/data\//, mayImport: [/^games\/$\/data\//] },
  { files: /^games\/([^/]+)\/rules\//, mayImport: [/^@safehouse\/contract$/, /^games\/$\/(rules|data)\//] },
  {
    files: /^games\/([^/]+)\/bots\//,
    mayImport: [/^@safehouse\/(contract|bots)$/, /^games\/$\/(rules|data|bots)\//],
  },
  {
    files: /^games\/([^/]+)\/(ui|locales)\//,
    mayImport: [
      /^@safehouse\/(contract|protocol|ui|ui\/(headless|pieces\.css))$/,
      /^games\/$\/((rules|data|ui|locales)\/|RULES\.md$)/,
      /^preact(\/|$)/,
      /^@preact\/signals$/,
    ],
  },
  {
    files: /^games\/([^/]+)\/editor\//,
    mayImport: [/^@safehouse\/(contract|ui)$/, /^games\/$\/(rules|ui|editor)\//, /^preact(\/|$)/],
  },
  {
    files: /^games\/([^/]+)\/characters\//,
    mayImport: [/^@safehouse\/(contract|ui|ui\/headless)$/, /^games\/$\/(rules|characters)\//, /^preact(\/|$)/],
  },
  // A terminal has neither a browser nor a style sheet: it shares the words of the board, not its components.
  {
    files: /^games\/([^/]+)\/terminal\//,
    mayImport: [
      /^@safehouse\/(contract|ui\/headless|ui\/terminal)$/,
      /^games\/$\/(rules|data|locales|terminal)\//,
      /^games\/$\/ui\/.*\.ts$/,
      /^games\/$\/characters\/(cast|locales\/..)\.ts$/,
    ],
  },
  {
    files: /^games\/([^/]+)\/guide\//,
    mayImport: [/^@safehouse\/(contract|ui)$/, /^games\/$\/(rules|data|ui|locales|guide)\//, /^preact(\/|$)/],
  },
  {
    files: /^games\/([^/]+)\/lessons\//,
    mayImport: [/^@safehouse\/(contract|ui)$/, /^games\/$\/(rules|data|lessons)\//],
  },
  // What must stay as it was may not depend on what goes on.
  {
    files: /^games\/([^/]+)\/earlier\//,
    mayImport: [/^@safehouse\/(contract|bots)$/, /^games\/$\/earlier\//],
  },
  { files: /^games\/([^/]+)\/index\.ts$/, mayImport: [/^games\/$\//] },
];

/**
 * For every folder of the server those it may import, lowest first. `base`, `services` and `composition` are the files
 * at its root. Tests may import any folder.
 */
export const SERVER_FOLDERS: { readonly [folder: string]: readonly string[] } = {
  locales: [],
  base: ['locales'],
  manual: ['base'],
  store: ['base'],
  bus: ['base'],
  outbound: ['base'],
  match: ['base', 'store'],
  plans: ['base', 'store', 'bus', 'match'],
  bots: ['base', 'bus', 'match'],
  notify: ['base', 'store', 'bus', 'outbound', 'match'],
  ratings: ['base', 'store', 'bus', 'match'],
  identity: ['base', 'store', 'bus', 'outbound', 'match'],
  people: ['base', 'store', 'bus', 'match', 'identity'],
  edge: ['base', 'identity'],
  lobby: ['base', 'store', 'bus', 'match', 'ratings'],
  daily: ['base', 'store', 'bus', 'match', 'lobby'],
  tournaments: ['base', 'store', 'bus', 'match', 'ratings', 'lobby', 'daily'],
  visibility: ['base', 'store', 'match', 'daily'],
  chat: ['base', 'store', 'bus', 'identity', 'visibility'],
  moderation: ['base', 'store', 'bus'],
  socket: [
    'base',
    'store',
    'bus',
    'match',
    'identity',
    'people',
    'edge',
    'tournaments',
    'visibility',
    'chat',
    'moderation',
  ],
  services: [
    'base',
    'store',
    'bus',
    'match',
    'plans',
    'people',
    'notify',
    'identity',
    'edge',
    'lobby',
    'daily',
    'tournaments',
    'visibility',
    'chat',
    'moderation',
    'socket',
  ],
  http: [
    'base',
    'manual',
    'store',
    'match',
    'people',
    'notify',
    'ratings',
    'identity',
    'edge',
    'lobby',
    'daily',
    'tournaments',
    'visibility',
    'moderation',
    'socket',
    'services',
  ],
  composition: [
    'base',
    'store',
    'bus',
    'outbound',
    'match',
    'plans',
    'people',
    'bots',
    'notify',
    'ratings',
    'identity',
    'edge',
    'lobby',
    'daily',
    'tournaments',
    'visibility',
    'chat',
    'moderation',
    'socket',
    'services',
    'http',
  ],
};

const SERVER_ROOT_FILES: { readonly [file: string]: string } = {
  'services.ts': 'services',
  'adapters.ts': 'composition',
  'background-jobs.ts': 'composition',
  'compose.ts': 'composition',
  'main.ts': 'composition',
  'index.ts': 'composition',
};

export function layerProblems(files: readonly SourceFile[], games: readonly string[]): string[] {
  return files.flatMap((file) => [...importProblems(file), ...gameNameProblems(file, games)]);
}

function importProblems(file: SourceFile): string[] {
  const layer = LAYERS.find(({ files }) => files.test(file.path));
  if (!layer) return [`${file.path} is in no known folder: add it to scripts/check-layers.ts`];
  const game = layer.files.exec(file.path)?.[1] ?? '';
  const own = layer.mayImport.map((pattern) => new RegExp(pattern.source.replace('$\\/', `${game}\\/`)));
  const ofTests = [...TEST_IMPORTS, ...(layer.testsMayImport ?? []), new RegExp(`^games/${game}/`)];
  const allowed = isTestFile(file.path) ? [...own, ...ofTests] : own;
  return importsOf(file)
    .filter((target) => !allowed.some((pattern) => pattern.test(target)) || !isServerImport(file.path, target))
    .map((target) => `${file.path} may not import ${target}`);
}

/** Within the server: does the table of its folders have this import? */
function isServerImport(path: string, target: string): boolean {
  const [from, to] = [serverFolderOf(path), serverFolderOf(target)];
  if (from === null || to === null || from === to || isTestFile(path)) return true;
  return SERVER_FOLDERS[from]?.includes(to) ?? false;
}

function serverFolderOf(path: string): string | null {
  const [, folder, file] = /^packages\/server\/(?:([^/]+)\/)?(.*)$/.exec(path) ?? [];
  if (file === undefined) return null;
  return folder ?? SERVER_ROOT_FILES[file] ?? 'base';
}

function isTestFile(path: string): boolean {
  return /(\.test|-suite)\.ts$/.test(path) || basename(path) === 'test-helpers.ts';
}

function importsOf({ path, text }: SourceFile): string[] {
  const imports = text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^']+)'/g);
  const globs = text.matchAll(/\bimport\.meta\.glob[^(]*\(([^)]*)\)/g);
  const patterns = [...globs].flatMap(([, args]) => [...args.matchAll(/'(\.[^']*)'/g)]);
  const specifiers = [...imports, ...patterns].map(([, target]) => target);
  return specifiers.map((target) => (target.startsWith('.') ? join(dirname(path), target) : target));
}

/** A fourth game must change nothing in packages/, so nothing there may name the first three. */
function gameNameProblems({ path, text }: SourceFile, games: readonly string[]): string[] {
  if (!path.startsWith('packages/') || isTestFile(path)) return [];
  return games.filter((game) => text.includes(game)).map((game) => `${path} names the game ${game}`);
}

if (import.meta.main) {
  const files = sourceFiles('packages/**/*.{ts,tsx}', 'games/**/*.{ts,tsx}');
  const games = sourceFiles('games/*/RULES.md').map(({ path }) => path.split('/')[1]);
  const problems = layerProblems(files, games);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
