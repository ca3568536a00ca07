import { type Checked, type MatchHeader, quote } from '@safehouse/contract';
import type { RulesVersion } from './rules-version.ts';

export interface Options {
  /** Players can always see their own face-down cards (KO-10). */
  readonly memoryAid: boolean;
  readonly wonCards: WonCards;
  readonly rulesVersion: RulesVersion;
}

/** How won targets, codes and documents lie from the next round on (KO-24). */
export type WonCards = 'open' | 'face-down';

export const DEFAULT_OPTIONS: Options = { memoryAid: false, wonCards: 'open', rulesVersion: 2 };

const KNOWN_OPTIONS: { readonly [version in RulesVersion]: readonly string[] } = {
  1: ['memoryAid'],
  2: ['memoryAid', 'wonCards'],
};

export function parseOptions({ options, players, edition }: MatchHeader, rulesVersion: RulesVersion): Checked<Options> {
  const fail = (message: string) => ({ ok: false, message }) as const;
  if (edition !== undefined) return fail('this game has no editions');
  const stray = Object.keys(options).find((name) => !KNOWN_OPTIONS[rulesVersion].includes(name));
  if (stray !== undefined) return fail(`unknown option ${quote(stray)}`);
  if (players !== 2) return fail(`2 players, not ${players}`);
  const { memoryAid, wonCards } = { ...DEFAULT_OPTIONS, ...options };
  if (typeof memoryAid !== 'boolean') return fail('"memoryAid" must be true or false');
  if (wonCards !== 'open' && wonCards !== 'face-down') return fail('"wonCards" must be "open" or "face-down"');
  return { ok: true, value: { memoryAid, wonCards, rulesVersion } };
}
