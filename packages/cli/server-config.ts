import { type Config, ConfigError, configFrom } from '@safehouse/server';
import { UsageError } from './output.ts';

/** The settings of the server, from the environment. */
export function readConfig(): Config {
  try {
    return configFrom(process.env);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message, 'bad-config');
    throw error;
  }
}
