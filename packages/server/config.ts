import { resolve } from 'node:path';
import type { LogLevel } from './log.ts';

/** What a host can set, by environment variables. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Where people reach the server from outside; links and origin checks go by it. Null: as the request says. */
  readonly publicUrl: string | null;
  /** Does a proxy in front tell the addresses of callers? */
  readonly trustProxy: boolean;
  /** Off only for measuring. */
  readonly rateLimits: boolean;
  /** The least milliseconds a bot takes over a move. */
  readonly botPace: number;
  readonly logLevel: LogLevel;
}

export class BadConfig extends Error {}

type Environment = { readonly [name: string]: string | undefined };

export function configFrom(environment: Environment): Config {
  return {
    host: environment.HOST || '127.0.0.1',
    port: wholeNumber(environment, 'PORT', 8080, 65_535),
    dataDir: resolve(environment.DATA_DIR || 'data'),
    publicUrl: publicUrl(environment.PUBLIC_URL),
    trustProxy: oneOf(environment, 'TRUST_PROXY', ['off', 'on']) === 'on',
    rateLimits: oneOf(environment, 'RATE_LIMITS', ['on', 'off']) === 'on',
    botPace: wholeNumber(environment, 'BOT_PACE', 300, 10_000),
    logLevel: oneOf(environment, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error']),
  };
}

function wholeNumber(environment: Environment, name: string, usual: number, most: number): number {
  const text = environment[name] || String(usual);
  if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
  throw new BadConfig(`${name} must be a whole number up to ${most}, not ${text}`);
}

/** The first word is the usual one. */
function oneOf<Word extends string>(
  environment: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = environment[name] || words[0];
  const word = words.find((one) => one === text);
  if (word === undefined) throw new BadConfig(`${name} must be one of ${words.join(', ')}, not ${text}`);
  return word;
}

function publicUrl(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new BadConfig(`PUBLIC_URL is no web address: ${text}`);
  return url.origin;
}
