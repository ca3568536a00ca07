import type { WrittenMove } from '@safehouse/contract';
import type { MatchSetup } from './tested-game.ts';

/** The matches that tests of the whole product play: `testing/index.ts` in a game's folder exports it as `testing`. */
export interface GameTesting {
  /** Matches that differ in what is hidden or who acts; the smallest first. */
  readonly setups: readonly MatchSetup[];
  /** What `npm run bench` measures, with the matches per second to aim for; without it the setups. */
  readonly benchmarks?: readonly { readonly setup: MatchSetup; readonly floor: number | null }[];
}

/** How a journey plays on the board of a game: `testing/board.ts` in its folder exports it as `board`. */
export interface BoardTesting {
  /**
   * CSS selectors of the buttons of legal moves, the most urgent first: a button that confirms a choice comes before
   * those that change it. Classes work in every language.
   */
  readonly moveButtons: readonly string[];
  /** The same buttons as a screen reader finds them on the English board. */
  readonly accessibleMoves: readonly AccessibleElement[];
  /** Every match of random moves against a bot ends within this many presses. */
  readonly maxPresses: number;
  /** A selector of what must not be in the page while a device is handed on: cards, the board. */
  readonly hiddenParts: string;
  /** The options with the most on the table. */
  readonly fullestOptions?: MatchSetup['options'];
  /** Selectors of lists that may scroll, and of pieces that move when a move is played. Nothing else does. */
  readonly scrollingLists?: readonly string[];
  readonly movingPieces?: readonly string[];
  /** Everything a player can be asked. */
  readonly phases?: readonly BoardPhase[];
  /** What to press for a move of a lesson, in this order; buttons may be found by the game's English texts. */
  lessonPresses?(move: WrittenMove, english: object): readonly LessonPress[];
  /** The presses of the example in the guide, with what it says after each. For games with a guide. */
  readonly guideExample?: readonly { readonly button: string; readonly status: RegExp }[];
}

/** What a player is asked on the board of a game. */
export interface BoardPhase {
  readonly name: string;
  /** The numbers of players with whom it comes up; missing: all. */
  readonly players?: readonly number[];
  /** Whether a player with these moves and this view is asked for it. */
  isAsked(moves: readonly WrittenMove[], view: object): boolean;
  /** Selectors of buttons to press, one after the other, for a choice in several steps. They play nothing. */
  readonly presses?: readonly string[];
  /** A selector of what is on the screen then. */
  readonly shows: string;
}

interface AccessibleName {
  readonly role: 'button' | 'group' | 'list' | 'region';
  readonly name?: string | RegExp;
}

/** Found by role and name, as in the accessibility tree. */
export interface AccessibleElement extends AccessibleName {
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** What it is in, the outermost first. */
  readonly within?: readonly AccessibleName[];
}

export interface LessonPress {
  readonly selector: string;
  /** A text of the button, where the selector finds several. */
  readonly text?: string;
  /** Pressed again as long as it is there, or not at all. */
  readonly isRepeated?: true;
}
