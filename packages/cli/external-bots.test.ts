import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli, runCliRaw, startCli, workingFolder } from './test-helpers.ts';

const EXAMPLES = join(import.meta.dirname, '../../docs/examples');

function writeBot(name: string, source: string): string {
  writeFileSync(join(workingFolder, name), source);
  return name;
}

interface ArenaOutput {
  readonly games: number;
  readonly winRates: readonly number[];
  readonly forfeits?: readonly number[];
  readonly firstForfeit?: readonly (string | null)[];
}

function playArena(bots: string, ...more: readonly string[]): ArenaOutput {
  const { printed, ...output } = playArenaWithErrors(bots, ...more);
  expect(printed).toBe('');
  return output;
}

/** `printed` is what standard error got. */
function playArenaWithErrors(bots: string, ...more: readonly string[]): ArenaOutput & { readonly printed: string } {
  const args = ['arena', '--game', 'agent-avenue', '--bots', bots, '--games', '6', '--threads', '1', '--seed', 'x'];
  const { status, stdout, stderr } = runCliRaw([...args, ...more], '');
  expect(status).toBe(0);
  return { ...JSON.parse(stdout), printed: stderr };
}

test('names of bots may have spaces around them', () => {
  expect(playArena('random, greedy').games).toBe(6);
});

test('an unknown bot: the error also lists bots of your own', () => {
  const { lines } = runCli(['arena', '--game', 'agent-avenue', '--bots', 'my-bot.mjs,greedy']);
  expect(lines[0].message).toMatch(/exploiter:N:BOT, file:MODULE, exec:COMMAND$/);
});

describe('a module', () => {
  test('the example beats greedy', () => {
    copyFileSync(join(EXAMPLES, 'agent-avenue-bot.mjs'), join(workingFolder, 'example.mjs'));
    const { games, winRates, forfeits } = playArena('file:example.mjs,greedy', '--games', '400');
    expect(games).toBe(400);
    expect(forfeits).toBeUndefined();
    expect(winRates[0]).toBeGreaterThan(0.53);
  });

  test('is told what its seat may know and nothing else', () => {
    const log = join(workingFolder, 'told.jsonl');
    const source = `import { appendFileSync } from 'node:fs';
      export default { choose(turn) { appendFileSync(${JSON.stringify(log)}, JSON.stringify(turn) + '\\n'); return turn.legal[0]; } };`;
    playArena(`file:${writeBot('log.mjs', source)},random`);
    const turns = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const { seat, view, ...rest } of turns) {
      expect(Object.keys(rest).sort()).toEqual(['budget', 'facts', 'legal', 'random']);
      expect(view.hands[1 - seat]).toEqual({ closed: expect.any(Number) });
      expect(view.deck).toEqual({ closed: expect.any(Number) });
    }
  });

  test.each([
    [
      'answers with an illegal move',
      'export default { choose: () => ({ type: "pass" }) };',
      'not a legal move: {"type":"pass"}',
    ],
    ['answers with nothing', 'export default { choose: () => undefined };', 'not a legal move: nothing'],
    ['throws', 'export default { choose() { throw new Error("lost my mind"); } };', 'it failed: lost my mind'],
    ['does not load', 'export default nothing;', 'it failed: nothing is not defined'],
    ['exits', 'export default { choose() { process.exit(3); } };', 'it has ended'],
    [
      'is no player',
      'export const bot = { choose: ({ legal }) => legal[0] };',
      'it failed: its default export has no function "choose"',
    ],
    [
      'answers with a huge text',
      'export default { choose: () => "x".repeat(4e8) };',
      'it failed: its answer is too long',
    ],
    [
      'answers with a huge list',
      'export default { choose: () => new Array(1e8) };',
      'it failed: its answer is too long',
    ],
    [
      'throws a long text that controls the terminal',
      'export default { choose() { throw new Error("\\u001b[2J" + "x".repeat(1e6)); } };',
      `it failed:  [2J${'x'.repeat(235)}`,
    ],
    [
      'answers with a promise that never settles',
      'let asked = 0; export default { choose: ({ legal }) => (asked++ > 0 ? new Promise(() => {}) : legal[0]) };',
      'no answer within 300 ms',
      '300',
    ],
    [
      'changes what it is given',
      'export default { choose({ legal }) { legal[0].type = "pass"; return legal[0]; } };',
      /^not a legal move: .*"pass"/,
    ],
  ])('that %s loses its matches, and the run goes on', (_, source, reason, moveMs = '1000') => {
    const bots = `file:${writeBot('bad.mjs', source)},random`;
    const { games, winRates, forfeits, firstForfeit } = playArenaWithErrors(bots, '--move-ms', moveMs);
    expect({ games, winRates, forfeits }).toEqual({ games: 6, winRates: [0, 1], forfeits: [6, 0] });
    expect(firstForfeit).toEqual([typeof reason === 'string' ? reason : expect.stringMatching(reason), null]);
  });

  test('that throws is told once where', () => {
    const source = 'export default {\n  choose: ({ legl }) => legl[0],\n};';
    const { printed } = playArenaWithErrors(`file:${writeBot('typo.mjs', source)},random`);
    expect(printed.match(/TypeError/g)).toHaveLength(1);
    expect(printed).toMatch(/^file:typo\.mjs: TypeError: Cannot read .*\n.*typo\.mjs:2:\d+/);
  });

  test('that prints leaves the output of the run alone', () => {
    const source = 'export default { choose({ legal }) { console.log("thinking"); return legal[0]; } };';
    const bots = `file:${writeBot('prints.mjs', source)},random`;
    const { stdout, stderr } = runCliRaw(['arena', '--game', 'agent-avenue', '--bots', bots, '--games', '6'], '');
    expect(JSON.parse(stdout)).toMatchObject({ games: 6 });
    expect(stderr).toContain('thinking\n');
  });

  test('that hangs loses on time and is started again', () => {
    const source = `let asked = 0;
      export default { choose({ legal }) { if (++asked > 2) for (;;); return legal[0]; } };`;
    const outcome = playArena(`file:${writeBot('hang.mjs', source)},random`, '--games', '2', '--move-ms', '100');
    expect(outcome).toMatchObject({ games: 2, firstForfeit: ['no answer within 100 ms', null] });
    expect(outcome.forfeits?.[0]).toBeGreaterThan(0);
  });

  test.each(['nowhere.mjs', '.', ''])('that is no file is reported at once: %j', (path) => {
    const args = ['arena', '--game', 'agent-avenue', '--bots', `file:${path},random`];
    expect(runCli(args)).toMatchObject({ status: 1, lines: [{ ok: false, code: 'no-file' }] });
  });
});

describe('a command', () => {
  const command = (source: string) => `exec:${process.execPath} ${writeBot('command.mjs', source)}`;
  const answering = (answer: string) =>
    `import { createInterface } from 'node:readline';
     createInterface({ input: process.stdin }).on('line', (line) => { const question = JSON.parse(line); ${answer} });`;

  test('answers with a move or with its number', () => {
    for (const answer of [
      'console.log(JSON.stringify(question.legal.at(-1)))',
      'console.log(question.legal.length - 1)',
    ]) {
      const { games, forfeits } = playArena(`${command(answering(answer))},random`);
      expect({ games, forfeits }).toEqual({ games: 6, forfeits: undefined });
    }
  });

  test.each([
    ['prints no JSON', answering('console.log("?")'), 'its line is not JSON: ?'],
    [
      'prints a line without end',
      "const text = 'x'.repeat(1e5); (function write() { process.stdout.write(text, write); })();",
      'its line is too long',
    ],
    ['ends', 'process.exit(3);', 'it has ended with code 3'],
    [
      'answers too late',
      answering('setTimeout(() => console.log(0), globalThis.asked ? 60_000 : 0); globalThis.asked = true;'),
      'no answer within',
    ],
  ])('that %s loses its matches, and the run goes on', (_, source, reason) => {
    const limits = ['--games', '2', '--move-ms', '50'];
    const { games, winRates, firstForfeit } = playArena(`${command(source)},random`, ...limits);
    expect({ games, winRates }).toEqual({ games: 2, winRates: [0, 1] });
    expect(firstForfeit?.[0]).toContain(reason);
  });

  test('that is empty is reported at once', () => {
    const args = ['arena', '--game', 'agent-avenue', '--bots', 'exec:,random'];
    expect(runCli(args)).toMatchObject({ status: 2, lines: [{ ok: false, code: 'bad-usage' }] });
  });

  test('that prints lines without end plays with the first after each question', () => {
    const source = "const text = '0\\n'.repeat(1e5); (function write() { process.stdout.write(text, write); })();";
    const { games, forfeits } = playArena(`${command(source)},random`, '--games', '2');
    expect({ games, forfeits }).toEqual({ games: 2, forfeits: undefined });
  });

  test('that hangs is ended together with a run that is interrupted', async () => {
    const file = join(workingFolder, 'pid');
    const bot = command(`import { writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(file)}, String(process.pid));
      for (;;);`);
    const run = startCli(['arena', '--game', 'agent-avenue', '--bots', `${bot},random`, '--threads', '1']);
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toBeTruthy();
    const pid = Number(readFileSync(file, 'utf8'));
    run.kill('SIGTERM');
    await once(run, 'exit');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
