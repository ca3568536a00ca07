import { NatsConnection } from '../bus/nats-connection.ts';
import { type Config, ConfigError } from '../config.ts';
import { jsonLog } from '../log.ts';
import { serveMoveRequests } from './remote-bot-pool.ts';

/** A process in which nothing but bots' thinking is done. It may come, go and die at any time. */
export async function startBotWorker(config: Config): Promise<{ close(): Promise<void> }> {
  if (config.natsUrl === null) throw new ConfigError('a bot worker needs NATS_URL');
  const log = jsonLog(config.logLevel, (line) => process.stderr.write(`${line}\n`), Date.now);
  const line = await NatsConnection.open(config.natsUrl, log);
  const bots = serveMoveRequests(line, { log });
  return {
    async close() {
      await bots.close();
      await line.close();
    },
  };
}
