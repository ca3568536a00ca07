import { runMatch, type SeatedPlayer } from '@safehouse/bots';
import { type Chance, type Player, type Random, roundsBudget } from '@safehouse/contract';
import type { MatchSetup } from '@safehouse/testkit';
import { agentAvenue } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

const MAX_MOVES = 500;

export function setupMatch({ options, players }: MatchSetup, chance: Chance): State {
  const parsed = agentAvenue.parseOptions({ options, players, edition: undefined });
  if (!parsed.ok) throw new Error(parsed.message);
  return agentAvenue.setup(parsed.value, players, chance);
}

export function seatPlayer(player: Player, random: Random, rounds = 0): SeatedPlayer {
  return { player, random, budget: () => roundsBudget(rounds) };
}

/** Plays a state to the end of the match, in place. */
export function playToEnd(state: State, seatedPlayers: readonly SeatedPlayer[], chance: Chance, random: Random): void {
  runMatch({ game: agentAvenue, state, seatedPlayers, chance, random, maxMoves: MAX_MOVES }, null);
}
