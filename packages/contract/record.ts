import type { Decks } from './deal.ts';

export const RECORD_FORMAT = 1;

/** A recorded match. Its moves are untrusted until they are played. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly players: readonly string[];
  readonly options?: { readonly [name: string]: unknown };
  readonly seed?: string;
  readonly decks?: Decks;
  readonly edition?: unknown;
  readonly meta?: { readonly [key: string]: unknown };
  readonly moves: readonly unknown[];
}

/** What is wrong with a record. `at` is the index of the offending move; null: the header or a deck. */
export interface RecordFault {
  readonly at: number | null;
  readonly code: 'bad-json' | 'bad-header' | 'bad-deck' | 'illegal-move';
  readonly message: string;
}

const FIELD_CHECKS: { readonly [key: string]: (value: unknown) => string | null } = {
  format: (value) => (value === RECORD_FORMAT ? null : `must be ${RECORD_FORMAT}`),
  game: (value) => (typeof value === 'string' ? null : 'must be the id of a game'),
  players: (value) =>
    Array.isArray(value) && value.every((name) => typeof name === 'string') ? null : 'must be a list of names',
  moves: (value) => (Array.isArray(value) ? null : 'must be a list'),
  options: (value) => (isPlainObject(value) ? null : 'must be an object'),
  seed: (value) => (typeof value === 'string' ? null : 'must be a string'),
  decks: (value) => (isPlainObject(value) ? null : 'must be an object'),
  edition: (value) => (isPlainObject(value) ? null : 'must be an object'),
  meta: findMetaProblem,
};

const REQUIRED_FIELDS = ['format', 'game', 'players', 'moves'];

/** Checks the shape of a record, without what depends on the game: a message, or null. */
export function findRecordProblem(value: unknown): string | null {
  if (!isPlainObject(value)) return 'a record must be a JSON object';
  for (const key of REQUIRED_FIELDS) if (!Object.hasOwn(value, key)) return `"${key}" is missing`;
  for (const [key, field] of Object.entries(value)) {
    if (!Object.hasOwn(FIELD_CHECKS, key)) return `unknown key ${quote(key)}`;
    const problem = FIELD_CHECKS[key](field);
    if (problem) return `"${key}" ${problem}`;
  }
  return null;
}

function findMetaProblem(meta: unknown): string | null {
  if (!isPlainObject(meta)) return 'must be an object';
  return !Object.hasOwn(meta, 'rulesVersion') || isRulesVersion(meta.rulesVersion)
    ? null
    : 'has a rulesVersion that is not a whole number from 1 on';
}

function isRulesVersion(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= FIRST_RULES_VERSION;
}

/** For matches and records without a version, which are older than version numbers. */
export const FIRST_RULES_VERSION = 1;

/** The `rulesVersion` in the `meta` of a record that `findRecordProblem` has accepted. */
export function rulesVersionOf(record: unknown): number {
  const meta = isPlainObject(record) && isPlainObject(record.meta) ? record.meta : {};
  const { rulesVersion } = meta;
  return isRulesVersion(rulesVersion) ? rulesVersion : FIRST_RULES_VERSION;
}

/** The `meta` of a record with its version. The first version is left out. */
export function metaWithVersion(meta: GameRecord['meta'], version: number): GameRecord['meta'] {
  return version === FIRST_RULES_VERSION ? meta : { ...meta, rulesVersion: version };
}

export function isPlainObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Untrusted input in a message: quoted and shortened. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : typeof value === 'object' ? typeof value : String(value);
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}
