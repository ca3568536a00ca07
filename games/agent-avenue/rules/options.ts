import { type Checked, type Header, quote } from '@safehouse/contract';
import { type Side, type Sides, seating } from './sides.ts';

export type Mode = 'simple' | 'advanced';

export interface Options {
  readonly mode: Mode;
  readonly sides: Sides;
}

const KNOWN = ['mode', 'lone'];

export function options({ options, players, edition }: Header): Checked<Options> {
  const fail = (message: string) => ({ ok: false, message }) as const;
  if (edition !== undefined) return fail('this game has no editions');
  const stray = Object.keys(options).find((name) => !KNOWN.includes(name));
  if (stray !== undefined) return fail(`unknown option ${quote(stray)}`);
  if (players < 2 || players > 4) return fail(`2 to 4 players, not ${players}`);
  const { mode = 'simple', lone = 1 } = options;
  if (mode !== 'simple' && mode !== 'advanced') return fail(`unknown mode ${quote(mode)}`);
  if ('lone' in options && players !== 3) return fail('"lone" is for 3 players');
  if (lone !== 0 && lone !== 1) return fail('"lone" must be 0 or 1');
  return { ok: true, value: { mode, sides: SEATINGS[players === 3 ? lone : 1][players] } };
}

const SEATINGS = ([0, 1] as const).map((lone: Side) =>
  [0, 1, 2, 3, 4].map((players) => seating(players, lone)),
);
