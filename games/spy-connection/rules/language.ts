import { type Vocabulary, vocabulary } from '@safehouse/contract';
import { type Edition, PLACES } from './edition-document.ts';
import { MOVES } from './moves/index.ts';
import type { MoveKind } from './moves/kind.ts';

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

/** What a move does, and what to: a card, place, city, connection, space or circle, by its number on the board. */
export interface Meaning {
  readonly kind: MoveKind;
  readonly about: number;
}

/** The moves of one edition: the move of a type about thing number n is `first[type] + n`. */
export interface Language {
  readonly vocabulary: Vocabulary<SpyMove>;
  readonly meanings: readonly Meaning[];
  readonly first: Readonly<Record<MoveType, number>>;
}

export function language(edition: Edition): Language {
  const words: SpyMove[] = [];
  const meanings: Meaning[] = [];
  const first = {} as Record<MoveType, number>;
  for (const section of sections(edition)) {
    first[section.type] = words.length - section.from;
    section.words.forEach((word, i) => {
      words.push(word);
      meanings.push({ kind: MOVES[section.type], about: section.from + i });
    });
  }
  return { vocabulary: vocabulary(words), meanings, first };
}

/** All moves of one type. The first is about the thing with the number `from`, the next about the next thing. */
interface Section {
  readonly type: MoveType;
  readonly words: readonly SpyMove[];
  readonly from: number;
}

function sections(edition: Edition): Section[] {
  const { cities, spaces, connections, missions, startMissions } = edition;
  const cards = [...missions, ...startMissions];
  const section = (type: MoveType, words: readonly SpyMove[], from = 0) => ({ type, words, from });
  return [
    section(
      'choose',
      startMissions.map(({ id }) => ({ type: 'choose', card: id })),
      missions.length,
    ),
    section(
      'accept',
      Array.from({ length: PLACES }, (_, place) => ({ type: 'accept', place })),
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
      cards.flatMap((card) =>
        card.cities.map((city) => ({ type: 'unmark', mission: card.id, city }) as const),
      ),
    ),
    section(
      'discard',
      cards.map(({ id }) => ({ type: 'discard', mission: id })),
    ),
    section('end', [{ type: 'end' }]),
  ];
}
