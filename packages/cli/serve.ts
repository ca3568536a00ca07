import { ConfigError, lowerV8WorkerPriority, StartupError, serve as startServer } from '@safehouse/server';
import { defineCommand } from './command.ts';
import { UsageError } from './output.ts';
import { readConfig } from './server-config.ts';

export const serve = defineCommand({
  details: `It runs until SIGINT or SIGTERM. Its settings are environment variables: HOST, PORT, DATA_DIR,
PUBLIC_URL and others; docs/operations.md lists them.`,
  example: 'HOST=0.0.0.0 PORT=8080 DATA_DIR=/var/lib/safehouse safehouse serve',
  run: runServer,
});

async function runServer(): Promise<void> {
  lowerV8WorkerPriority();
  try {
    const server = await startServer(readConfig());
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
