import { checkClock } from './clock-check.ts';
import { inspectDatabase } from './database-check.ts';
import type { Finding } from './finding.ts';
import { checkDataFolder, checkDisk, checkNode } from './machine-checks.ts';
import { checkMail } from './mail-check.ts';
import { checkAnswers, checkNats, checkPublicAddress } from './network-checks.ts';
import { checkPush } from './push-check.ts';
import { createRedactor } from './redact.ts';
import { checkSettings } from './settings-check.ts';

/** Runs all checks without changing anything. The findings contain no secrets from the settings. */
export async function examine(environment: NodeJS.ProcessEnv, now: number): Promise<Finding[]> {
  const redact = createRedactor(environment);
  const findings = await runChecks(environment, now);
  return findings.map((finding) => ({ ...finding, message: redact(finding.message) }));
}

async function runChecks(environment: NodeJS.ProcessEnv, now: number): Promise<Finding[]> {
  const { finding: settings, config } = checkSettings(environment);
  const node = checkNode(process.versions.node);
  if (config === null) return [node, settings];
  const [database, nats, mail, answers] = await Promise.all([
    inspectDatabase(config),
    checkNats(config),
    checkMail(config),
    checkAnswers(config),
  ]);
  const { facts, clockAhead } = database;
  return [
    node,
    settings,
    checkDataFolder(config),
    checkDisk(config),
    database.finding,
    checkClock(now + config.clockOffset, { databaseAhead: clockAhead, lastEntryAt: facts?.lastEntryAt ?? null }),
    nats,
    checkPush(facts),
    mail,
    checkPublicAddress(config),
    ...answers,
  ];
}
