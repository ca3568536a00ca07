import { isPlainObject } from '@safehouse/contract';

/** Everything that can be wrong with an edition, with a message for its author. */
const PROBLEM_MESSAGES = {
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

export type EditionProblemCode = keyof typeof PROBLEM_MESSAGES;

export interface EditionProblem {
  readonly code: EditionProblemCode;
  /** The place in the document, such as `connections[3].spaces[0]`; empty for the document itself. */
  readonly at: string;
  readonly message: string;
}

/** Larger than any necessary number, and small enough that sums are exact. */
const MAX_NUMBER = 1_000_000;

type DocumentFields = { readonly [key: string]: unknown };

/**
 * Reads an unchecked document. What cannot be read is reported as a problem and returned as null, so that one pass
 * finds every problem.
 */
export class DocumentReader {
  readonly problems: EditionProblem[] = [];

  reportProblem(code: EditionProblemCode, at: string): void {
    this.problems.push({ code, at, message: PROBLEM_MESSAGES[code] });
  }

  readObject(value: unknown, at: string): DocumentFields | null {
    return isPlainObject(value) ? value : this.#reportBadShape(at);
  }

  readList(value: unknown, at: string, most: number): readonly unknown[] | null {
    if (!Array.isArray(value)) return this.#reportBadShape(at);
    if (value.length <= most) return value;
    this.reportProblem('too-large', at);
    return null;
  }

  readText(value: unknown, at: string): string | null {
    return typeof value === 'string' && value !== '' ? value : this.#reportBadShape(at);
  }

  readInteger(value: unknown, at: string, least: number): number | null {
    if (!Number.isInteger(value)) return this.#reportBadShape(at);
    const number = value as number;
    if (number >= least && number <= MAX_NUMBER) return number;
    this.reportProblem(number < least ? 'out-of-range' : 'too-large', at);
    return null;
  }

  checkOptionalNumber(value: unknown, at: string): void {
    if (value !== undefined && !Number.isFinite(value)) this.#reportBadShape(at);
  }

  checkOptionalBoolean(value: unknown, at: string): void {
    if (value !== undefined && typeof value !== 'boolean') this.#reportBadShape(at);
  }

  #reportBadShape(at: string): null {
    this.reportProblem('bad-shape', at);
    return null;
  }
}
