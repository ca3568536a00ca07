import { availableParallelism } from 'node:os';
import { findBot, type NamedBot, unknownBotMessage } from '@safehouse/bots';
import { Deal, isPlainObject, parseJson, quote, SEATS } from '@safehouse/contract';
import { GAME_IDS, type GameModule, loadGame } from '@safehouse/games/registry';
import { UsageError } from './output.ts';

/** The options that `simulate`, `arena` and `ladder` have in common. */
export const GAME_OPTIONS = {
  game: { type: 'string', value: 'GAME', about: GAME_IDS.join(', ') },
  options: { type: 'string', default: '{}', value: 'JSON', about: "the game's options" },
  seed: { type: 'string', default: '', value: 'TEXT', about: 'the same seed gives the same matches' },
  rules: { type: 'string', value: 'N', about: 'a version of the rules (default: the newest)' },
} as const;

export const THREADS_OPTION = {
  type: 'string',
  default: String(availableParallelism()),
  value: 'N',
  about: 'how many matches are played at once',
} as const;

export const MOVE_MS_OPTION = {
  type: 'string',
  default: '1000',
  value: 'MS',
  about: 'how long an external bot may think about a move',
} as const;

export const wallClockMs = () => performance.now();

/** CPU time of this thread, so that other load on the machine does not make a level weaker. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The arguments that `simulate`, `arena`, `ladder` and `play` have in common. */
export interface GameSetupArguments {
  readonly game: string | undefined;
  /** JSON. */
  readonly options: string;
  /** The newest version by default. */
  readonly rules?: string | undefined;
  readonly names: readonly string[];
  /** Other kinds of bots that the command accepts, for its error message. */
  readonly furtherBots?: readonly string[];
  readonly players?: number;
  clock?(): number;
}

export interface GameSetup {
  readonly module: GameModule;
  readonly options: { readonly [name: string]: unknown };
  readonly checkedOptions: object;
  readonly bots: readonly NamedBot[];
}

/** Returns after the bots have loaded what they need. */
export async function parseGameSetup({
  names,
  players = names.length,
  clock = wallClockMs,
  furtherBots = [],
  ...args
}: GameSetupArguments): Promise<GameSetup> {
  const module = await loadVersion(args.game ?? '', args.rules);
  const parsed = parseJson(args.options);
  if (!parsed.ok || !isPlainObject(parsed.value)) throw new UsageError('--options must be a JSON object');
  const options = parsed.value;
  const checked = module.rules.parseOptions({ options, players, edition: undefined });
  if (!checked.ok) throw new UsageError(checked.message, 'bad-header');
  const bots = names.map((name) => parseBot(module, name, clock, furtherBots));
  const view = module.rules.view(module.rules.setup(checked.value, players, new Deal('')), SEATS[0]);
  await Promise.all(bots.map((bot) => bot.load(view)));
  return { module, options, checkedOptions: checked.value, bots };
}

async function loadVersion(game: string, rules: string | undefined): Promise<GameModule> {
  const newest = await loadGame(game);
  if (!newest) throw new UsageError(`--game must be one of ${GAME_IDS.join(', ')}`);
  const module = rules === undefined ? newest : await loadGame(game, parseWholeNumber('rules', rules));
  if (!module) throw new UsageError(`${game} has no version ${rules} of its rules`);
  return module;
}

function parseBot(module: GameModule, name: string, clock: () => number, furtherBots: readonly string[]): NamedBot {
  if (furtherBots.length === 0 && /^(file|exec):/.test(name)) {
    throw new UsageError(`bots of your own, like ${quote(name)}, play in arena and ladder only`);
  }
  const found = findBot(module, name, clock);
  if ('known' in found) throw new UsageError(unknownBotMessage(name, [...found.known, ...furtherBots]));
  return found;
}

export function parseBotNames(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

export function parseWholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} must be a whole number, not ${quote(text)}`);
  return Number(text);
}
