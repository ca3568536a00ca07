import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from './output.ts';

/** Reads a file, or standard input for `-`. Paths are relative to the folder where the user ran npm. */
export function readInput(path: string): Uint8Array {
  try {
    return readFileSync(path === '-' ? 0 : resolve(process.env.INIT_CWD ?? '.', path));
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${errorMessage(error)}`, 'no-file');
  }
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
