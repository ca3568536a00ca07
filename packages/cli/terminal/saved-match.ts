import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isPlainObject, parseJson } from '@safehouse/contract';
import { LocalMatch, type StoredLocalMatch } from './local-match.ts';

/** Where programs of this system keep what they remember between two runs. */
export function savedMatchPath(environment: NodeJS.ProcessEnv): string {
  const folder = environment.XDG_STATE_HOME || environment.LOCALAPPDATA || join(homedir(), '.local', 'state');
  return join(folder, 'safehouse', 'match.json');
}

/** Only its owner may read the file: it holds the whole deal. */
export function saveMatch(path: string, match: LocalMatch): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, JSON.stringify(match.stored), { mode: 0o600 });
}

export function removeSavedMatch(path: string): void {
  rmSync(path, { force: true });
}

/** Null where there is none that can be played on. */
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
