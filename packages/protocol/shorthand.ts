import { Places } from './places.ts';
import { Shapes, shapeNamed } from './shapes.ts';
import { Words } from './words.ts';

/** What somebody new has to know to read on: everything that has a number by now, in the order of the numbers. */
export interface Known {
  readonly shapes: readonly string[];
  readonly words: readonly string[];
  readonly places: readonly unknown[];
}

/** Closed cards, and how a match ended: in every game. */
export const FIRST_SHAPES = ['closed', 'winners,reason,scores'].map(shapeNamed);

/**
 * What the two sides have agreed on, message by message, to write less. It is the same on both as long as the reader
 * has read everything since the page they were given.
 */
export class Shorthand {
  readonly words: Words;
  readonly shapes: Shapes;
  readonly places = new Places();

  constructor(known?: Known, page?: unknown) {
    this.words = new Words(known?.words);
    this.shapes = new Shapes([...FIRST_SHAPES, ...(known?.shapes ?? []).map(shapeNamed)], this.words);
    this.places.learn(known?.places ?? [], page);
  }

  /** Has nothing got a number yet? */
  get isBlank(): boolean {
    const { words, shapes, places } = this;
    return words.list.length === 0 && shapes.count === FIRST_SHAPES.length && places.isBlank;
  }

  knownFor(page: unknown): Known {
    const shapes = this.shapes.list.slice(FIRST_SHAPES.length);
    return { shapes, words: this.words.list, places: this.places.listFor(page) };
  }
}
