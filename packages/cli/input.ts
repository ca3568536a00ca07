import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from './output.ts';

/** Reads a file, or standard input for `-`. Paths are relative to the folder where the user ran npm. */
export function readText(path: string): string {
  try {
    const text = readFileSync(path === '-' ? 0 : resolve(process.env.INIT_CWD ?? '.', path), 'utf8');
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${errorMessage(error)}`, 'no-file');
  }
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, message: errorMessage(error).slice(0, 200) };
  }
}

/** One JSON document, or one per line. Indented lines mean one broken document, not several. */
export function* parseDocuments(text: string): Generator<ParsedJson> {
  const whole = parseJson(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isOnePerLine = !whole.ok && lines.slice(1).some((line) => !/^[\s\]}]/.test(line));
  if (!isOnePerLine) yield whole;
  else for (const line of lines) yield parseJson(line);
}
