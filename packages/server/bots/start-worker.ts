import { NatsLine } from '../bus/nats-line.ts';
import { BadConfig, type Config } from '../config.ts';
import { jsonLog } from '../log.ts';
import { serveBots } from './worker.ts';

/** A process in which nothing but bots' thinking is done. It may come, go and die at any time. */
export async function startBotWorker(config: Config): Promise<{ close(): Promise<void> }> {
  if (config.natsUrl === null) throw new BadConfig('a bot worker needs NATS_URL');
  const log = jsonLog(config.logLevel, (line) => process.stderr.write(`${line}\n`), Date.now);
  const line = await NatsLine.open(config.natsUrl, log);
  const bots = serveBots(line, { log });
  return {
    async close() {
      await bots.close();
      await line.close();
    },
  };
}
