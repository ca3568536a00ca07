import { openNats } from '../bus/open-nats.ts';
import { type Config, ConfigError } from '../config.ts';
import { installGames } from '../install-games.ts';
import { jsonLog } from '../log.ts';
import { serveMoveRequests } from './remote-bot-pool.ts';

/** A process that only chooses bots' moves. It may start, stop and crash at any time. */
export async function startBotWorker(config: Config): Promise<{ close(): Promise<void> }> {
  if (config.natsUrl === null) throw new ConfigError('a bot worker needs NATS_URL');
  await installGames(config.gamePackages);
  const log = jsonLog(config.logLevel, (line) => process.stderr.write(`${line}\n`), Date.now);
  const connection = await openNats(config.natsUrl, log);
  const bots = serveMoveRequests(connection, { log });
  return {
    async close() {
      await bots.close();
      await connection.close();
    },
  };
}
