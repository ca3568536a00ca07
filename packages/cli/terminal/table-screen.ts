import type { Result, WrittenMove } from '@safehouse/contract';
import { type Line, SCREEN_COLUMNS, styled, type TerminalContext, withColon, wrapText } from '@safehouse/ui/terminal';
import type { PlayTranslations } from '../locales/en.ts';
import { type Answer, ask, drawWaiting } from './ask.ts';
import type { LocalMatch } from './local-match.ts';
import { createMoveTree, type MoveTree, menuItemsOf } from './move-menu.ts';
import { rulesLines, showPage } from './pager.ts';
import { scoreLines } from './result-lines.ts';
import type { Screen } from './screen.ts';
import { botNameIn, type TerminalGame } from './terminal-game.ts';

export interface TableScreenContext {
  readonly screen: Screen;
  readonly match: LocalMatch;
  readonly game: TerminalGame;
  readonly words: PlayTranslations;
  readonly playerNames: readonly string[];
  /** The rules for players, in Markdown. */
  readonly rules: string;
}

/** By seat. Bots of the same level get a number. */
export function playerNamesOf({ table, seat: own }: LocalMatch, game: TerminalGame, ownName: string): string[] {
  const names = table.chairs.map((chair, seat) =>
    chair.type === 'bot' ? botNameIn(game, chair.level) : seat === own ? ownName : '',
  );
  return names.map((name, seat) => {
    const earlier = names.slice(0, seat).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name} ${earlier + 1}`;
  });
}

function terminalContextOf({ match, game, playerNames }: TableScreenContext): TerminalContext {
  const { view, legal, result } = match.matchView;
  return {
    view: view ?? {},
    seat: match.seat,
    legalMoves: legal,
    result,
    playerNames,
    translations: game.translations,
    lang: game.lang,
  };
}

function logLines({ match, game, playerNames }: TableScreenContext): Line[] {
  const { translations, lang } = game;
  const context = { translations, playerNames, seat: match.seat, lang, view: match.matchView.view };
  const texts = match.facts.flatMap((fact) => game.ui.logLine(fact, context) ?? []);
  return texts.flatMap((text) => wrapText(text, SCREEN_COLUMNS - 4)).map((text) => ['  ', text]);
}

function tableFrame(context: TableScreenContext, terminal: TerminalContext) {
  const { ui, translations } = context.game;
  return { title: translations.title, phase: ui.phaseText(terminal), table: ui.drawTable(terminal) };
}

/** Shown while a bot thinks. */
export function drawBotTurn(context: TableScreenContext): void {
  const { match, playerNames, words, screen } = context;
  const [bot] = match.table.botsToAct;
  const terminal = terminalContextOf(context);
  const frame = { ...tableFrame(context, terminal), notes: logLines(context) };
  drawWaiting(screen, { ...frame, question: words.thinking(playerNames[bot]) });
}

/** Asks for the player's move step by step. The player may give a command instead. */
export async function askForMove(context: TableScreenContext, notice: string | null): Promise<Answer<WrittenMove>> {
  const { game, screen, words } = context;
  const terminal = terminalContextOf(context);
  const frame = tableFrame(context, terminal);
  const notes = [...logLines(context), ...(notice === null ? [] : [[styled('bad', `  ${notice}`)]])];
  const prompt = game.ui.promptText(terminal);
  const path: MoveTree[] = [createMoveTree(terminal.legalMoves, (move) => game.ui.moveSteps(move, terminal))];
  for (;;) {
    const tree = path[path.length - 1];
    const commands = path.length > 1 ? (['back', 'quit'] as const) : (['undo', 'log', 'help', 'quit'] as const);
    const question = tree.question ?? prompt;
    const answer = await ask(screen, { ...frame, notes, question, items: menuItemsOf(tree), commands }, words);
    if (!('chosen' in answer)) {
      if (answer.command !== 'back') return answer;
      path.pop();
    } else if ('branches' in answer.chosen) path.push(answer.chosen);
    else return { chosen: answer.chosen };
  }
}

export function showLog(context: TableScreenContext): Promise<'closed' | 'quit'> {
  const { screen, words, game } = context;
  const lines = logLines(context);
  const shown = lines.length === 0 ? [[`  ${words.logEmpty}`]] : lines;
  return showPage(screen, { title: game.translations.title, lines: shown, from: 'bottom' }, words);
}

export function showHelp({ screen, words, rules }: TableScreenContext): Promise<'closed' | 'quit'> {
  const { title, ...keys } = words.help;
  const lines = Object.values(keys).flatMap((text) => wrapText(text, SCREEN_COLUMNS - 2).map((line): Line => [line]));
  return showPage(screen, { title, lines: [...lines, [], ...rulesLines(rules)], from: 'top' }, words);
}

export type AfterMatch = 'again' | 'another' | 'quit';

/** Shows the result and the score sheet, and asks what to do next. */
export async function askAfterMatch(context: TableScreenContext, result: Result): Promise<AfterMatch> {
  const { screen, words } = context;
  const terminal = terminalContextOf(context);
  const items = (['again', 'another', 'quit'] as const).map((value) => ({ label: words[value], value }));
  const notes = [...scoreLines(context, terminal), [], ...remarkLines(context, result)];
  for (;;) {
    const question = endingText(context, terminal, result);
    const frame = { ...tableFrame(context, terminal), notes, question, items };
    const answer = await ask(screen, { ...frame, commands: ['log', 'help', 'quit'] }, words);
    if ('chosen' in answer) return answer.chosen;
    if (answer.command === 'quit') return 'quit';
    const closed = answer.command === 'log' ? await showLog(context) : await showHelp(context);
    if (closed === 'quit') return 'quit';
  }
}

function endingText(
  { match, game, words, playerNames }: TableScreenContext,
  { view }: TerminalContext,
  result: Result,
) {
  const { seat } = match;
  const { ui, translations } = game;
  const sentence = ui.endingSentence({ view, result, seat, playerNames, translations });
  const names = result.winners.map((winner) => playerNames[winner]).join(', ');
  const headline = result.winners.includes(seat) ? words.youWon : names === '' ? words.draw : words.won(names);
  return `${headline} ${sentence ?? ui.endingText(result.reason, translations)}`;
}

/** The opponent's remark about the result. */
function remarkLines({ match, game }: TableScreenContext, { winners }: Result): Line[] {
  const level = match.table.chairs.flatMap((chair) => (chair.type === 'bot' ? [chair.level] : []))[0];
  const member = game.ui.cast.find((candidate) => candidate.level === level);
  if (!member) return [];
  const occasion = winners.length === 0 ? 'drawn' : winners.includes(match.seat) ? 'lost' : 'won';
  return [
    [styled('dim', `  ${withColon(game.lang, member.name)}${game.characterTexts[member.id].lines[occasion][0]}`)],
  ];
}
