import { signal } from '@preact/signals';
import { isPlainObject } from '@safehouse/contract';
import { readStorage, writeStorage } from './storage.ts';

/** A table with one person and bots, as last chosen for a game. */
export interface BotTable {
  /** The levels of the bots, in the order of their seats. */
  readonly levels: readonly string[];
  readonly options: { readonly [option: string]: unknown };
  readonly draw: boolean;
  /** The key of a saved edition; empty for the built-in one. */
  readonly edition: string;
}

const STORAGE_KEY = 'safehouse.bot-tables';
const WEAKEST_LEVEL = 'gentle';

type BotTables = { readonly [game: string]: BotTable };

const botTables = signal<BotTables>(parseBotTables(readStorage(STORAGE_KEY)));

/** The table last chosen for this game; at first with the weakest bots. */
export function botTableFor(game: string, minPlayers: number): BotTable {
  const levels = Array.from({ length: minPlayers - 1 }, () => WEAKEST_LEVEL);
  return (Object.hasOwn(botTables.value, game) && botTables.value[game]) || { ...PLAIN_TABLE, levels };
}

const PLAIN_TABLE = { options: {}, draw: false, edition: '' } as const;

/** The level last chosen for this game. */
export function lastLevelOf(game: string): string {
  return botTableFor(game, 2).levels[0];
}

export function rememberBotTable(game: string, table: BotTable): void {
  botTables.value = { ...botTables.value, [game]: table };
  writeStorage(STORAGE_KEY, JSON.stringify(botTables.value));
}

/** Ignores malformed entries. */
function parseBotTables(value: unknown): BotTables {
  if (!isPlainObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, BotTable] => isBotTable(entry[1])));
}

function isBotTable(value: unknown): value is BotTable {
  if (!isPlainObject(value)) return false;
  const { levels, options, draw, edition } = value;
  return (
    Array.isArray(levels) &&
    levels.length > 0 &&
    levels.every((level) => typeof level === 'string') &&
    isPlainObject(options) &&
    typeof draw === 'boolean' &&
    typeof edition === 'string'
  );
}
