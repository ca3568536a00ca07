import { type EquipmentId, toEquipmentIds } from '../data/equipment.ts';
import { MISSION_IDS, type MissionId } from '../data/missions.ts';
import type { Agent } from './agent.ts';
import { cardsAt, IN_HAND, MISSION_LOCATIONS, stunnedCards } from './kit.ts';
import { describePublicState, type PublicState } from './public-state.ts';
import type { State } from './state.ts';

export interface MatchDescription extends PublicState {
  readonly drawn: EquipmentId | null;
  /** By seat and mission. */
  readonly columns: readonly (readonly (readonly ColumnCard[])[])[];
  readonly decks: readonly (readonly EquipmentId[])[];
  readonly discards: readonly (readonly EquipmentId[])[];
  readonly missionDeck: readonly MissionId[];
}

interface ColumnCard {
  readonly card: EquipmentId;
  readonly up: boolean;
}

/** The full state, in the shape given in RULES.md. */
export function describe(state: State): MatchDescription {
  const { agents, active, missionDeck } = state;
  return {
    ...describePublicState(state),
    drawn: toEquipmentIds(cardsAt(agents[active].kit, IN_HAND))[0] ?? null,
    columns: agents.map((agent) => MISSION_LOCATIONS.map((mission) => describeColumn(agent, mission))),
    decks: agents.map((agent) => toEquipmentIds(agent.kit.cards.slice(agent.drawnCount))),
    discards: agents.map((agent) => toEquipmentIds(stunnedCards(agent.kit))),
    missionDeck: missionDeck.toReversed().map((card) => MISSION_IDS[card]),
  };
}

function describeColumn(agent: Agent, mission: number): ColumnCard[] {
  const names = toEquipmentIds(cardsAt(agent.kit, mission));
  return names.map((card, i) => ({ card, up: i === 0 || agent.columns[mission].isRevealed }));
}
