import type { Mode } from '../../rules/options.ts';
import { decodePolicyNetwork, type PolicyNetwork } from './policy-network.ts';

/** Imported on demand: each is larger than all other code of the game. */
const WEIGHT_IMPORTS: { readonly [mode in Mode]: () => Promise<{ readonly weights: string }> } = {
  simple: () => import('./weights-simple.ts'),
  advanced: () => import('./weights-advanced.ts'),
};

const networks = new Map<Mode, PolicyNetwork>();

export async function loadNetwork(mode: Mode): Promise<void> {
  if (networks.has(mode)) return;
  const { weights } = await WEIGHT_IMPORTS[mode]();
  networks.set(mode, decodePolicyNetwork(mode, weights));
}

export function loadedNetwork(mode: Mode): PolicyNetwork | undefined {
  return networks.get(mode);
}
