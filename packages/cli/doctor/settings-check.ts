import { type Config, ConfigError, configFrom } from '@safehouse/server';
import { type Finding, fault, ok, warning } from './finding.ts';

interface CheckedSettings {
  readonly finding: Finding;
  /** Null if the server would not start with these settings. */
  readonly config: Config | null;
}

export function checkSettings(environment: NodeJS.ProcessEnv): CheckedSettings {
  try {
    const config = configFrom(environment);
    return { finding: judgeSettings(config), config };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { finding: fault('settings', error.message, 'docs/operations.md lists the settings.'), config: null };
  }
}

/** Warns of settings that are meant for benchmarks and tests only. */
function judgeSettings({ rateLimits, clockOffset }: Config): Finding {
  if (!rateLimits) return warning('settings', 'RATE_LIMITS=off: anybody can flood the server', 'Leave it out.');
  if (clockOffset !== 0) return warning('settings', 'CLOCK_OFFSET makes the clock wrong on purpose', 'Leave it out.');
  return ok('settings', 'complete');
}
