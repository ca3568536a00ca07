import { ConfigError, configFrom, startBotWorker } from '@safehouse/server';
import { UsageError } from './output.ts';

/** safehouse bot-worker: computes bot moves for all servers that share its NATS, until SIGINT or SIGTERM. */
export async function botWorker(args: string[]): Promise<void> {
  if (args.length > 0) throw new UsageError('bot-worker takes no arguments: NATS_URL says for whom it works');
  try {
    const worker = await startBotWorker(configFrom(process.env));
    console.error('Bots think here.');
    const stop = () => void worker.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message, 'bad-config');
    throw error;
  }
}
