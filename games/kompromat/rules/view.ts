import { type Closed, SEATS, type Viewer } from '@safehouse/contract';
import { EQUIPMENT, type Equipment, KIT, namesOf } from '../data/equipment.ts';
import { type CounterId, counterId } from '../data/missions.ts';
import type { Agent } from './agent.ts';
import { CLOSED_CARD } from './facts.ts';
import { cardsAt, HAND, type Kit, MISSION_PLACES, PLACES, type Place, stunnedCards } from './kit.ts';
import type { State } from './state.ts';
import { type Table, table } from './table.ts';

/** A match as one viewer knows it. */
export interface View extends Table {
  readonly memoryAid: boolean;
  readonly setAside: readonly CounterId[];
  readonly drawn: Equipment | Closed | null;
  /** By seat and mission. */
  readonly columns: readonly (readonly (readonly SeenCard[])[])[];
  readonly decks: readonly SeenDeck[];
  readonly discards: readonly (readonly Equipment[] | Closed)[];
  readonly draws: readonly Draws[];
  readonly missionDeck: Closed;
  /** The columns of the round before, all face up in the end; null in the first round. */
  readonly lastRound: readonly (readonly (readonly Equipment[])[])[] | null;
}

export interface SeenCard {
  readonly card: Equipment | Closed;
  readonly up: boolean;
}

/** The top cards that the deck's owner knows, then the rest. */
export interface SeenDeck {
  readonly known: readonly Equipment[] | Closed;
  readonly rest: Closed;
}

/** What everybody saw of a player's drawing this round. */
export interface Draws {
  /** Where each card drawn lies now, in the order of drawing. */
  readonly places: readonly Place[];
  /** For each card drawn, if it began a column: the most cards there when its player hit; else 0. */
  readonly hitWith: readonly number[];
}

export function view(state: State, viewer: Viewer): View {
  const { agents, active } = state;
  const eyes = SEATS.map((seat) => (seat === viewer ? OWNER : STRANGER));
  const [inHand] = cardsAt(agents[active].kit, HAND);
  return {
    ...table(state),
    memoryAid: state.memoryAid,
    setAside: state.setAside.map(counterId),
    drawn: inHand === undefined ? null : eyes[active].card(inHand),
    columns: agents.map((agent, seat) => MISSION_PLACES.map((mission) => column(agent, mission, eyes[seat]))),
    decks: agents.map((agent, seat) => deck(agent, eyes[seat])),
    discards: agents.map((agent, seat) => eyes[seat].pile(stunnedCards(agent.kit))),
    draws: agents.map(draws),
    missionDeck: { closed: state.missionDeck.length },
    lastRound: state.round === 1 ? null : agents.map((agent) => columns(agent.lastKit)),
  };
}

/** How closed cards look. */
interface Eye {
  card(card: number): Equipment | Closed;
  pile(cards: readonly number[]): readonly Equipment[] | Closed;
}

const OWNER: Eye = { card: (card) => EQUIPMENT[card], pile: namesOf };
const STRANGER: Eye = { card: () => CLOSED_CARD, pile: (cards) => ({ closed: cards.length }) };

function column(agent: Agent, mission: number, eye: Eye): SeenCard[] {
  return cardsAt(agent.kit, mission).map((card, i) => {
    const up = i === 0 || agent.columns[mission].shown;
    return { card: up ? EQUIPMENT[card] : eye.card(card), up };
  });
}

function deck({ kit, drawn, known }: Agent, eye: Eye): SeenDeck {
  const unknown = KIT.length - drawn - known;
  return { known: eye.pile(kit.cards.slice(drawn, drawn + known)), rest: { closed: unknown } };
}

function draws({ kit, drawn, hitWith }: Agent): Draws {
  const places = kit.places.slice(0, drawn).map((place) => PLACES[place]);
  return { places, hitWith: hitWith.slice(0, drawn) };
}

function columns(kit: Kit): Equipment[][] {
  return MISSION_PLACES.map((mission) => namesOf(cardsAt(kit, mission)));
}
