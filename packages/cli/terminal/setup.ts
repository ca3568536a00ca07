import { optionsOfValue, type TableChoice } from '@safehouse/ui/headless';
import { type Line, SCREEN_COLUMNS, styled, wrapText } from '@safehouse/ui/terminal';
import type { PlayTranslations } from '../locales/en.ts';
import { ask } from './ask.ts';
import type { MenuItem } from './menu.ts';
import type { Screen } from './screen.ts';
import type { TerminalGame } from './terminal-game.ts';

/** What has been chosen so far, by flags or answers. */
export interface SetupAnswers {
  readonly game: TerminalGame | null;
  readonly players: number | null;
  readonly options: { readonly [name: string]: unknown };
  /** The table choices that were answered in `options`. */
  readonly answeredOptions: readonly string[] | 'all';
  readonly bot: string | null;
}

export type CompleteSetup = SetupAnswers & {
  readonly game: TerminalGame;
  readonly players: number;
  readonly bot: string;
};

interface SetupContext {
  readonly games: readonly TerminalGame[];
  readonly words: PlayTranslations;
}

interface SetupQuestion {
  readonly question: string;
  readonly items: readonly MenuItem<SetupAnswers>[];
}

/** Asks for everything that is not chosen yet; null if the player quits. */
export async function askForSetup(
  screen: Screen,
  given: SetupAnswers,
  context: SetupContext,
): Promise<CompleteSetup | null> {
  const history: SetupAnswers[] = [];
  let answers = given;
  for (;;) {
    const next = nextQuestion(answers, context);
    if (next === null) return answers as CompleteSetup;
    const answer = await ask(
      screen,
      { ...next, ...setupFrame(answers), commands: setupCommands(history) },
      context.words,
    );
    if ('chosen' in answer) {
      history.push(answers);
      answers = answer.chosen;
    } else if (answer.command === 'quit') return null;
    else answers = history.pop() ?? answers;
  }
}

const setupCommands = (history: readonly SetupAnswers[]) =>
  history.length === 0 ? (['quit'] as const) : (['back', 'quit'] as const);

function setupFrame({ game }: SetupAnswers) {
  const invitation = game ? wrapText(game.translations.invitation, SCREEN_COLUMNS - 4) : [];
  const table = invitation.map((text): Line => ['  ', styled('dim', text)]);
  return { title: game?.translations.title ?? 'Safehouse', phase: '', table: [[], ...table], notes: [] };
}

/** Null when everything has been answered. */
function nextQuestion(answers: SetupAnswers, context: SetupContext): SetupQuestion | null {
  const { game } = answers;
  if (game === null) return gameQuestion(answers, context);
  if (answers.players === null) return playersQuestion(answers, game, context.words);
  const choice = game.ui.choices.find((candidate) => isOpen(candidate, answers));
  if (choice) return choiceQuestion(answers, game, choice);
  return answers.bot === null ? opponentQuestion(answers, game, context.words) : null;
}

function gameQuestion(answers: SetupAnswers, { games, words }: SetupContext): SetupQuestion {
  const items = games.map((game) => ({
    label: game.translations.title,
    about: game.translations.invitation,
    value: withOnlyPlayerCount({ ...answers, game }),
  }));
  return { question: words.game, items };
}

/** Sets the number of players if the game allows only one. */
export function withOnlyPlayerCount(answers: SetupAnswers): SetupAnswers {
  const counts = answers.game?.ui.players ?? [];
  return answers.players === null && counts.length === 1 ? { ...answers, players: counts[0] } : answers;
}

function playersQuestion(answers: SetupAnswers, { ui }: TerminalGame, words: PlayTranslations): SetupQuestion {
  const items = ui.players.map((players) => ({ label: words.playerCount(players), value: { ...answers, players } }));
  return { question: words.players, items };
}

function isOpen({ option, players, when }: TableChoice, answers: SetupAnswers): boolean {
  if (answers.answeredOptions === 'all' || answers.answeredOptions.includes(option)) return false;
  return players.includes(answers.players ?? 0) && (when?.(answers.options) ?? true);
}

/** Leaves out values for specific seats, because here the seats are drawn. */
function choiceQuestion(answers: SetupAnswers, { translations }: TerminalGame, choice: TableChoice): SetupQuestion {
  const answered = answers.answeredOptions === 'all' ? [] : answers.answeredOptions;
  const values = choice.values.filter(({ isBySeat }) => !isBySeat);
  const items = values.map((value) => ({
    label: value.label(translations),
    about: value.about(translations),
    value: {
      ...answers,
      options: { ...answers.options, ...optionsOfValue(choice, value) },
      answeredOptions: [...answered, choice.option],
    },
  }));
  return { question: choice.label(translations), items };
}

function opponentQuestion(answers: SetupAnswers, game: TerminalGame, words: PlayTranslations): SetupQuestion {
  const items = game.ui.cast.map(({ id, name, level }) => ({
    label: name,
    about: game.characterTexts[id].about,
    value: { ...answers, bot: level },
  }));
  return { question: words.opponent, items };
}
