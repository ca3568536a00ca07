import type { MoveType } from '../../rules/move-encoding.ts';
import type { BoardContext } from '../board/board-context.ts';
import type { MapTarget } from '../board/map/hit-test.ts';
import type { MoveOffer } from './move-offers.ts';

/** The moves about a mission, the usual one first. */
const MISSION_MOVES: readonly MoveType[] = ['choose', 'accept', 'mark', 'unmark', 'discard'];

export function offersAbout(offers: readonly MoveOffer[], mission: string): readonly MoveOffer[] {
  return MISSION_MOVES.flatMap((type) =>
    offers.filter((offer) => offer.move.type === type && offer.mission === mission),
  );
}

/** The move selected by a tap on the map. */
export function findOfferAt({ offers }: BoardContext, { type, id }: MapTarget): MoveOffer | undefined {
  const find = (wanted: MoveType, part: 'cities' | 'spaces') =>
    offers.find(({ move, highlights }) => move.type === wanted && highlights[part].includes(id));
  if (type === 'space') return find('recall', 'spaces') ?? find('connect', 'spaces');
  return find('connect', 'cities') ?? find('travel', 'cities') ?? find('mark', 'cities');
}
