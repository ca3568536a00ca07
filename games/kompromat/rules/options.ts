import { type Checked, type MatchHeader, quote } from '@safehouse/contract';
import type { RulesVersion } from './rules-version.ts';

export interface Options {
  /** The table keeps showing players their own face-down cards (KO-10). */
  readonly memoryAid: boolean;
  readonly rulesVersion: RulesVersion;
}

export const DEFAULT_OPTIONS: Options = { memoryAid: false, rulesVersion: 2 };

const KNOWN_OPTIONS = ['memoryAid'];

export function parseOptions({ options, players, edition }: MatchHeader, rulesVersion: RulesVersion): Checked<Options> {
  const fail = (message: string) => ({ ok: false, message }) as const;
  if (edition !== undefined) return fail('this game has no editions');
  const stray = Object.keys(options).find((name) => !KNOWN_OPTIONS.includes(name));
  if (stray !== undefined) return fail(`unknown option ${quote(stray)}`);
  if (players !== 2) return fail(`2 players, not ${players}`);
  const { memoryAid = DEFAULT_OPTIONS.memoryAid } = options;
  if (typeof memoryAid !== 'boolean') return fail('"memoryAid" must be true or false');
  return { ok: true, value: { memoryAid, rulesVersion } };
}
