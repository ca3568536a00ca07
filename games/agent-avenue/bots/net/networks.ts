import { decodePolicyNetwork, type PolicyNetwork } from '@safehouse/bots';
import type { Mode } from '../../rules/options.ts';
import { ACTION_COUNTS } from './actions.ts';
import { FEATURE_COUNTS } from './net-features.ts';

/** Loaded on demand: each is larger than all other code of the game. */
const WEIGHT_IMPORTS: { readonly [mode in Mode]: () => Promise<{ readonly weights: string }> } = {
  simple: () => import('./weights-simple.ts'),
  advanced: () => import('./weights-advanced.ts'),
};

const HIDDEN_UNITS: { readonly [mode in Mode]: number } = { simple: 256, advanced: 224 };

/** The players that the weakness network tells apart, in the order of its outputs. */
export const PLAYER_KINDS = ['net', 'random', 'greedy'] as const;
export type WeakKind = Exclude<(typeof PLAYER_KINDS)[number], 'net'>;
const WEAKNESS_SIZE = { features: 85, hiddenUnits: 32, actions: PLAYER_KINDS.length };

const networks = new Map<Mode, PolicyNetwork>();
let weaknessNetwork: PolicyNetwork | undefined;

export async function loadNetwork(mode: Mode): Promise<void> {
  if (networks.has(mode)) return;
  if (mode === 'simple') await loadWeaknessNetwork();
  const { weights } = await WEIGHT_IMPORTS[mode]();
  networks.set(mode, decodeNetwork(mode, weights));
}

/** Reads weights written by training/agent_avenue/quantize.py. */
export function decodeNetwork(mode: Mode, weights: string): PolicyNetwork {
  const size = { features: FEATURE_COUNTS[mode], hiddenUnits: HIDDEN_UNITS[mode], actions: ACTION_COUNTS[mode] };
  return decodePolicyNetwork(size, weights);
}

/** For simple mode. */
async function loadWeaknessNetwork(): Promise<void> {
  const { weights } = await import('./weakness-simple.ts');
  weaknessNetwork = decodePolicyNetwork(WEAKNESS_SIZE, weights);
}

export const loadedWeaknessNetwork = () => weaknessNetwork;

export function loadedNetwork(mode: Mode): PolicyNetwork | undefined {
  return networks.get(mode);
}
