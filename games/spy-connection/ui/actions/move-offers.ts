import type { Seat } from '@safehouse/contract';
import type { GameTranslations } from '../../locales/en.ts';
import type { MoveType, SpyMove } from '../../rules/move-encoding.ts';
import type { SpyView } from '../../rules/view.ts';
import { type MapHighlights, NO_HIGHLIGHTS } from '../board/map/map-highlights.ts';
import { findCard, type RulesQueries } from '../board/rules-queries.ts';
import type { EditionNames } from '../log/edition-names.ts';

/** A legal move with its text and its position on the map. */
export interface MoveOffer {
  readonly key: string;
  readonly move: SpyMove;
  readonly label: string;
  /** Its cost or gain. */
  readonly note: string | null;
  /** The mission that it is about, if any. */
  readonly mission: string | null;
  readonly highlights: MapHighlights;
}

interface OfferContext {
  readonly view: SpyView;
  readonly seat: Seat;
  readonly translations: GameTranslations;
  readonly editionNames: EditionNames;
  readonly rulesQueries: RulesQueries;
}

/** The order of the groups in the list. */
export const MOVE_TYPE_ORDER: readonly MoveType[] = [
  'choose',
  'mark',
  'connect',
  'travel',
  'accept',
  'recall',
  'unmark',
  'discard',
];

export function moveKey(move: SpyMove): string {
  return Object.values(move).join(' ');
}

export function createOffers(legal: readonly SpyMove[], context: OfferContext): MoveOffer[] {
  return legal.map((move) => {
    return { key: moveKey(move), move, note: null, mission: null, ...offerDetails(move, context) };
  });
}

export function findOffer(offers: readonly MoveOffer[], type: MoveType, mission: string): MoveOffer | undefined {
  return offers.find((offer) => offer.move.type === type && offer.mission === mission);
}

type OfferDetails = Pick<MoveOffer, 'label' | 'highlights'> & Partial<Pick<MoveOffer, 'note' | 'mission'>>;

function offerDetails(move: SpyMove, context: OfferContext): OfferDetails {
  const { view, seat, translations, editionNames } = context;
  const { spy, agents } = view.players[seat];
  switch (move.type) {
    case 'choose':
      return missionOfferDetails(move.card, context);
    case 'accept':
      return {
        ...missionOfferDetails(view.display[move.place], context),
        note: translations.planning(planningCost(context, move.place)),
      };
    case 'travel':
      return { label: editionNames.cityName(move.to), highlights: { ...NO_HIGHLIGHTS, cities: [move.to] } };
    case 'connect':
      return connectionOfferDetails(move.via, context);
    case 'mark':
      return {
        ...missionOfferDetails(move.mission, context),
        highlights: { ...NO_HIGHLIGHTS, cities: spy ? [spy] : [] },
      };
    case 'recall':
      return {
        label: editionNames.spaceName(move.space),
        note: translations.agents(agents[move.space] ?? 0),
        highlights: { ...NO_HIGHLIGHTS, spaces: [move.space] },
      };
    case 'unmark':
      return {
        label: translations.unmarkLabel(editionNames.cityName(move.city), editionNames.missionName(move.mission)),
        mission: move.mission,
        highlights: { ...NO_HIGHLIGHTS, cities: [move.city] },
      };
    case 'discard':
      return {
        ...missionOfferDetails(move.mission, context),
        note: returnedAgentsNote(countAgentsOnMission(move.mission, context), translations),
      };
    case 'end':
      return { label: translations.verbs.end, highlights: NO_HIGHLIGHTS };
  }
}

function missionOfferDetails(
  id: string,
  { editionNames, rulesQueries }: OfferContext,
): OfferDetails & { readonly mission: string } {
  const { cities } = findCard(rulesQueries.edition, id);
  return { label: editionNames.missionName(id), mission: id, highlights: { ...NO_HIGHLIGHTS, cities } };
}

function connectionOfferDetails(
  via: string,
  { view, seat, translations, editionNames, rulesQueries }: OfferContext,
): OfferDetails {
  const { spy } = view.players[seat];
  const { a, b, spaces } = rulesQueries.edition.connections.find(({ id }) => id === via) ?? NO_CONNECTION;
  const to = a === spy ? b : a;
  const [from, goal] = editionNames.connectionEnds(via, spy);
  return {
    label: `${from} – ${goal}`,
    note: translations.cost(rulesQueries.connectionCost(seat, via)),
    highlights: { cities: [to], spaces, routes: [via] },
  };
}

const NO_CONNECTION = { a: '', b: '', spaces: [] };

/** SC-13: on the dark side the first mission is free. */
export function planningCost(
  { view, seat, rulesQueries }: Pick<OfferContext, 'view' | 'seat' | 'rulesQueries'>,
  place: number,
): number {
  if (view.board === 'dark' && view.players[seat].missions.length === 0) return 0;
  return rulesQueries.edition.planning[view.board][place] ?? 0;
}

function returnedAgentsNote(agents: number, translations: GameTranslations): string | null {
  return agents === 0 ? null : translations.back(agents);
}

function countAgentsOnMission(id: string, { view, seat }: OfferContext): number {
  const mission = view.players[seat].missions.find((other) => other.id === id);
  return mission ? mission.planning + mission.marked.length : 0;
}
