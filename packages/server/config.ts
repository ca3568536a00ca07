import { resolve } from 'node:path';
import type { LogLevel } from './log.ts';
import { parseSmtpSettings, type SmtpSettings } from './smtp-settings.ts';

/** What a host can set, by environment variables. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** A PostgreSQL database instead of a file in that folder. */
  readonly databaseUrl: string | null;
  /** NATS, which connects the servers of a cluster. */
  readonly natsUrl: string | null;
  /** The address at which people reach the server, for links and origin checks. Null: taken from the request. */
  readonly publicUrl: string | null;
  /** Additional host names of the server. */
  readonly allowedHosts: readonly string[];
  /** Does a proxy set the addresses of callers? */
  readonly trustProxy: boolean;
  /** Domains of push services besides the known ones. */
  readonly pushHosts: readonly string[];
  /** The SMTP server for e-mail; null: none is sent. */
  readonly smtp: SmtpSettings | null;
  /** Seconds that a notification waits before it is sent by e-mail. */
  readonly mailDelay: number;
  /** Off only for benchmarks. */
  readonly rateLimits: boolean;
  /** The minimum duration of a bot's move in milliseconds. */
  readonly botPace: number;
  /** Seconds after which a match can be claimed from a player who is to move and away, at tables without a clock. */
  readonly claimDelay: number;
  /** The maximum delay of a planned move in seconds; the minimum is a sixth. The delay must reveal nothing. */
  readonly replyDelay: number;
  /** How many unfinished tournaments one user may have created; 0: only admins create them. */
  readonly tournamentsPerUser: number;
  /** How many unfinished tournaments there may be; admins may exceed it. */
  readonly maxTournaments: number;
  /** How many clubs one user may have founded; 0: only admins found them. */
  readonly clubsPerUser: number;
  /** How many clubs there may be. */
  readonly maxClubs: number;
  /** npm packages with further games, by name or path. */
  readonly gamePackages: readonly string[];
  /** The error of this process's clock in milliseconds, for trials. */
  readonly clockOffset: number;
  readonly logLevel: LogLevel;
  /** A bearer token with which other machines may read /metrics. */
  readonly metricsToken: string | null;
}

export class ConfigError extends Error {}

type Environment = { readonly [name: string]: string | undefined };

export function configFrom(environment: Environment): Config {
  return {
    host: environment.HOST || '127.0.0.1',
    port: parseInteger(environment, 'PORT', 8080, 65_535),
    dataDir: resolve(environment.DATA_DIR || 'data'),
    databaseUrl: parseDatabaseUrl(environment.DATABASE_URL),
    natsUrl: parseNatsUrl(environment.NATS_URL),
    publicUrl: parsePublicUrl(environment.PUBLIC_URL),
    allowedHosts: parseHosts(environment.ALLOWED_HOSTS),
    trustProxy: parseChoice(environment, 'TRUST_PROXY', ['off', 'on']) === 'on',
    pushHosts: parseDomains(environment, 'PUSH_HOSTS'),
    smtp: parseSmtp(environment),
    mailDelay: parseInteger(environment, 'MAIL_DELAY', 600, 86_400),
    rateLimits: parseChoice(environment, 'RATE_LIMITS', ['on', 'off']) === 'on',
    botPace: parseInteger(environment, 'BOT_PACE', 300, 10_000),
    claimDelay: parseInteger(environment, 'CLAIM_DELAY', 120, 86_400),
    replyDelay: parseInteger(environment, 'REPLY_DELAY', 60, 3600),
    tournamentsPerUser: parseInteger(environment, 'TOURNAMENTS_PER_USER', 3, 1000),
    maxTournaments: parseInteger(environment, 'MAX_TOURNAMENTS', 2000, 1_000_000),
    clubsPerUser: parseInteger(environment, 'CLUBS_PER_USER', 3, 1000),
    maxClubs: parseInteger(environment, 'MAX_CLUBS', 10_000, 1_000_000),
    gamePackages: parseList(environment.SAFEHOUSE_GAMES),
    clockOffset: Number(environment.CLOCK_OFFSET || 0) || 0,
    logLevel: parseChoice(environment, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error']),
    metricsToken: parseMetricsToken(environment.METRICS_TOKEN),
  };
}

function parseInteger(environment: Environment, name: string, usual: number, most: number): number {
  const text = environment[name] || String(usual);
  if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
  throw new ConfigError(`${name} must be a whole number up to ${most}, not ${text}`);
}

/** The first word is the default. */
function parseChoice<Word extends string>(
  environment: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = environment[name] || words[0];
  const word = words.find((one) => one === text);
  if (word === undefined) throw new ConfigError(`${name} must be one of ${words.join(', ')}, not ${text}`);
  return word;
}

/** Not quoted in the error, because it may contain a password. */
function parseDatabaseUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (hasProtocol(text, /^postgres(ql)?:$/)) return text;
  throw new ConfigError('DATABASE_URL must be like postgres://user:password@host/database');
}

/** Not quoted either. */
function parseNatsUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (text.split(',').every((url) => hasProtocol(url, /^(nats|tls):$/))) return text;
  throw new ConfigError('NATS_URL must be like nats://user:password@host:4222, several with commas between them');
}

function hasProtocol(url: string, protocol: RegExp): boolean {
  return protocol.test(URL.parse(url)?.protocol ?? '');
}

/** Links in mails need the configured address: a request could claim any host name. */
function parseSmtp({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment): SmtpSettings | null {
  if (!SMTP_URL) return null;
  if (!PUBLIC_URL) throw new ConfigError('SMTP_URL needs PUBLIC_URL: links in mails lead there');
  const settings = parseSmtpSettings(SMTP_URL, MAIL_FROM ?? '');
  if ('problem' in settings) throw new ConfigError(settings.problem);
  return settings;
}

function parseList(text = ''): string[] {
  return text.split(',').flatMap((item) => item.trim() || []);
}

function parseDomains(environment: Environment, name: string): string[] {
  const domains = (environment[name] ?? '').split(',').filter((domain) => domain !== '');
  const invalid = domains.find((domain) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain));
  if (invalid === undefined) return domains;
  throw new ConfigError(`${name} must be domains like push.example.org with commas, not ${invalid}`);
}

function parsePublicUrl(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(`PUBLIC_URL must be like https://play.example.org, not ${text}`);
  }
  // The app uses absolute paths: under another one nothing would be found.
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password) {
    throw new ConfigError(`PUBLIC_URL must be ${url.origin} alone, without a path, user or query`);
  }
  return url.origin;
}

function parseHosts(text = ''): readonly string[] {
  const hosts = text.split(',').flatMap((host) => host.trim().toLowerCase() || []);
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+$/.test(host));
  if (wrong === undefined) return hosts;
  throw new ConfigError(`ALLOWED_HOSTS must be names without ports, with commas between them, not ${wrong}`);
}

function parseMetricsToken(text: string | undefined): string | null {
  if (!text) return null;
  if (/^[\w-]{16,100}$/.test(text)) return text;
  throw new ConfigError('METRICS_TOKEN must be 16 to 100 letters, digits, hyphens and underscores');
}
