import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageReport } from './check-languages.ts';
import { layerProblems } from './check-layers.ts';
import { nameProblems } from './check-names.ts';
import { ruleProblems } from './check-rules.ts';
import { createGame, parseNewGame } from './new-game.ts';
import { SERVER_FOLDERS } from './server-folders.ts';

describe('the layer check', () => {
  const problems = (path: string, text: string) => layerProblems([{ path, text }], ['alpha', 'beta']);

  test.each([
    ['rules that import a package', 'games/alpha/rules/play.ts', "import x from '@safehouse/bots';"],
    ['rules that import another game', 'games/alpha/rules/play.ts', "import x from '../../beta/rules/play.ts';"],
    ['rules that import their own bots', 'games/alpha/rules/play.ts', "import x from '../bots/greedy.ts';"],
    ['rules that meet the outside', 'games/alpha/rules/play.ts', "import x from 'node:fs';"],
    ['a lazy import', 'games/alpha/rules/play.ts', "const x = await import('node:fs');"],
    ['a glob', 'games/alpha/rules/play.ts', "import.meta.glob<Text>(['./x.ts', '../locales/??.ts'], { import: 'x' });"],
    ['an export from elsewhere', 'games/alpha/rules/play.ts', "export { x } from '@safehouse/testkit';"],
    ['the contract importing anything', 'packages/contract/game.ts', "import x from '@safehouse/bots';"],
    ['a package that knows a game', 'packages/bots/search.ts', "if (game.id === 'beta') cheat();"],
    [
      'earlier rules on those of today',
      'games/alpha/earlier/1/rules/play.ts',
      "import { x } from '../../../rules/play.ts';",
    ],
    [
      'a folder of the server importing one above it',
      'packages/server/match/rooms.ts',
      "import type { Hub } from '../socket/hub.ts';",
    ],
    [
      'a folder of the server importing its composition',
      'packages/server/http/app.ts',
      "import { compose } from '../compose.ts';",
    ],
    [
      'a folder of the server that is not in the table',
      'packages/server/misc/things.ts',
      "import { Rooms } from '../match/rooms.ts';",
    ],
    [
      'the server importing trials',
      'packages/server/store/store.ts',
      "import { PostgresProcess } from '@safehouse/trials';",
    ],
    ['a file in no known folder', 'packages/misc/things.ts', ''],
  ])('catches %s', (_, path, text) => {
    expect(problems(path, text)).toHaveLength(1);
  });

  test.each([
    ['rules on the contract', 'games/alpha/rules/play.ts', "import { x } from '@safehouse/contract';"],
    ['rules on their data', 'games/alpha/rules/play.ts', "import { x } from '../data/cards.ts';"],
    ['a test on the testkit', 'games/alpha/rules/laws.test.ts', "import { laws } from '@safehouse/testkit';"],
    ['earlier rules on earlier data', 'games/alpha/earlier/1/rules/play.ts', "import { x } from '../data/cards.ts';"],
    ['bots on their rules', 'games/alpha/bots/greedy.ts', "import type { View } from '../rules/view.ts';"],
    [
      'a folder of the server on one below it',
      'packages/server/socket/hub.ts',
      "import type { Rooms } from '../match/rooms.ts';",
    ],
    [
      'a test of the server on a folder above it',
      'packages/server/match/rooms.test.ts',
      "import { createTestServices } from '../lobby/test-helpers.ts';",
    ],
    [
      'a test of the server on trials',
      'packages/server/store/store.test.ts',
      "import { PostgresProcess } from '@safehouse/trials';",
    ],
  ])('lets %s be', (_, path, text) => {
    expect(problems(path, text)).toEqual([]);
  });
});

test('the folders of the server import each other in one direction', () => {
  const listed = new Set<string>();
  for (const [folder, mayImport] of Object.entries(SERVER_FOLDERS)) {
    for (const lower of mayImport) expect(listed, `${folder} imports ${lower}`).toContain(lower);
    listed.add(folder);
  }
});

describe('the rule check', () => {
  const rules = { path: 'games/alpha/RULES.md', text: '- AL-1 One.\n- AL-2 Two, see AL-1.\n' };
  const tested = (text: string) => ruleProblems(rules, [{ path: 'games/alpha/rules/a.test.ts', text }]);

  test('passes if every rule has a test whose title starts with it', () => {
    expect(tested("test('[AL-1] a', f);\ntest.each([1])('[AL-2] b', f);")).toEqual([]);
  });

  test('reports a rule that is only mentioned', () => {
    expect(tested("test('[AL-1] a', f);\n// AL-2")).toEqual(['no test title starts with [AL-2]']);
  });

  test('reports a cited rule that does not exist', () => {
    expect(tested("test('[AL-1] a', f); test('[AL-2] b', f); // AL-9")).toHaveLength(1);
  });

  test('ignores titles outside of test files', () => {
    expect(ruleProblems(rules, [{ path: 'games/alpha/rules/a.ts', text: "test('[AL-1] a')" }])).toHaveLength(2);
  });
});

describe('the language check', () => {
  const ENGLISH = {
    'games/alpha/RULES.md': '- AL-1 One.',
    'games/alpha/locales/RULES.en.md': '- AL-1 One, for players.',
    'games/alpha/locales/en.ts': 'export const translations = {',
  };
  const SLOVAK = {
    'games/alpha/locales/RULES.sk.md': '- AL-1 Jedna.',
    'games/alpha/locales/sk.ts': 'export const translations: GameTranslations = {',
  };
  const report = (files: { readonly [path: string]: string }) =>
    languageReport(
      Object.entries(files).map(([path, text]) => ({ path, text })),
      ['en', 'sk'],
    );
  const problems = (files: { readonly [path: string]: string }) => report(files).problems;

  test('passes if every language has the same files as English', () => {
    expect(problems({ ...ENGLISH, ...SLOVAK })).toEqual([]);
  });

  test('allows a game with only English, and lists what is missing', () => {
    expect(report(ENGLISH)).toEqual({ problems: [], notes: ['games/alpha/ is not translated into sk yet'] });
  });

  test('reports missing files of a language that a game has started with', () => {
    const { 'games/alpha/locales/sk.ts': texts } = SLOVAK;
    expect(problems({ ...ENGLISH, 'games/alpha/locales/sk.ts': texts })).toEqual([
      'games/alpha/locales/RULES.sk.md is missing',
    ]);
  });

  test('reports a file that is missing in a list of modules', () => {
    const list = "modulesByLanguage({ en: () => import('./en.ts') });";
    expect(problems({ ...ENGLISH, ...SLOVAK, 'games/alpha/locales/index.ts': list })).toEqual([
      'games/alpha/locales/index.ts does not list sk.ts',
    ]);
  });

  test('reports missing files of the app', () => {
    expect(problems({ 'packages/ui/locales/en.ts': 'export const translations = {' })).toEqual([
      'packages/ui/locales/sk.ts is missing',
    ]);
  });

  test.each([
    ['other rules', 'games/alpha/locales/RULES.sk.md', '- AL-2 Dve.'],
    ['other rules for English players', 'games/alpha/locales/RULES.en.md', '- AL-2 Two.'],
    ['texts without the type', 'games/alpha/locales/sk.ts', 'export const translations = {'],
    ['a language that is not listed', 'games/alpha/locales/pl.ts', SLOVAK['games/alpha/locales/sk.ts']],
    ['a file without English', 'games/alpha/lessons/locales/sk.ts', SLOVAK['games/alpha/locales/sk.ts']],
  ])('finds %s', (_, path, text) => {
    expect(problems({ ...ENGLISH, ...SLOVAK, [path]: text })).toEqual([expect.stringContaining(path)]);
  });
});

describe('the name check', () => {
  const problems = (...files: readonly (readonly [path: string, text: string])[]) =>
    nameProblems(files.map(([path, text]) => ({ path, text })));

  test.each([
    ['two types of a package', 'packages/alpha/a.ts', 'packages/alpha/b/c.ts', 'export type Entry = string;'],
    ['two types of a game', 'games/alpha/rules/a.ts', 'games/alpha/ui/b.tsx', 'export interface Entry {}'],
    ['two classes', 'packages/alpha/a.ts', 'packages/alpha/b.ts', 'export abstract class Entry {}'],
  ])('catches %s with one name', (_, first, second, text) => {
    expect(problems([first, text], [second, text])).toEqual([`Entry is exported by ${first} and ${second}`]);
  });

  test('reports an interface and a class with the same name', () => {
    const files = [
      ['games/alpha/a.ts', 'export interface Entry<T> {}'],
      ['games/alpha/b.ts', 'export class Entry {}'],
    ] as const;
    expect(problems(...files)).toHaveLength(1);
  });

  const EXPORTED = 'export type Entry = string;';

  test.each([
    ['one name in two packages', 'packages/beta/a.ts', EXPORTED],
    ['one name in a package and a game', 'games/alpha/a.ts', EXPORTED],
    ['a re-export', 'packages/alpha/index.ts', "export type { Entry } from './a.ts';"],
    ['a second type that is not exported', 'packages/alpha/b.ts', 'type Entry = string;'],
  ])('allows %s', (_, path, text) => {
    expect(problems(['packages/alpha/a.ts', EXPORTED], [path, text])).toEqual([]);
  });
});

describe('a new game', () => {
  test('is the template under its own name, with one line in each list of the registries', () => {
    const root = mkdtempSync(join(tmpdir(), 'safehouse-'));
    mkdirSync(join(root, 'games'));
    cpSync('scripts/game-template', join(root, 'scripts/game-template'), { recursive: true });
    for (const registry of ['games/registry.ts', 'games/registry.web.ts']) cpSync(registry, join(root, registry));
    createGame(root, { id: 'dead-drop', prefix: 'DD' });
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    expect(read('games/registry.ts')).toContain("  'dead-drop': () => import('./dead-drop/index.ts'),\n};");
    const onScreen = read('games/registry.web.ts');
    expect(onScreen).toMatch(/GAME_UIS[^;]*'dead-drop': .*dead-drop\/ui\/index.tsx.*,\n};/);
    expect(onScreen).toMatch(/GAME_COVERS[^;]*'dead-drop': .*dead-drop\/ui\/cover.tsx.*,\n};/);
    expect(read('games/dead-drop/locales/RULES.en.md')).toMatch(/^# Dead Drop\n.*\n- DD-3 /s);
    expect(read('games/dead-drop/ui/board/board.css')).toMatch(/^\.dd \{/m);
    expect(read('games/dead-drop/ui/board/board.tsx')).toContain('class="dd dd-trick"');
    expect(read('games/dead-drop/ui/board/board.tsx')).not.toMatch(/template|tg-/i);
    expect(read('games/dead-drop/RULES.md')).toMatch(/^# Dead Drop\n.*\n- DD-3 /s);
    expect(read('games/dead-drop/rules/index.ts')).toContain('export const deadDrop: Game<');
    expect(read('games/dead-drop/rules/index.ts')).not.toMatch(/template/i);
    expect(() => createGame(root, { id: 'dead-drop', prefix: 'DD' })).toThrow('already exists');
    rmSync(root, { recursive: true });
  });

  test.each([[[]], [['Dead Drop', 'DD']], [['dead-drop']], [['dead-drop', 'd']], [['../x', 'DD']]])(
    'is not made from %j',
    (args) => {
      expect(parseNewGame(args)).toBeTypeOf('string');
    },
  );

  test('is created from valid arguments; otherwise the command shows its usage', () => {
    const args = ['scripts/launch.mjs', 'scripts/new-game.ts', 'Dead Drop'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain('kebab-case');
  });
});
