import { type Checked, type MatchHeader, quote } from '@safehouse/contract';
import type { RulesVersion } from './rules-version.ts';
import { createSides, type Side, type Sides } from './sides.ts';

export type Mode = 'simple' | 'advanced';

export interface Options {
  readonly mode: Mode;
  readonly sides: Sides;
  readonly rulesVersion: RulesVersion;
}

const KNOWN_OPTIONS = ['mode', 'lone'];

export function parseOptions({ options, players, edition }: MatchHeader, rulesVersion: RulesVersion): Checked<Options> {
  const fail = (message: string) => ({ ok: false, message }) as const;
  if (edition !== undefined) return fail('this game has no editions');
  const stray = Object.keys(options).find((name) => !KNOWN_OPTIONS.includes(name));
  if (stray !== undefined) return fail(`unknown option ${quote(stray)}`);
  if (players < 2 || players > 4) return fail(`2 to 4 players, not ${players}`);
  const { mode = 'simple', lone = 1 } = options;
  if (mode !== 'simple' && mode !== 'advanced') return fail(`unknown mode ${quote(mode)}`);
  if ('lone' in options && players !== 3) return fail('"lone" is for 3 players');
  if (lone !== 0 && lone !== 1) return fail('"lone" must be 0 or 1');
  const sides = SIDES_BY_LONE_AND_PLAYERS[players === 3 ? lone : 1][players];
  return { ok: true, value: { mode, sides, rulesVersion } };
}

const SIDES_BY_LONE_AND_PLAYERS = ([0, 1] as const).map((lone: Side) =>
  [0, 1, 2, 3, 4].map((players) => createSides(players, lone)),
);
