import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGS } from '@safehouse/ui/headless';
import { textWidth } from '@safehouse/ui/terminal';
import { afterAll, describe, expect, test } from 'vitest';
import { loadTerminalGame, type TerminalGame } from './terminal-game.ts';
import { startPlay, TestTerminal } from './test-helpers.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-saved-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function gameIn(id: string, lang: 'en' | 'de' = 'en'): Promise<TerminalGame> {
  const game = await loadTerminalGame(id, lang);
  if (!game) throw new Error(`no ${id}`);
  return game;
}

const givenFor = async (id: string, options = {}) =>
  ({ game: await gameIn(id), players: 2, options, answeredOptions: 'all', bot: 'greedy' }) as const;

describe('a whole match by keys', () => {
  test.each([
    ['agent-avenue', { mode: 'simple' }],
    ['agent-avenue', { mode: 'advanced' }],
    ['kompromat', {}],
  ])('%s %j ends with its result and the score sheet', async (id, options) => {
    const terminal = new TestTerminal();
    const ended = startPlay(terminal, { given: await givenFor(id, options) });
    let presses = 0;
    while (!/Same again/.test(terminal.text)) {
      expect(terminal.lines.length).toBeLessThanOrEqual(24);
      for (const line of terminal.lines) expect(textWidth(line)).toBeLessThanOrEqual(80);
      // Chooses the first answer by its number, sometimes the second.
      await terminal.press(presses % 3 === 1 && /^ 2 /m.test(terminal.text) ? '2' : '\r');
      if (++presses > 2000) throw new Error('the match does not end');
    }
    expect(terminal.text).toMatch(/won|draw/);
    terminal.input.write('q');
    expect(await ended).toBeNull();
    expect(terminal.written.endsWith('\x1b[?25h\x1b[?1049l')).toBe(true);
  });
});

test('game, players, mode and opponent are asked for, and Escape goes back', async () => {
  const terminal = new TestTerminal();
  const ended = startPlay(terminal, {});
  await terminal.waitFor(/What would you like to play\?/);
  await terminal.press('1');
  expect(terminal.text).toContain('How many players?');
  await terminal.press('1');
  expect(terminal.text).toMatch(/Mode[\s\S]*>1 Simple/);
  await terminal.press('\x1b[B');
  expect(terminal.text).toContain('>2 Advanced');
  await terminal.press('\r');
  expect(terminal.text).toMatch(/Who do you want to play against\?[\s\S]*Nora/);
  await terminal.press('\x7f');
  expect(terminal.text).toContain('>1 Simple');
  await terminal.press('2');
  await terminal.press('1');
  await terminal.waitFor(/Black market/);
  await terminal.waitFor(/ q quit/);
  terminal.input.write('q');
  expect(await ended).toMatch(/saved/);
});

test('a match that was left is saved for its owner alone, and goes on where it stopped', async () => {
  const savedPath = join(folder, 'a', 'match.json');
  const first = new TestTerminal();
  const left = startPlay(first, { savedPath, given: await givenFor('kompromat') });
  await first.waitFor(/You drew/);
  await first.press('2');
  const position = first.lines.slice(0, 13);
  first.input.write('q');
  expect(await left).toMatch(/saved/);
  expect(statSync(savedPath).mode & 0o777).toBe(0o600);

  const second = new TestTerminal();
  const resumed = startPlay(second, { savedPath, given: await givenFor('kompromat') });
  await second.waitFor(/unfinished match of Kompromat/);
  await second.press('1');
  expect(second.lines.slice(0, 13)).toEqual(position);
  second.input.write('\x03');
  expect(await resumed).toMatch(/saved/);
});

test('a damaged file of a saved match is no obstacle', async () => {
  const savedPath = join(folder, 'damaged.json');
  for (const text of ['{', '[]', '{"header":{"game":"kompromat"},"entries":[{}]}']) {
    writeFileSync(savedPath, text);
    const terminal = new TestTerminal();
    const ended = startPlay(terminal, { savedPath, given: await givenFor('kompromat') });
    await terminal.waitFor(/You drew/);
    terminal.input.write('q');
    await ended;
    expect(JSON.parse(readFileSync(savedPath, 'utf8')).header.game).toBe('kompromat');
  }
});

test('undo takes back the moves of the turn, help and log open and close', async () => {
  const terminal = new TestTerminal();
  const ended = startPlay(terminal, { given: await givenFor('kompromat') });
  await terminal.waitFor(/You drew/);
  const before = terminal.lines.slice(0, 12);
  await terminal.press('u');
  expect(terminal.text).toContain('You have no move to undo.');
  await terminal.press('1');
  expect(terminal.text).toContain('You open mission 1');
  await terminal.press('l');
  expect(terminal.lines[1]).toMatch(/^ {2}You open mission 1: /);
  expect(terminal.text).toContain('Esc back');
  await terminal.press('\x1b');
  await terminal.press('?');
  expect(terminal.text).toMatch(/Keys and rules[\s\S]*KO-1 /);
  await terminal.press('\x1b[6~');
  expect(terminal.text).toMatch(/44\/\d+/);
  await terminal.press('x');
  await terminal.press('u');
  expect(terminal.text).toContain('Your turn starts over.');
  expect(terminal.lines.slice(0, 12)).toEqual(before);
  terminal.input.write('q');
  await ended;
});

test('a resize draws the table again; a window that is too small says so in every language', async () => {
  for (const lang of LANGS) {
    const terminal = new TestTerminal(79, 30);
    const game = await loadTerminalGame('kompromat', lang);
    const given = { ...(await givenFor('kompromat')), game };
    const ended = startPlay(terminal, { lang, given });
    await terminal.waitFor(/79\s×\s30/);
    expect(terminal.lines.every((line) => textWidth(line) <= 79)).toBe(true);
    terminal.resize(30, 5);
    await terminal.waitFor(/30\s×\s5/);
    expect(terminal.lines.length).toBeLessThanOrEqual(5);
    expect(terminal.lines.every((line) => textWidth(line) <= 30)).toBe(true);
    terminal.resize(120, 40);
    await terminal.waitFor(/Kompromat/);
    expect(terminal.lines).toHaveLength(24);
    terminal.input.write('q');
    await ended;
  }
});

test('without colours no colour is written, and a name cannot control the terminal', async () => {
  const terminal = new TestTerminal();
  const ownName = '\x1b[31mEva\x07';
  const ended = startPlay(terminal, {
    device: terminal.device('none'),
    ownName,
    given: await givenFor('spy-connection'),
  });
  await terminal.waitFor(/ q quit/);
  terminal.input.write('q');
  await ended;
  const codes = terminal.written.split('\x1b[').flatMap((part) => /^([\d;]*)m/.exec(part)?.[1] ?? []);
  expect(new Set(codes)).toEqual(new Set(['1;7', '1', '2', '7', '0']));
  expect(terminal.written).not.toContain('\x07');
});

test('the input ends: the match is saved', async () => {
  const savedPath = join(folder, 'ended.json');
  const terminal = new TestTerminal();
  const ended = startPlay(terminal, { savedPath, given: await givenFor('agent-avenue') });
  await terminal.waitFor(/ q quit/);
  terminal.input.end();
  expect(await ended).toMatch(/saved/);
  expect(existsSync(savedPath)).toBe(true);
});
