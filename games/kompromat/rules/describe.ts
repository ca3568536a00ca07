import { type Equipment, namesOf } from '../data/equipment.ts';
import { MISSION_IDS, type MissionId } from '../data/missions.ts';
import type { Agent } from './agent.ts';
import { cardsAt, HAND, MISSION_PLACES, stunnedCards } from './kit.ts';
import type { State } from './state.ts';
import { type Table, table } from './table.ts';

export interface Described extends Table {
  readonly drawn: Equipment | null;
  /** By seat and mission. */
  readonly columns: readonly (readonly (readonly ColumnCard[])[])[];
  readonly decks: readonly (readonly Equipment[])[];
  readonly discards: readonly (readonly Equipment[])[];
  readonly missionDeck: readonly MissionId[];
}

interface ColumnCard {
  readonly card: Equipment;
  readonly up: boolean;
}

/** The whole truth, as the rules shape it. */
export function describe(state: State): Described {
  const { agents, active, missionDeck } = state;
  return {
    ...table(state),
    drawn: namesOf(cardsAt(agents[active].kit, HAND))[0] ?? null,
    columns: agents.map((agent) => MISSION_PLACES.map((mission) => column(agent, mission))),
    decks: agents.map((agent) => namesOf(agent.kit.cards.slice(agent.drawn))),
    discards: agents.map((agent) => namesOf(stunnedCards(agent.kit))),
    missionDeck: missionDeck.toReversed().map((card) => MISSION_IDS[card]),
  };
}

function column(agent: Agent, mission: number): ColumnCard[] {
  const names = namesOf(cardsAt(agent.kit, mission));
  return names.map((card, i) => ({ card, up: i === 0 || agent.columns[mission].shown }));
}
