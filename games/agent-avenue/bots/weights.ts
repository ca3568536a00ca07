import type { Mode } from '../rules/options.ts';
import type { ValueNetworks } from './turn-outcomes.ts';
import { createValueNetwork } from './value-network.ts';
import * as advanced from './weights-advanced.ts';
import * as simple from './weights-simple.ts';

const HIDDEN_UNITS = 24;

const createNetworks = (mode: Mode, { WAITING, MOVING }: typeof simple): ValueNetworks => ({
  waiting: createValueNetwork(mode, HIDDEN_UNITS, WAITING),
  moving: createValueNetwork(mode, HIDDEN_UNITS, MOVING),
});

/** By mode. Pairs of players are judged like single ones: each by the own hand. */
export const VALUE_NETWORKS: { readonly [mode in Mode]: ValueNetworks } = {
  simple: createNetworks('simple', simple),
  advanced: createNetworks('advanced', advanced),
};
