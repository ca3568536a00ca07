import type { Mode } from '../rules/options.ts';
import { estimate } from './estimate.ts';
import type { Estimates } from './splits.ts';
import * as advanced from './weights-advanced.ts';
import * as simple from './weights-simple.ts';

const HIDDEN = 24;

const estimates = (mode: Mode, { WAITING, MOVING }: typeof simple): Estimates => ({
  waiting: estimate(mode, HIDDEN, WAITING),
  moving: estimate(mode, HIDDEN, MOVING),
});

/** By mode. Pairs of players are judged like single ones: each by the own hand. */
export const ESTIMATES: { readonly [mode in Mode]: Estimates } = {
  simple: estimates('simple', simple),
  advanced: estimates('advanced', advanced),
};
