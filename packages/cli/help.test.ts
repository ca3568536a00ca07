import { afterEach, describe, expect, test, vi } from 'vitest';
import { printError, UsageError } from './output.ts';
import release from './package.json' with { type: 'json' };
import { runCli, runCliRaw } from './test-helpers.ts';

const overview = runCliRaw(['--help'], '');
const commands = [...overview.stdout.matchAll(/^ {2}([a-z-]+) {2,}/gm)].map(([, name]) => name);

test('--help lists the commands, --version prints the version', () => {
  expect(overview).toMatchObject({ status: 0, stderr: '' });
  expect(overview.stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(commands).toEqual(expect.arrayContaining(['serve', 'bot-worker', 'play', 'replay', 'arena', 'backup']));
  expect(runCliRaw(['--version'], '')).toMatchObject({ status: 0, stdout: `${release.version}\n`, stderr: '' });
});

test.each(commands)('%s --help shows its usage and an example of itself', (command) => {
  const help = runCliRaw([command, '--help'], '');
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(help.stdout).toContain(`Usage: safehouse ${command}`);
  expect(help.stdout).toMatch(new RegExp(`Example:\\n  .*safehouse ${command}`));
  const [text] = help.stdout.split('Example:');
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test.each([
  [['nothing'], /no command "nothing"/],
  [['replay'], /FILE is missing/],
  [['replay', 'a.json', 'b.json'], /"b.json"/],
  [['serve', 'now'], /"now"/],
  [['simulate', '--gaem', 'kompromat'], /^Unknown option '--gaem'$/],
  [['simulate', '--games', '-1'], /^--games needs a value$/],
  [['move-data', 'sideways'], /"sideways"/],
])('wrong arguments %j are one line of JSON for a program', (args, message) => {
  expect(runCli(args)).toMatchObject({
    status: 2,
    lines: [{ ok: false, at: null, code: 'bad-usage', message: expect.stringMatching(message) }],
  });
});

describe('on a terminal', () => {
  const { isTTY } = process.stdout;
  afterEach(() => {
    process.stdout.isTTY = isTTY;
    process.exitCode = undefined;
    vi.restoreAllMocks();
  });

  test('an error is a sentence, with the way to the help', async () => {
    process.stdout.isTTY = true;
    const lines: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
    await printError('replay', new UsageError('FILE is missing'));
    await printError(null, new UsageError('there is no command "x"'));
    await printError('replay', new UsageError('cannot read x.json', 'no-file'));
    expect(lines).toEqual([
      'safehouse: FILE is missing\nTry: safehouse replay --help',
      'safehouse: there is no command "x"\nTry: safehouse --help',
      'safehouse: cannot read x.json',
    ]);
    expect(process.exitCode).toBe(1);
  });
});
