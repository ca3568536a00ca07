import { isPlainObject } from '@safehouse/contract';

/** Everything that can be wrong with an edition, with words for its author. */
const PROBLEMS = {
  'bad-shape': 'is missing or not of the right kind',
  'out-of-range': 'is smaller or larger than the game allows',
  'too-large': 'is larger than this program can take',
  'duplicate-id': 'is used before',
  'unknown-city': 'is not one of the cities',
  'unknown-space': 'is not one of the spaces',
  'repeated-city': 'is on this card before',
  'repeated-space': 'is in this connection before',
  'connection-to-itself': 'joins a city with itself',
  'connection-without-spaces': 'needs at least one space',
  'unused-space': 'belongs to no connection',
  'map-in-pieces': 'cannot be reached from the first city',
  'stuck-city': 'has no connection that is short enough for the agents of one player (SC-29)',
  'too-few-cities': 'shows too few cities',
  'start-not-on-card': 'is not one of the cities on the card',
  'too-few-missions': 'has fewer cards than the board has places',
  'too-few-start-missions': 'has fewer cards than players can play',
  'wrong-number-of-costs': 'needs one cost for each of the four places',
} as const;

export type EditionProblemCode = keyof typeof PROBLEMS;

export interface EditionProblem {
  readonly code: EditionProblemCode;
  /** The place in the document, such as `connections[3].spaces[0]`; empty for the document itself. */
  readonly at: string;
  readonly message: string;
}

/** No count or number of points needs more, and sums of them stay exact. */
const LARGEST_NUMBER = 1_000_000;

type Fields = { readonly [key: string]: unknown };

/**
 * Reads a document nobody has looked at yet. What cannot be read is noted as a problem and comes back as null, so
 * that one look finds every problem.
 */
export class Findings {
  readonly problems: EditionProblem[] = [];

  report(code: EditionProblemCode, at: string): void {
    this.problems.push({ code, at, message: PROBLEMS[code] });
  }

  fields(value: unknown, at: string): Fields | null {
    return isPlainObject(value) ? value : this.#badShape(at);
  }

  list(value: unknown, at: string, most: number): readonly unknown[] | null {
    if (!Array.isArray(value)) return this.#badShape(at);
    if (value.length <= most) return value;
    this.report('too-large', at);
    return null;
  }

  text(value: unknown, at: string): string | null {
    return typeof value === 'string' && value !== '' ? value : this.#badShape(at);
  }

  whole(value: unknown, at: string, least: number): number | null {
    if (!Number.isInteger(value)) return this.#badShape(at);
    const number = value as number;
    if (number >= least && number <= LARGEST_NUMBER) return number;
    this.report(number < least ? 'out-of-range' : 'too-large', at);
    return null;
  }

  optionalNumber(value: unknown, at: string): void {
    if (value !== undefined && !Number.isFinite(value)) this.#badShape(at);
  }

  optionalBoolean(value: unknown, at: string): void {
    if (value !== undefined && typeof value !== 'boolean') this.#badShape(at);
  }

  #badShape(at: string): null {
    this.report('bad-shape', at);
    return null;
  }
}
