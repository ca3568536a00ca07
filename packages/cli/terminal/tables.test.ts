import { join } from 'node:path';
import { Match, quickRandom, roundsBudget, SEATS, type Seat, type WrittenMove } from '@safehouse/contract';
import { type GameModule, loadGame } from '@safehouse/games/registry';
import { GAME_TERMINALS } from '@safehouse/games/registry.terminal';
import { LANGS, optionsOfValue } from '@safehouse/ui/headless';
import { lineText, TABLE_ROWS, type TerminalContext, textWidth } from '@safehouse/ui/terminal';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyHints } from './ask.ts';
import { composeFrame } from './frame.ts';
import { Menu } from './menu.ts';
import { createMoveTree, type MoveTree, menuItemsOf } from './move-menu.ts';
import { loadTerminalGame, type TerminalGame } from './terminal-game.ts';
import { loadWords } from './words.ts';

const NAMES = ['Eva', 'Maximiliane-Theodora', '東京', 'Zoé'];

/** A position as one seat sees it. */
interface Position {
  readonly name: string;
  readonly view: object;
  readonly seat: Seat;
  readonly legal: readonly WrittenMove[];
  readonly match: Match;
}

/** Setups with every number of players and each value of every table choice at least once. */
function tableSetups({ ui }: TerminalGame): { readonly players: number; readonly options: object }[] {
  return ui.players.flatMap((players) => {
    const choices = ui.choices.filter((choice) => choice.players.includes(players));
    const values = choices.flatMap((choice) =>
      choice.values
        .filter(({ isBySeat }) => !isBySeat)
        .map((value) => ({ players, options: optionsOfValue(choice, value) })),
    );
    return [{ players, options: {} }, ...values];
  });
}

/** Positions of a match between the game's own players, as the seat to act sees them. */
function* positionsOf(module: GameModule, players: number, options: object): Generator<Position> {
  const header = {
    format: 1,
    game: module.rules.id,
    options,
    players: NAMES.slice(0, players),
    seed: 'tables',
    moves: [],
  };
  const opened = Match.open(module.rules, header);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  const random = quickRandom(players);
  for (let count = 0; !match.result && count < 1500; count++) {
    const seat = match.toAct[random.below(match.toAct.length)];
    const view = match.game.view(match.state, seat);
    const legal = match.legal(seat);
    yield { name: `${players} players, ${JSON.stringify(options)}, after ${count} moves`, view, seat, legal, match };
    const isRandom = random.below(4) === 0;
    const turn = { seat, view, legal, random, budget: roundsBudget(0) };
    match.play(seat, isRandom ? legal[random.below(legal.length)] : module.players.greedy.choose(turn));
  }
  const view = match.game.view(match.state, SEATS[0]);
  yield { name: `${players} players, at the end`, view, seat: SEATS[0], legal: [], match };
}

describe.each(Object.keys(GAME_TERMINALS))('%s', (id) => {
  let module: GameModule;
  let games: readonly TerminalGame[];
  beforeAll(async () => {
    const loaded = await Promise.all(LANGS.map((lang) => loadTerminalGame(id, lang)));
    games = loaded.filter((game) => game !== null);
    module = (await loadGame(id)) as GameModule;
  });

  const contextOf = ({ translations, lang }: TerminalGame, position: Position): TerminalContext => ({
    view: position.view,
    seat: position.seat,
    legalMoves: position.legal,
    result: position.match.result,
    playerNames: NAMES.slice(0, position.match.players.length),
    translations,
    lang,
  });

  async function frameOf(game: TerminalGame, position: Position): Promise<readonly string[]> {
    const context = contextOf(game, position);
    const tree = createMoveTree(position.legal, (move) => game.ui.moveSteps(move, context));
    const words = await loadWords(game.lang);
    const lines = composeFrame({
      title: game.translations.title,
      phase: game.ui.phaseText(context),
      table: game.ui.drawTable(context),
      notes: [],
      question: game.ui.promptText(context),
      menu: position.legal.length === 0 ? null : new Menu(menuItemsOf(tree)),
      keys: keyHints(['undo', 'log', 'help', 'quit'], words),
    });
    return lines.map((line) => lineText(line).trimEnd());
  }

  test('every position of many matches fits into 80 by 24, in every language', async () => {
    for (const { players, options } of tableSetups(games[0])) {
      let count = 0;
      for (const position of positionsOf(module, players, options)) {
        // Neighbouring positions look alike, so every seventh is checked. The languages take turns.
        if (count++ % 7 > 0) continue;
        const game = games[count % games.length];
        const table = game.ui.drawTable(contextOf(game, position));
        expect(table.length, position.name).toBeLessThanOrEqual(TABLE_ROWS);
        for (const line of table)
          expect(textWidth(lineText(line)), `${position.name}: ${lineText(line)}`).toBeLessThanOrEqual(80);
        const lines = await frameOf(game, position);
        expect(lines, position.name).toHaveLength(24);
        for (const line of lines) expect(textWidth(line), position.name).toBeLessThanOrEqual(80);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|null/);
      }
    }
  });

  test('every legal move can be chosen, by words of its own', () => {
    for (const { players, options } of tableSetups(games[0])) {
      for (const position of positionsOf(module, players, options)) {
        const context = contextOf(games[0], position);
        const tree = createMoveTree(position.legal, (move) => games[0].ui.moveSteps(move, context));
        expect(movesIn(tree).length, position.name).toBe(position.legal.length);
        expect(hasTwins(tree), position.name).toBe(false);
      }
    }
  });

  test.each(LANGS)('looks as before in %s', async (lang) => {
    const game = games.find((candidate) => candidate.lang === lang);
    if (!game) throw new Error(`no ${lang}`);
    const frames = new Map<string, string>();
    for (const { players, options } of tableSetups(game)) {
      for (const position of positionsOf(module, players, options)) {
        const { phase } = position.view as { readonly phase: string };
        if (frames.has(phase)) continue;
        // A later position has more to show.
        if (position.match.moves.length < 12 && !['draft', 'over'].includes(phase)) continue;
        frames.set(phase, `--- ${phase}: ${position.name}\n${(await frameOf(game, position)).join('\n')}\n`);
      }
    }
    expect(frames.has('over')).toBe(true);
    const text = [...frames.values()].join('\n');
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'snapshots', `${id}.${lang}.txt`));
  });
});

function movesIn({ branches }: MoveTree): WrittenMove[] {
  return branches.flatMap(({ leadsTo }) => ('branches' in leadsTo ? movesIn(leadsTo) : [leadsTo]));
}

/** Does a question have two answers with the same text? */
function hasTwins(tree: MoveTree): boolean {
  const labels = menuItemsOf(tree).map(({ label }) => label);
  const inner = tree.branches.flatMap(({ leadsTo }) => ('branches' in leadsTo ? [leadsTo] : []));
  return new Set(labels).size < labels.length || inner.some(hasTwins);
}
