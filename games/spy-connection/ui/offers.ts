import type { Seat } from '@safehouse/contract';
import type { Words } from '../locales/en.ts';
import type { MoveType, SpyMove } from '../rules/language.ts';
import type { SpyView } from '../rules/view.ts';
import type { Naming } from './naming.ts';
import { cardOf, type Position } from './position.ts';

/** What lights up on the map. */
export interface Lights {
  readonly cities: readonly string[];
  readonly spaces: readonly string[];
  readonly route: string | null;
}

export const NO_LIGHTS: Lights = { cities: [], spaces: [], route: null };

/** A legal move as it is offered: in words, and where it is on the map. */
export interface Offer {
  readonly key: string;
  readonly move: SpyMove;
  readonly label: string;
  /** What it costs or gives. */
  readonly note: string | null;
  /** The mission it is about, if any. */
  readonly mission: string | null;
  readonly lights: Lights;
}

interface Looking {
  readonly view: SpyView;
  readonly seat: Seat;
  readonly words: Words;
  readonly naming: Naming;
  readonly position: Position;
}

/** In this order they are listed. */
export const GROUPS: readonly MoveType[] = [
  'choose',
  'mark',
  'connect',
  'travel',
  'accept',
  'recall',
  'unmark',
  'discard',
];

export function keyOf(move: SpyMove): string {
  return Object.values(move).join(' ');
}

export function offersIn(legal: readonly SpyMove[], looking: Looking): Offer[] {
  return legal.map((move) => {
    const meaning = read(move, looking);
    return { key: keyOf(move), move, note: null, mission: null, ...meaning };
  });
}

/** What is offered of one kind about a mission. */
export function offerFor(offers: readonly Offer[], type: MoveType, mission: string): Offer | undefined {
  return offers.find((offer) => offer.move.type === type && offer.mission === mission);
}

type Meaning = Pick<Offer, 'label' | 'lights'> & Partial<Pick<Offer, 'note' | 'mission'>>;

function read(move: SpyMove, looking: Looking): Meaning {
  const { view, seat, words, naming } = looking;
  const { spy, agents } = view.players[seat];
  switch (move.type) {
    case 'choose':
      return aboutMission(move.card, looking);
    case 'accept':
      return {
        ...aboutMission(view.display[move.place], looking),
        note: words.planning(planningCost(looking, move.place)),
      };
    case 'travel':
      return { label: naming.city(move.to), lights: { ...NO_LIGHTS, cities: [move.to] } };
    case 'connect':
      return connection(move.via, looking);
    case 'mark':
      return { ...aboutMission(move.mission, looking), lights: { ...NO_LIGHTS, cities: spy ? [spy] : [] } };
    case 'recall':
      return {
        label: naming.space(move.space),
        note: words.agents(agents[move.space] ?? 0),
        lights: { ...NO_LIGHTS, spaces: [move.space] },
      };
    case 'unmark':
      return {
        label: words.unmarkLabel(naming.city(move.city), naming.mission(move.mission)),
        mission: move.mission,
        lights: { ...NO_LIGHTS, cities: [move.city] },
      };
    case 'discard':
      return {
        ...aboutMission(move.mission, looking),
        note: backNote(agentsOn(move.mission, looking), words),
      };
    case 'end':
      return { label: words.verbs.end, lights: NO_LIGHTS };
  }
}

function aboutMission(id: string, { naming, position }: Looking): Meaning & { readonly mission: string } {
  const { cities } = cardOf(position.edition, id);
  return { label: naming.mission(id), mission: id, lights: { ...NO_LIGHTS, cities } };
}

function connection(via: string, { view, seat, words, naming, position }: Looking): Meaning {
  const { spy } = view.players[seat];
  const { a, b, spaces } = position.edition.connections.find(({ id }) => id === via) ?? NOWHERE;
  const to = a === spy ? b : a;
  const [from, goal] = naming.ends(via, spy);
  return {
    label: `${from} → ${goal}`,
    note: words.cost(position.costOf(seat, via)),
    lights: { cities: [to], spaces, route: via },
  };
}

const NOWHERE = { a: '', b: '', spaces: [] };

/** SC-13: on the dark side the first of nothing is free. */
export function planningCost(
  { view, seat, position }: Pick<Looking, 'view' | 'seat' | 'position'>,
  place: number,
): number {
  if (view.board === 'dark' && view.players[seat].missions.length === 0) return 0;
  return position.edition.planning[view.board][place] ?? 0;
}

function backNote(agents: number, words: Words): string | null {
  return agents === 0 ? null : words.back(agents);
}

function agentsOn(id: string, { view, seat }: Looking): number {
  const mission = view.players[seat].missions.find((one) => one.id === id);
  return mission ? mission.planning + mission.marked.length : 0;
}
