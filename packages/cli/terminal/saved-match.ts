import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isPlainObject, parseJson } from '@safehouse/contract';
import { LocalMatch, type StoredLocalMatch } from './local-match.ts';

/** The folder where programs on this system store their state. */
export function savedMatchPath(environment: NodeJS.ProcessEnv): string {
  const folder = environment.XDG_STATE_HOME || environment.LOCALAPPDATA || join(homedir(), '.local', 'state');
  return join(folder, 'safehouse', 'match.json');
}

/** Only readable by its owner, because it contains the whole deal. */
export function saveMatch(path: string, match: LocalMatch): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, JSON.stringify(match.stored), { mode: 0o600 });
}

export function removeSavedMatch(path: string): void {
  rmSync(path, { force: true });
}

/** Null if there is none, or it cannot be continued. */
export async function loadSavedMatch(path: string): Promise<LocalMatch | null> {
  const parsed = parseJson(readText(path));
  if (!parsed.ok || !isPlainObject(parsed.value)) return null;
  return LocalMatch.restore(parsed.value as unknown as StoredLocalMatch);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
