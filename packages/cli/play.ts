import { userInfo } from 'node:os';
import { isPlainObject, parseJson, SEATS } from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import type { Lang } from '@safehouse/ui/headless';
import { defineCommand } from './command.ts';
import { GAME_OPTIONS, parseWholeNumber } from './game-setup.ts';
import { LANGUAGE_OPTION, parseLanguage } from './language-option.ts';
import { UsageError } from './output.ts';
import { playByLines } from './play-lines.ts';
import { findLocalBot } from './terminal/local-match.ts';
import { playInTerminal } from './terminal/play-in-terminal.ts';
import { savedMatchPath } from './terminal/saved-match.ts';
import { type SetupAnswers, withOnlyPlayerCount } from './terminal/setup.ts';
import { levelOf, loadTerminalGame, type TerminalGame } from './terminal/terminal-game.ts';

const BOT_MOVE_MS = 450;

const PLAY_OPTIONS = {
  game: GAME_OPTIONS.game,
  options: { type: 'string', value: 'JSON', about: "the game's options; on a terminal you are asked" },
  players: { type: 'string', value: 'N', about: 'how many; all but you are bots' },
  level: { type: 'string', value: 'NAME', about: 'the bot to play against: a level, or the name of a character' },
  seat: { type: 'string', value: 'SEAT', about: 'your seat; 0 begins (default on a terminal: random)' },
  name: { type: 'string', value: 'NAME', about: 'your name at the table (default on a terminal: your user name)' },
  language: LANGUAGE_OPTION,
  rules: GAME_OPTIONS.rules,
} as const;

type PlayValues = { readonly [name in keyof typeof PLAY_OPTIONS]: string | undefined };

export const play = defineCommand({
  options: PLAY_OPTIONS,
  details: `On a terminal of at least 80 by 24 characters it draws the table; ? shows the keys and the rules, and a
match that you quit is offered again. For a program it prints views, moves and facts as lines and
reads the number of a move from each line; there --level defaults to greedy and --seat to 0.`,
  example: `safehouse play\nsafehouse play --game ${GAME_IDS[0]} --level steady --language de`,
  run: startPlaying,
});

async function startPlaying(values: PlayValues): Promise<void> {
  const lang = parseLanguage(values.language);
  const game = values.game === undefined ? null : await loadTerminalGame(values.game, lang);
  const isKnown = values.game === undefined || GAME_IDS.includes(values.game);
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== 'dumb';
  // A game without a table for terminals is always played by lines.
  if (!isTerminal || (isKnown && values.game !== undefined && game === null)) await playLines(values);
  else await playOnTerminal(values, lang, game);
}

function playLines({ game, options = '{}', level = 'greedy', seat = '0', players = '2', rules }: PlayValues) {
  return playByLines({ game, options, rules, level, seat, players: parseWholeNumber('players', players) });
}

async function playOnTerminal(values: PlayValues, lang: Lang, game: TerminalGame | null): Promise<void> {
  if (values.game !== undefined && game === null) throw new UsageError(`--game must be one of ${GAME_IDS.join(', ')}`);
  const given = await parseGiven(values, game);
  const farewell = await playInTerminal({
    device: { input: process.stdin, output: process.stdout, colours: process.env.NO_COLOR ? 'none' : 'full' },
    lang,
    ownName: values.name ?? userInfo().username,
    savedPath: savedMatchPath(process.env),
    botMoveMs: BOT_MOVE_MS,
    given,
    rulesVersion: values.rules === undefined ? undefined : parseWholeNumber('rules', values.rules),
    seat: values.seat === undefined ? null : parseSeatOption(values.seat, given.players),
  });
  if (farewell !== null) console.log(farewell);
}

/** Checks the choices made by flags, before the first question. */
async function parseGiven(values: PlayValues, game: TerminalGame | null): Promise<SetupAnswers> {
  const players = values.players === undefined ? null : parseWholeNumber('players', values.players);
  const options = parseOptions(values.options);
  if (game === null && (options !== null || values.rules !== undefined || values.level !== undefined)) {
    throw new UsageError('--options, --rules and --level need --game');
  }
  const answers = withOnlyPlayerCount({
    game,
    players,
    options: options ?? {},
    answeredOptions: options === null ? [] : 'all',
    bot: game && values.level !== undefined ? levelOf(game, values.level) : null,
  });
  if (game) await checkGiven(answers, game, values.rules);
  return answers;
}

async function checkGiven(
  { players, options, bot }: SetupAnswers,
  { id, ui }: TerminalGame,
  rules: string | undefined,
) {
  const module = await loadGame(id, rules === undefined ? undefined : parseWholeNumber('rules', rules));
  if (!module) throw new UsageError(`version ${rules} of the rules of ${id} is not here`);
  if (players !== null && !ui.players.includes(players)) {
    throw new UsageError(`${id} is for ${ui.players.join(' or ')} players`);
  }
  const checked = module.rules.parseOptions({ options, players: players ?? ui.players[0], edition: undefined });
  if (!checked.ok) throw new UsageError(checked.message, 'bad-header');
  if (bot !== null) findLocalBot(module, bot);
}

function parseOptions(text: string | undefined): { readonly [name: string]: unknown } | null {
  if (text === undefined) return null;
  const parsed = parseJson(text);
  if (!parsed.ok || !isPlainObject(parsed.value)) throw new UsageError('--options must be a JSON object');
  return parsed.value;
}

function parseSeatOption(text: string, players: number | null): number {
  const seat = SEATS.slice(0, players ?? SEATS.length).find((candidate) => String(candidate) === text);
  if (seat === undefined) throw new UsageError(`--seat must be a number from 0 to ${(players ?? SEATS.length) - 1}`);
  return seat;
}
