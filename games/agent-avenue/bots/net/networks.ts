import { decodePolicyNetwork, type NetworkSize, type PolicyNetwork } from '@safehouse/bots';
import type { View } from '../../rules/view.ts';
import { ACTION_COUNTS } from './actions.ts';
import { FEATURE_COUNTS } from './net-features.ts';
import { isTeamMatch } from './seat-position.ts';
import { TEAM_ACTION_COUNTS } from './team-actions.ts';
import { TEAM_FEATURE_COUNTS } from './team-features.ts';

/** Each mode has a net for two players and one for teams. */
export const NET_NAMES = ['simple', 'advanced', 'team-simple', 'team-advanced'] as const;
type NetName = (typeof NET_NAMES)[number];

/** Loaded on demand: each is larger than all other code of the game. */
const WEIGHT_IMPORTS: { readonly [name in NetName]: () => Promise<{ readonly weights: string }> } = {
  simple: () => import('./weights-simple.ts'),
  advanced: () => import('./weights-advanced.ts'),
  'team-simple': () => import('./weights-team-simple.ts'),
  'team-advanced': () => import('./weights-team-advanced.ts'),
};

export const netNameFor = (view: View): NetName => (isTeamMatch(view) ? `team-${view.mode}` : view.mode);

const SIZES: { readonly [name in NetName]: NetworkSize } = {
  simple: { features: FEATURE_COUNTS.simple, hiddenUnits: 256, actions: ACTION_COUNTS.simple },
  advanced: { features: FEATURE_COUNTS.advanced, hiddenUnits: 224, actions: ACTION_COUNTS.advanced },
  'team-simple': { features: TEAM_FEATURE_COUNTS.simple, hiddenUnits: 256, actions: TEAM_ACTION_COUNTS.simple },
  'team-advanced': { features: TEAM_FEATURE_COUNTS.advanced, hiddenUnits: 208, actions: TEAM_ACTION_COUNTS.advanced },
};

const networks = new Map<NetName, PolicyNetwork>();

export async function loadNetwork(name: NetName): Promise<void> {
  if (networks.has(name)) return;
  const { weights } = await WEIGHT_IMPORTS[name]();
  networks.set(name, decodeNetwork(name, weights));
}

/** Reads weights written by the quantize.py of training/agent_avenue or training/agent_avenue_teams. */
export function decodeNetwork(name: NetName, weights: string): PolicyNetwork {
  return decodePolicyNetwork(SIZES[name], weights);
}

export function loadedNetwork(name: NetName): PolicyNetwork | undefined {
  return networks.get(name);
}
