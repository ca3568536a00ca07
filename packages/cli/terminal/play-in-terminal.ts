import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type GameModule, loadGame } from '@safehouse/games/registry';
import type { Lang } from '@safehouse/ui/headless';
import { withColon } from '@safehouse/ui/terminal';
import type { PlayTranslations } from '../locales/en.ts';
import { ask } from './ask.ts';
import { LocalMatch } from './local-match.ts';
import { loadSavedMatch, removeSavedMatch, saveMatch } from './saved-match.ts';
import { Screen, type TerminalDevice } from './screen.ts';
import { askForSetup, type CompleteSetup, type SetupAnswers } from './setup.ts';
import {
  type AfterMatch,
  askAfterMatch,
  askForMove,
  drawBotTurn,
  playerNamesOf,
  showHelp,
  showLog,
  type TableScreenContext,
} from './table-screen.ts';
import { loadTerminalGame, loadTerminalGames, type TerminalGame } from './terminal-game.ts';
import { loadWords } from './words.ts';

export interface TerminalPlay {
  readonly device: TerminalDevice;
  readonly lang: Lang;
  readonly ownName: string;
  readonly savedPath: string;
  /** The minimum duration of a bot's move, so that people can follow. */
  readonly botMoveMs: number;
  readonly given: SetupAnswers;
  /** The version of the rules; the newest by default. */
  readonly rulesVersion?: number | undefined;
  /** Null: random. */
  readonly seat: number | null;
}

/** Plays matches until the player quits. Returns a text to print afterwards if the match was saved. */
export async function playInTerminal(play: TerminalPlay): Promise<string | null> {
  const words = await loadWords(play.lang);
  const screen = new Screen(play.device, (columns, rows) => [words.tooSmall(columns, rows), words.enlarge]);
  try {
    return (await playMatches(play, screen, words)) === 'saved' ? words.kept : null;
  } finally {
    await screen.close();
  }
}

type LeftAs = 'saved' | 'done';

async function playMatches(play: TerminalPlay, screen: Screen, words: PlayTranslations): Promise<LeftAs> {
  const resumed = await offerSavedMatch(play, screen, words);
  if (resumed === 'quit') return 'saved';
  let match = resumed;
  let { given } = play;
  for (;;) {
    if (match === null) {
      const games = await loadTerminalGames(play.lang);
      const setup = await askForSetup(screen, given, { games, words });
      if (setup === null) return 'done';
      given = setup;
      match = await createMatch(play, setup);
    }
    const next = await playMatch(play, { screen, match, words });
    if (next === 'left') return 'saved';
    if (next === 'quit') return 'done';
    if (next === 'another') given = play.given;
    match = null;
  }
}

async function createMatch({ rulesVersion, seat }: TerminalPlay, setup: CompleteSetup): Promise<LocalMatch> {
  const { game, options, players, bot } = setup;
  const module = await requireGame(game.id, rulesVersion);
  return LocalMatch.create({ module, options, players, bot, seat });
}

async function requireGame(id: string, version: number | undefined): Promise<GameModule> {
  const module = await loadGame(id, version);
  if (!module) throw new Error(`there are no rules for ${id}`);
  return module;
}

/** The match that was left last time, if the player wants to continue it; otherwise null. */
async function offerSavedMatch(
  { savedPath, lang }: TerminalPlay,
  screen: Screen,
  words: PlayTranslations,
): Promise<LocalMatch | null | 'quit'> {
  const saved = await loadSavedMatch(savedPath);
  const game = saved && (await loadTerminalGame(saved.table.header.game, lang));
  if (!saved || !game) return null;
  const items = [
    { label: words.goOn, value: saved },
    { label: words.startNew, value: null },
  ];
  const question = words.saved(game.translations.title);
  const frame = { title: 'Safehouse', phase: '', table: [], notes: [], question, items };
  const answer = await ask(screen, { ...frame, commands: ['quit'] }, words);
  return 'chosen' in answer ? answer.chosen : 'quit';
}

type PlayedMatch = Pick<TableScreenContext, 'screen' | 'match' | 'words'>;

/** Plays one match to its end, or until the player leaves. */
async function playMatch(play: TerminalPlay, played: PlayedMatch): Promise<AfterMatch | 'left'> {
  const { match } = played;
  const { game: id } = match.table.header;
  const game = await loadTerminalGame(id, play.lang);
  if (!game) throw new Error(`${id} has no table for terminals`);
  const playerNames = playerNamesOf(match, game, play.ownName);
  const context: TableScreenContext = { ...played, game, playerNames, rules: readRules(game) };
  let notice: string | null = greeting(context);
  while (match.table.result === null) {
    saveMatch(play.savedPath, match);
    if (match.table.botsToAct.length > 0) {
      if ((await botTurn(play, context)) === 'left') return 'left';
      continue;
    }
    const outcome = await ownTurn(context, notice);
    if (outcome === 'left') return 'left';
    notice = outcome;
  }
  removeSavedMatch(play.savedPath);
  return askAfterMatch(context, match.table.result);
}

async function botTurn({ botMoveMs }: TerminalPlay, context: TableScreenContext): Promise<'left' | null> {
  const { match, screen } = context;
  drawBotTurn(context);
  const pause = sleep(botMoveMs);
  await match.playBotMove();
  await pause;
  return screen.discardKeys() === 'quit' ? 'left' : null;
}

/** Returns a notice to show with the next question. */
async function ownTurn(context: TableScreenContext, notice: string | null): Promise<'left' | string | null> {
  const { match, words } = context;
  const answer = await askForMove(context, notice);
  if ('chosen' in answer) {
    match.play(answer.chosen);
    return null;
  }
  switch (answer.command) {
    case 'undo':
      return match.undo() === 'undone' ? words.undone : words.nothingToUndo;
    case 'log':
      return (await showLog(context)) === 'quit' ? 'left' : null;
    case 'help':
      return (await showHelp(context)) === 'quit' ? 'left' : null;
    default:
      return 'left';
  }
}

/** At the start of a match the opponent says hello. */
function greeting({ match, game }: TableScreenContext): string | null {
  if (match.table.moves.length > 0) return null;
  const bot = match.table.chairs.find((chair) => chair.type === 'bot');
  const member = game.ui.cast.find(({ level }) => bot?.type === 'bot' && level === bot.level);
  return member ? withColon(game.lang, member.name) + game.characterTexts[member.id].lines.start[0] : null;
}

function readRules({ id, lang }: TerminalGame): string {
  return readFileSync(resolve(import.meta.dirname, '../../../games', id, 'locales', `RULES.${lang}.md`), 'utf8');
}
