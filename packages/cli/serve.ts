import { ConfigError, configFrom, lowerV8WorkerPriority, StartupError, serve as startServer } from '@safehouse/server';
import { UsageError } from './output.ts';

/** safehouse serve: the server, until SIGINT or SIGTERM. Configured by HOST, PORT, DATA_DIR, PUBLIC_URL and others. */
export async function serve(args: string[]): Promise<void> {
  if (args.length > 0) throw new UsageError('serve takes no arguments: HOST, PORT, DATA_DIR and PUBLIC_URL set it up');
  lowerV8WorkerPriority();
  try {
    const server = await startServer(configFrom(process.env));
    const stop = () => void server.stop().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    console.error(`Safehouse is at ${server.url}`);
    if (server.setupCode !== null) {
      console.error(`Set-up code for the first admin: ${server.setupCode} (shown only this once)`);
    }
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message, 'bad-config');
    if (error instanceof StartupError) throw new UsageError(error.message, 'cannot-start');
    throw error;
  }
}
