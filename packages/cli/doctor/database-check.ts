import { existsSync } from 'node:fs';
import { type Config, type DatabaseFacts, databasePath, inspectPostgres, inspectSqlite } from '@safehouse/server';
import { errorMessage } from '../input.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

/** The oldest release of PostgreSQL that is still maintained. */
const OLDEST_POSTGRES = 14;

interface InspectedDatabase {
  readonly finding: Finding;
  /** Null if the database could not be read. */
  readonly facts: DatabaseFacts | null;
  readonly clockAhead: number | null;
}

export function inspectDatabase({ databaseUrl, dataDir }: Config): Promise<InspectedDatabase> | InspectedDatabase {
  return databaseUrl === null ? inspectFile(databasePath(dataDir)) : inspectServer(databaseUrl);
}

function inspectFile(path: string): InspectedDatabase {
  const found = (finding: Finding, facts: DatabaseFacts | null = null) => ({ finding, facts, clockAhead: null });
  if (!existsSync(path)) return found(ok('database', `SQLite: ${path} will be created by the first start`));
  try {
    const facts = inspectSqlite(path);
    return found(judgeContents(`SQLite ${facts.serverVersion}`, facts), facts);
  } catch (error) {
    const advice = 'Restore the latest backup (safehouse restore), or start the release that wrote it.';
    return found(fault('database', errorMessage(error), advice));
  }
}

async function inspectServer(url: string): Promise<InspectedDatabase> {
  try {
    const facts = await inspectPostgres(url);
    const { serverVersion, isStandby, clockAhead } = facts;
    const name = `PostgreSQL ${serverVersion}`;
    if (isStandby) {
      const finding = fault('database', `${name} is a standby and takes no writes`, 'Set DATABASE_URL to the primary.');
      return { finding, facts, clockAhead };
    }
    if (Number.parseInt(serverVersion, 10) < OLDEST_POSTGRES) {
      const finding = warning('database', `${name} is old`, `Move to PostgreSQL ${OLDEST_POSTGRES} or later.`);
      return { finding, facts, clockAhead };
    }
    return { finding: judgeContents(name, facts), facts, clockAhead };
  } catch (error) {
    return { finding: judgeConnection(error), facts: null, clockAhead: null };
  }
}

/** Matched with the error codes of PostgreSQL and of sockets. */
const CONNECTION_ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'Correct user and password in DATABASE_URL.'],
  [/^3D000$/, 'Create the database that DATABASE_URL names (createdb).'],
  [/^ENOTFOUND|^EAI_AGAIN/, 'Correct the host in DATABASE_URL.'],
  [/^ECONNREFUSED/, 'Start PostgreSQL, or correct host and port in DATABASE_URL.'],
];

function judgeConnection(error: unknown): Finding {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const advice = CONNECTION_ADVICE.find(([pattern]) => pattern.test(code))?.[1];
  const message = `PostgreSQL cannot be used: ${errorMessage(error) || code}`;
  return fault('database', message, advice ?? 'See that PostgreSQL runs and that this machine may connect to it.');
}

function judgeContents(name: string, { step, latestStep, matches, broken }: DatabaseFacts): Finding {
  if (step > latestStep) {
    const message = `${name}: changed by a later release (step ${step} of ${latestStep})`;
    return fault('database', message, 'Start that release again, or restore a backup from before it.');
  }
  if (broken > 0) {
    const advice = 'Restore the latest backup; those matches cannot go on.';
    return fault('database', `${name}: ${broken} of ${matches} matches have gaps in their entries`, advice);
  }
  if (step === 0) return ok('database', `${name}: empty, will be filled by the first start`);
  if (step < latestStep) {
    const message = `${name}: the next start migrates it (step ${step} of ${latestStep})`;
    return warning('database', message, 'Make a backup first: the release before cannot read it afterwards.');
  }
  return ok('database', `${name}: undamaged, ${matches} matches`);
}
