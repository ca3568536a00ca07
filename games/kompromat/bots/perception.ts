import type { Random, Seat } from '@safehouse/contract';
import { KIT } from '../data/equipment.ts';
import { missionCard } from '../data/missions.ts';
import { clearColumns } from '../rules/agent.ts';
import { opponentOf, type State } from '../rules/state.ts';

/** What beginners do not consider. */
export type Aspect = keyof typeof OVERLOOK;

/** Changes a state to what a seat that overlooks this aspect believes. */
export function overlook(state: State, seat: Seat, aspect: Aspect, random: Random): void {
  OVERLOOK[aspect](state, seat, random);
}

const OVERLOOK = { 'opponent-columns': forgetOpponentColumns, 'own-deck': guessOwnDeck, 'attack-items': forgetAttacks };

/** The opponent may reach any total, whatever cards are there. */
function forgetOpponentColumns({ agents }: State, seat: Seat): void {
  const opponent = agents[opponentOf(seat)];
  opponent.drawnCount = 0;
  clearColumns(opponent);
}

/** Cards already drawn are not counted: any card of the kit may come, with replacement. */
function guessOwnDeck({ agents }: State, seat: Seat, random: Random): void {
  const { kit, drawnCount, knownCount } = agents[seat];
  for (let i = drawnCount + knownCount; i < KIT.length; i++) kit.cards[i] = KIT[random.below(KIT.length)];
}

const ATTACKS = [missionCard('newspaper'), missionCard('stun-gun')];

/** Uses items only for its own cards. */
function forgetAttacks({ agents }: State, seat: Seat): void {
  const { ready } = agents[seat];
  const kept = ready.filter((item) => !ATTACKS.includes(item));
  ready.splice(0, ready.length, ...kept);
}
