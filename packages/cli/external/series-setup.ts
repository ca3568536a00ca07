import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SeriesBot } from '@safehouse/bots';
import { type GameSetup, type GameSetupArguments, parseGameSetup } from '../game-setup.ts';
import { UsageError } from '../output.ts';
import type { BotConnection } from './bot-connection.ts';
import { connectToModule } from './bot-module.ts';
import { connectToProcess } from './bot-process.ts';
import { ExternalBot } from './external-bot.ts';

const MODULE_PREFIX = 'file:';
const COMMAND_PREFIX = 'exec:';
const MAX_STACK = 2000;

interface SeriesSetupArguments extends GameSetupArguments {
  readonly players: number;
  /** How long an external bot may think about a move. */
  readonly moveMs: number;
}

interface SeriesSetup extends Omit<GameSetup, 'bots'> {
  readonly bots: readonly SeriesBot[];
  /** Ends the external bots. */
  close(): void;
}

/** Like `parseGameSetup`; bots may also be `file:MODULE` and `exec:COMMAND`. */
export async function parseSeriesSetup({ names, moveMs, ...args }: SeriesSetupArguments): Promise<SeriesSetup> {
  const setup = await parseGameSetup({
    ...args,
    names: names.filter((name) => !isExternal(name)),
    furtherBots: [`${MODULE_PREFIX}MODULE`, `${COMMAND_PREFIX}COMMAND`],
  });
  const game = setup.module.rules.id;
  const external = names.filter(isExternal).map((name) => {
    const connect = connector(name);
    return new ExternalBot({ name, game, options: setup.options, ms: moveMs, connect });
  });
  const bots = names.map((name) => [...external, ...setup.bots].find((bot) => bot.name === name));
  return {
    ...setup,
    bots: bots.filter((bot) => bot !== undefined),
    close() {
      for (const bot of external) bot.close();
    },
  };
}

export function isExternal(name: string): boolean {
  return name.startsWith(MODULE_PREFIX) || name.startsWith(COMMAND_PREFIX);
}

function connector(name: string): () => BotConnection {
  const folder = process.env.INIT_CWD ?? '.';
  if (name.startsWith(COMMAND_PREFIX)) {
    const command = name.slice(COMMAND_PREFIX.length);
    if (command === '') throw new UsageError(`${COMMAND_PREFIX} needs a command, like ${COMMAND_PREFIX}./my-bot`);
    return () => connectToProcess(command, folder);
  }
  const path = resolve(folder, name.slice(MODULE_PREFIX.length));
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new UsageError(`there is no ${path}`, 'no-file');
  if (found.isDirectory()) throw new UsageError(`${path} is a folder, not a module`, 'no-file');
  const report = errorReporter(name);
  return () => connectToModule(path, report);
}

/** Shows the author of a bot where it failed, once: a bot may fail in every match. */
function errorReporter(name: string): (error: unknown) => void {
  let isReported = false;
  return (error) => {
    if (!isReported && error instanceof Error) process.stderr.write(`${name}: ${error.stack?.slice(0, MAX_STACK)}\n`);
    isReported = true;
  };
}
