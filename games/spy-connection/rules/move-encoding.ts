import { createMoveCodec, type MoveCodec } from '@safehouse/contract';
import { DISPLAY_PLACES, type Edition } from './edition-document.ts';
import { MOVES } from './moves/index.ts';
import type { MoveKind } from './moves/move-kind.ts';

export type SpyMove =
  | { readonly type: 'choose'; readonly card: string }
  | { readonly type: 'accept'; readonly place: number }
  | { readonly type: 'travel'; readonly to: string }
  | { readonly type: 'connect'; readonly via: string }
  | { readonly type: 'mark'; readonly mission: string }
  | { readonly type: 'recall'; readonly space: string }
  | { readonly type: 'unmark'; readonly mission: string; readonly city: string }
  | { readonly type: 'discard'; readonly mission: string }
  | { readonly type: 'end' };

export type MoveType = SpyMove['type'];

/** The kind of a move and its target: a card, place, city, connection, space or circle, by its number on the board. */
interface DecodedMove {
  readonly kind: MoveKind;
  readonly target: number;
}

/** The moves of one edition: the move of a type with target n is `firstCode[type] + n`. */
export interface MoveEncoding {
  readonly vocabulary: MoveCodec<SpyMove>;
  readonly decodedMoves: readonly DecodedMove[];
  readonly firstCode: Readonly<Record<MoveType, number>>;
}

export function createMoveEncoding(edition: Edition): MoveEncoding {
  const moves: SpyMove[] = [];
  const decodedMoves: DecodedMove[] = [];
  const firstCode = {} as Record<MoveType, number>;
  for (const section of createMoveSections(edition)) {
    firstCode[section.type] = moves.length - section.firstTarget;
    section.moves.forEach((move, i) => {
      moves.push(move);
      decodedMoves.push({ kind: MOVES[section.type], target: section.firstTarget + i });
    });
  }
  return { vocabulary: createMoveCodec(moves), decodedMoves, firstCode };
}

/** All moves of one type, by ascending target. */
interface MoveSection {
  readonly type: MoveType;
  readonly moves: readonly SpyMove[];
  readonly firstTarget: number;
}

function createMoveSections(edition: Edition): MoveSection[] {
  const { cities, spaces, connections, missions, startMissions } = edition;
  const cards = [...missions, ...startMissions];
  const section = (type: MoveType, moves: readonly SpyMove[], firstTarget = 0) => ({
    type,
    moves,
    firstTarget,
  });
  return [
    section(
      'choose',
      startMissions.map(({ id }) => ({ type: 'choose', card: id })),
      missions.length,
    ),
    section(
      'accept',
      Array.from({ length: DISPLAY_PLACES }, (_, place) => ({ type: 'accept', place })),
    ),
    section(
      'travel',
      cities.map(({ id }) => ({ type: 'travel', to: id })),
    ),
    section(
      'connect',
      connections.map(({ id }) => ({ type: 'connect', via: id })),
    ),
    section(
      'mark',
      cards.map(({ id }) => ({ type: 'mark', mission: id })),
    ),
    section(
      'recall',
      spaces.map(({ id }) => ({ type: 'recall', space: id })),
    ),
    section(
      'unmark',
      cards.flatMap((card) => card.cities.map((city) => ({ type: 'unmark', mission: card.id, city }) as const)),
    ),
    section(
      'discard',
      cards.map(({ id }) => ({ type: 'discard', mission: id })),
    ),
    section('end', [{ type: 'end' }]),
  ];
}
