import { decodePolicyNetwork, type NetworkSize, type PolicyNetwork } from '@safehouse/bots';
import type { Mode } from '../../rules/options.ts';
import type { View } from '../../rules/view.ts';
import { ACTION_COUNTS } from './actions.ts';
import { FEATURE_COUNTS } from './net-features.ts';
import { isTeamMatch } from './seat-position.ts';
import { TEAM_ACTION_COUNTS } from './team-actions.ts';
import { TEAM_FEATURE_COUNTS } from './team-features.ts';

/** Loaded on demand: each is larger than all other code of the game. */
const WEIGHT_IMPORTS: { readonly [mode in Mode]: () => Promise<{ readonly weights: string }> } = {
  simple: () => import('./weights-simple.ts'),
  advanced: () => import('./weights-advanced.ts'),
};

/** Each mode has a net for two players and one for teams. */
type NetName = Mode | `team-${Mode}`;

export const netNameFor = (view: View): NetName => (isTeamMatch(view) ? `team-${view.mode}` : view.mode);

const SIZES: { readonly [name in NetName]: NetworkSize } = {
  simple: { features: FEATURE_COUNTS.simple, hiddenUnits: 256, actions: ACTION_COUNTS.simple },
  advanced: { features: FEATURE_COUNTS.advanced, hiddenUnits: 224, actions: ACTION_COUNTS.advanced },
  'team-simple': { features: TEAM_FEATURE_COUNTS.simple, hiddenUnits: 256, actions: TEAM_ACTION_COUNTS.simple },
  'team-advanced': { features: TEAM_FEATURE_COUNTS.advanced, hiddenUnits: 224, actions: TEAM_ACTION_COUNTS.advanced },
};

const networks = new Map<Mode, PolicyNetwork>();

export async function loadNetwork(mode: Mode): Promise<void> {
  if (networks.has(mode)) return;
  const { weights } = await WEIGHT_IMPORTS[mode]();
  networks.set(mode, decodeNetwork(mode, weights));
}

/** Reads weights written by the quantize.py of training/agent_avenue or training/agent_avenue_teams. */
export function decodeNetwork(name: NetName, weights: string): PolicyNetwork {
  return decodePolicyNetwork(SIZES[name], weights);
}

export function loadedNetwork(mode: Mode): PolicyNetwork | undefined {
  return networks.get(mode);
}
