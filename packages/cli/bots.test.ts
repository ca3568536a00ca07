import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli, runCliRaw, startCli, workingFolder } from './test-helpers.ts';

describe('arena', () => {
  const args = ['arena', '--game', 'agent-avenue', '--games', '60', '--seed', 's', '--json'];

  test('plays every deal from every seat and reports who is stronger by how much', () => {
    const { status, lines } = runCli([...args, '--bots', 'greedy,random']);
    expect(status).toBe(0);
    const [{ games, winRates, interval, elo, msPerMove, slowestMs }] = lines as {
      games: number;
      winRates: number[];
      interval: number[];
      elo: number;
      msPerMove: number[];
      slowestMs: number[];
    }[];
    expect(games).toBe(60);
    expect(winRates[0] + winRates[1]).toBeCloseTo(1);
    expect(winRates[0]).toBeGreaterThan(0.6);
    expect(interval[0] < winRates[0] && winRates[0] < interval[1]).toBe(true);
    expect(elo).toBeGreaterThan(0);
    expect(msPerMove).toHaveLength(2);
    expect(slowestMs.every((ms, bot) => ms > msPerMove[bot])).toBe(true);
  });

  test('the number of threads does not change the results', () => {
    const rates = (threads: string) =>
      runCli([...args, '--bots', 'ismcts:20,greedy', '--threads', threads]).lines[0].winRates;
    expect(rates('1')).toEqual(rates('3'));
  });

  test('a bot against itself has exactly half of the wins', () => {
    expect(runCli([...args, '--bots', 'greedy,greedy']).lines[0].winRates).toEqual([0.5, 0.5]);
  });

  test('stops early when the sequential test has decided', () => {
    const { lines } = runCli([...args, '--games', '4000', '--bots', 'greedy,random', '--sprt', '50']);
    expect(lines).toMatchObject([{ sprt: 'stronger' }]);
    expect(lines[0].games).toBeLessThan(1000);
  });

  test('that is interrupted prints what has been played, and ends by the signal', async () => {
    const file = join(workingFolder, 'many-moves');
    const source = `import { writeFileSync } from 'node:fs';
      let asked = 0;
      export default { choose({ legal }) {
        if (++asked === 300) writeFileSync(${JSON.stringify(file)}, '');
        return legal[0];
      } };`;
    writeFileSync(join(workingFolder, 'counts.mjs'), source);
    const bots = ['--bots', 'file:counts.mjs,random', '--threads', '1'];
    const run = startCli([...args, '--games', '900000', ...bots], 'pipe');
    let output = '';
    run.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(true);
    run.kill('SIGINT');
    expect(await once(run, 'close')).toEqual([null, 'SIGINT']);
    expect(JSON.parse(output)).toMatchObject({ interrupted: true, winRates: [expect.any(Number), expect.any(Number)] });
    expect(JSON.parse(output).games).toBeGreaterThan(0);
  });

  test.each([
    ['one bot', ['--bots', 'greedy']],
    ['an unknown bot', ['--bots', 'greedy,deep-blue']],
    ['a search without its number', ['--bots', 'greedy,ismcts']],
  ])('%s: one line with the error', (_, moreArgs) => {
    expect(runCli([...args, ...moreArgs])).toMatchObject({ status: 2, lines: [{ ok: false }] });
  });
});

describe('ladder', () => {
  const args = ['ladder', '--game', 'agent-avenue', '--bots', 'random,greedy', '--games', '20', '--threads', '1'];

  test('plays every pair of bots and rates them', () => {
    const { status, lines } = runCli([...args, '--seed', 'a']);
    expect(status).toBe(0);
    const [{ names, wins, ratings }] = lines as { names: string[]; wins: number[][]; ratings: number[] }[];
    expect(names).toEqual(['random', 'greedy']);
    expect(wins[0][1] + wins[1][0]).toBe(20);
    expect(ratings[0]).toBe(0);
    expect(ratings[1]).toBeGreaterThan(0);
  });

  test('says why a bot of your own lost', () => {
    writeFileSync(join(workingFolder, 'wrong.mjs'), 'export default { choose: () => -1 };');
    const { lines } = runCli([...args, '--bots', 'random,file:wrong.mjs,greedy', '--games', '2']);
    expect(lines[0]).toMatchObject({ forfeits: [0, 4, 0], firstForfeit: [null, 'not a legal move: -1', null] });
    expect(runCli(args).lines[0]).not.toHaveProperty('forfeits');
  });

  test.each([
    ['a file that cannot be written', ['--write', 'no-folder/strength.md'], 1, 'no-file'],
    ['a single bot', ['--bots', 'random'], 2, 'bad-usage'],
    ['an exploiter of a bot of your own', ['--bots', 'random,exec:./bot', '--exploit', '1'], 2, 'bad-usage'],
  ])('%s is refused before anything is played', (_, more, status, code) => {
    expect(runCli([...args, '--games', '900000', ...more])).toMatchObject({ status, lines: [{ ok: false, code }] });
  });

  test('writes one section per game and options, replacing the old one', () => {
    const path = join(workingFolder, 'strength.md');
    for (const seed of ['a', 'b']) runCli([...args, '--seed', seed, '--write', 'strength.md']);
    runCli([...args, '--seed', 'c', '--write', 'strength.md', '--options', '{"mode":"advanced"}']);
    const text = readFileSync(path, 'utf8');
    expect(text.match(/^## .*$/gm)).toEqual(['## agent-avenue {}', '## agent-avenue {"mode":"advanced"}']);
    expect(text).toContain('seed "b"');
    expect(text).not.toContain('seed "a"');
    expect(text).toMatch(/\| greedy \| \d+ % \| {2}\| \d+ \|/);
  });
});

describe('ladder for more than two', () => {
  const table = (game: string, players: string, ...more: readonly string[]) => {
    const args = ['ladder', '--game', game, '--players', players, '--bots', 'random,greedy'];
    const { lines } = runCli([...args, '--games', '12', '--threads', '1', '--write', 'more.md', ...more]);
    const text = readFileSync(join(workingFolder, 'more.md'), 'utf8');
    return { output: lines[0] as { wins: number[][]; exploited?: number[] }, text };
  };

  test.each(['3', '4'])('partners are on one side: each bot takes a side (%s players)', (players) => {
    const { output, text } = table('agent-avenue', players);
    expect(output).toMatchObject({ games: 12, fair: 0.5 });
    expect(output.wins[0][1] + output.wins[1][0]).toBe(12);
    expect(output.wins[1][0]).toBeGreaterThan(6);
    expect(text).toContain(`## agent-avenue {}, ${players} players`);
    expect(text).toContain('50 % would be fair');
  });

  test('without partners, each bot plays alone against the other on all other seats', () => {
    const { output, text } = table('spy-connection', '3');
    expect(output).toMatchObject({ games: 12, fair: 1 / 3, ratings: null });
    expect(output.wins[1][0]).toBeGreaterThan(4);
    expect(output.wins[0][1]).toBeLessThan(4);
    expect(text).toContain('33 % would be fair');
  });

  test('the exploiters of all bots are in their own row', () => {
    const { output, text } = table('agent-avenue', '2', '--exploit', '2');
    expect(output.exploited).toHaveLength(2);
    expect(text).toMatch(/^\| exploiter \| \d+ % \| \d+ % \| {2}\|$/m);
  });
});

describe('play', () => {
  test('a person plays a bot to the end', () => {
    const input = '0\nhello\n'.concat('1\n'.repeat(200));
    const { status, stdout } = runCliRaw(['play', '--game', 'agent-avenue', '--level', 'greedy', '--seat', '1'], input);
    expect(status).toBe(0);
    expect(stdout).toContain('not one of the numbers');
    expect(stdout).toMatch(/(You|greedy) won by \w/);
  });

  test('q ends the program', () => {
    const { status, stdout } = runCliRaw(['play', '--game', 'kompromat'], 'q\n');
    expect(status).toBe(0);
    expect(stdout).not.toContain('won by');
  });
});
