import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, serve } from '@safehouse/server';
import { afterAll } from 'vitest';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

export const NOW = Date.now();
export const root = mkdtempSync(join(tmpdir(), 'safehouse-doctor-'));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;
export function newFolder(): string {
  const folder = join(root, String(++folders));
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/** A data folder of a server that was started and stopped. */
export async function startedFolder(): Promise<string> {
  const dataDir = newFolder();
  const server = await serve({ ...configFrom({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }), port: 0 });
  await server.stop();
  return dataDir;
}

/** Not a low port: fetch refuses some of those. */
export const UNUSED_PORT = '47961';

export async function findingOf(
  check: string,
  environment: NodeJS.ProcessEnv,
  now = NOW,
): Promise<Finding | undefined> {
  const findings = await examine({ PORT: UNUSED_PORT, ...environment }, now);
  return findings.find((finding) => finding.check === check);
}
