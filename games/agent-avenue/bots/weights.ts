import type { Mode } from '../rules/options.ts';
import { createValueNetwork, type ValueNetworks } from './value-network.ts';
import * as advanced from './weights-advanced.ts';
import * as simple from './weights-simple.ts';

const HIDDEN_UNITS = 24;

const createNetworks = (mode: Mode, { WAITING, MOVING }: typeof simple): ValueNetworks => ({
  waiting: createValueNetwork(mode, HIDDEN_UNITS, WAITING),
  moving: createValueNetwork(mode, HIDDEN_UNITS, MOVING),
});

/** By mode. A member of a team is evaluated like a single player, by their own hand. */
export const VALUE_NETWORKS: { readonly [mode in Mode]: ValueNetworks } = {
  simple: createNetworks('simple', simple),
  advanced: createNetworks('advanced', advanced),
};
