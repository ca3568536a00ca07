import type { MatchView } from './match-view.ts';
import type { SnapshotMessage } from './server-message.ts';
import { Shapes, shapeNamed } from './shapes.ts';
import { FIRST_SHAPES, Shorthand } from './shorthand.ts';

/** The keys of a page in their order; some are missing in most. */
const PAGE_KEYS = (rules: string, challenge: string) =>
  `id,game,${rules}options,status,version,seat,seats,players,clockRule,clock,toAct,view,legal,undoAsked,result,` +
  `commitment,chat,rated,pair,rematch${challenge}`;

/** What nobody has to spell out. */
const PAGE_SHAPES = [
  ...FIRST_SHAPES,
  ...[
    'person:name,user',
    'none:',
    PAGE_KEYS('', ''),
    PAGE_KEYS('rules,', ''),
    PAGE_KEYS('', ',challenge'),
    PAGE_KEYS('rules,', ',challenge'),
  ].map(shapeNamed),
];

/** A page in the short form: the topic, null where a move has its versions, the page, and perhaps what was missed. */
export type ShortPage = readonly [
  on: number,
  isPage: null,
  packed: unknown,
  facts?: SnapshotMessage['facts'],
];

/**
 * The page and what has a number by now, as text for somebody who comes. Written with numbers of its own, which count
 * for this text alone: those who have followed do not get it.
 */
export function shortPage(page: object, shorthand: Shorthand): string {
  const all: unknown[] = [page];
  if (!shorthand.isBlank) {
    const { shapes, words, places } = shorthand.knownFor(page);
    all.push(shapes, words, places);
  }
  return JSON.stringify(new Shapes(PAGE_SHAPES).pack(all));
}

/** The page behind it, and the shorthand in which the moves to come are written. */
export function longPage(packed: unknown): { readonly page: MatchView; readonly shorthand: Shorthand } {
  const [page, shapes, words, places] = new Shapes(PAGE_SHAPES).unpack(packed) as readonly [
    MatchView,
    ...(readonly string[])[],
  ];
  if (shapes === undefined) return { page, shorthand: new Shorthand() };
  return { page, shorthand: new Shorthand({ shapes, words, places }, page) };
}
