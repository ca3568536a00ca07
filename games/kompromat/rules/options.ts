import { type Checked, type MatchHeader, quote } from '@safehouse/contract';

export interface Options {
  /** The table keeps showing players their own face-down cards (KO-10). */
  readonly memoryAid: boolean;
}

const KNOWN_OPTIONS = ['memoryAid'];

export function parseOptions({ options, players, edition }: MatchHeader): Checked<Options> {
  const fail = (message: string) => ({ ok: false, message }) as const;
  if (edition !== undefined) return fail('this game has no editions');
  const stray = Object.keys(options).find((name) => !KNOWN_OPTIONS.includes(name));
  if (stray !== undefined) return fail(`unknown option ${quote(stray)}`);
  if (players !== 2) return fail(`2 players, not ${players}`);
  const { memoryAid = false } = options;
  if (typeof memoryAid !== 'boolean') return fail('"memoryAid" must be true or false');
  return { ok: true, value: { memoryAid } };
}
