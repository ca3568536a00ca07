import { type HiddenCards, SEATS, type Viewer } from '@safehouse/contract';
import { EQUIPMENT_IDS, type EquipmentId, KIT, toEquipmentIds } from '../data/equipment.ts';
import { type CounterId, counterId, type MissionId } from '../data/missions.ts';
import type { Agent } from './agent.ts';
import { CLOSED_CARD } from './facts.ts';
import {
  CARD_LOCATIONS,
  type CardLocation,
  cardsAt,
  IN_HAND,
  type Kit,
  MISSION_LOCATIONS,
  stunnedCards,
} from './kit.ts';
import type { WonCards } from './options.ts';
import { describePublicState, type PublicState } from './public-state.ts';
import type { RulesVersion } from './rules-version.ts';
import type { State } from './state.ts';
import { viewWonCards } from './won-cards.ts';

/** A match as one viewer knows it. */
export interface View extends Omit<PublicState, 'won'> {
  /** Missing in version 1, whose views must stay as they were. */
  readonly rulesVersion?: RulesVersion;
  /** Missing if they are open, as always in version 1. */
  readonly wonCards?: WonCards;
  readonly won: readonly (readonly (MissionId | HiddenCards)[])[];
  readonly memoryAid: boolean;
  readonly setAside: readonly CounterId[];
  readonly drawn: EquipmentId | HiddenCards | null;
  /** By seat and mission. */
  readonly columns: readonly (readonly (readonly ViewedCard[])[])[];
  readonly decks: readonly ViewedDeck[];
  readonly discards: readonly (readonly EquipmentId[] | HiddenCards)[];
  readonly draws: readonly DrawHistory[];
  readonly missionDeck: HiddenCards;
  /** The columns of the previous round, all face up; null in the first round. */
  readonly lastRound: readonly (readonly (readonly EquipmentId[])[])[] | null;
}

export interface ViewedCard {
  readonly card: EquipmentId | HiddenCards;
  readonly up: boolean;
}

/** The top cards that the owner knows, and the number of the others. */
interface ViewedDeck {
  readonly known: readonly EquipmentId[] | HiddenCards;
  readonly rest: HiddenCards;
}

/** The public history of a player's draws in this round. */
interface DrawHistory {
  /** The current location of each drawn card, in the order of drawing. */
  readonly places: readonly CardLocation[];
  /** For each drawn card that started a column: the highest number of cards there when its player hit; otherwise 0. */
  readonly hitWith: readonly number[];
}

export function view(state: State, viewer: Viewer, open: View = openView(state)): View {
  const { agents, active } = state;
  const visibilities = SEATS.map((seat) => (seat === viewer ? OWNER_VISIBILITY : OTHERS_VISIBILITY));
  const [inHand] = cardsAt(agents[active].kit, IN_HAND);
  return {
    ...open,
    won: viewWonCards(state, viewer),
    drawn: inHand === undefined ? null : visibilities[active].viewCard(inHand),
    columns: agents.map((agent, seat) =>
      MISSION_LOCATIONS.map((mission) => viewColumn(agent, mission, visibilities[seat])),
    ),
    decks: agents.map((agent, seat) => viewDeck(agent, visibilities[seat])),
    discards: agents.map((agent, seat) => visibilities[seat].viewPile(stunnedCards(agent.kit))),
  };
}

/** What all viewers see. The parts that depend on the viewer are empty, but keep their place in stored views. */
export function openView(state: State): View {
  const { agents } = state;
  return {
    ...describePublicState(state),
    won: [],
    ...(state.rulesVersion > 1 && { rulesVersion: state.rulesVersion }),
    ...(state.wonCards === 'face-down' && { wonCards: state.wonCards }),
    memoryAid: state.memoryAid,
    setAside: state.setAside.map(counterId),
    drawn: null,
    columns: [],
    decks: [],
    discards: [],
    draws: agents.map(drawHistory),
    missionDeck: { closed: state.missionDeck.length },
    lastRound: state.round === 1 ? null : agents.map((agent) => columnsOfKit(agent.previousKit)),
  };
}

/** How closed cards are represented. */
interface CardVisibility {
  viewCard(card: number): EquipmentId | HiddenCards;
  viewPile(cards: readonly number[]): readonly EquipmentId[] | HiddenCards;
}

const OWNER_VISIBILITY: CardVisibility = {
  viewCard: (card) => EQUIPMENT_IDS[card],
  viewPile: toEquipmentIds,
};
const OTHERS_VISIBILITY: CardVisibility = {
  viewCard: () => CLOSED_CARD,
  viewPile: (cards) => ({ closed: cards.length }),
};

function viewColumn(agent: Agent, mission: number, visibility: CardVisibility): ViewedCard[] {
  return cardsAt(agent.kit, mission).map((card, i) => {
    const up = i === 0 || agent.columns[mission].isRevealed;
    return { card: up ? EQUIPMENT_IDS[card] : visibility.viewCard(card), up };
  });
}

function viewDeck({ kit, drawnCount, knownCount }: Agent, visibility: CardVisibility): ViewedDeck {
  const unknown = KIT.length - drawnCount - knownCount;
  return {
    known: visibility.viewPile(kit.cards.slice(drawnCount, drawnCount + knownCount)),
    rest: { closed: unknown },
  };
}

function drawHistory({ kit, drawnCount, hitWith }: Agent): DrawHistory {
  const places = kit.locations.slice(0, drawnCount).map((location) => CARD_LOCATIONS[location]);
  return { places, hitWith: hitWith.slice(0, drawnCount) };
}

function columnsOfKit(kit: Kit): EquipmentId[][] {
  return MISSION_LOCATIONS.map((mission) => toEquipmentIds(cardsAt(kit, mission)));
}
