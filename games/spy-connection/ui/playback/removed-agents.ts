import type { PlayerDescription } from '../../rules/describe.ts';

/** By space: the agents that are no longer there. */
export function removedAgents(before: PlayerDescription, now: PlayerDescription): ReadonlyMap<string, number> {
  const removed = Object.entries(before.agents).map(
    ([space, agents]) => [space, agents - (now.agents[space] ?? 0)] as const,
  );
  return new Map(removed.filter(([, agents]) => agents > 0));
}
