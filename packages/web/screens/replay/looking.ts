import type { Seat } from '@safehouse/contract';
import type { ShownGame } from '../../state/games.ts';
import type { Reel } from './reel.ts';
import type { Showing } from './showing.ts';
import type { Origin } from './sources.ts';
import type { Words } from './words/en.ts';

/** A match that somebody looks back at. */
export interface LookingBack {
  readonly reel: Reel;
  readonly game: ShownGame;
  readonly origin: Origin;
  /** The seat of whoever looks, where they had one. */
  readonly seat: Seat | null;
  /** Who that is, where nobody else had a hand in it. */
  readonly player: string | null;
  readonly words: Words;
}

/** What every part of the screen draws from. */
export interface Looking extends LookingBack {
  readonly showing: Showing;
  readonly names: readonly string[];
}
