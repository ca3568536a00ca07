import { ConfigError, StartupError, startBotWorker } from '@safehouse/server';
import { defineCommand } from './command.ts';
import { UsageError } from './output.ts';
import { readConfig } from './server-config.ts';

export const botWorker = defineCommand({
  details: 'It runs until SIGINT or SIGTERM.',
  example: 'NATS_URL=nats://nats:4222 safehouse bot-worker',
  run: runWorker,
});

async function runWorker(): Promise<void> {
  try {
    const worker = await startBotWorker(readConfig());
    console.error('The bot worker is ready.');
    const stop = () => void worker.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message, 'bad-config');
    if (error instanceof StartupError) throw new UsageError(error.message, 'cannot-start');
    throw error;
  }
}
