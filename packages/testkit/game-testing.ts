import type { WrittenMove } from '@safehouse/contract';
import type { MatchSetup } from './tested-game.ts';

/** The matches that tests of the whole product play. `testing/index.ts` in a game's folder exports it as `testing`. */
export interface GameTesting {
  /** Matches that differ in what is hidden or in who acts; the smallest first. */
  readonly setups: readonly MatchSetup[];
  /** What `npm run bench` measures, with the targets in matches per second. By default the setups. */
  readonly benchmarks?: readonly { readonly setup: MatchSetup; readonly floor: number | null }[];
}

/** How a browser test plays on the board of a game. `testing/board.ts` in its folder exports it as `board`. */
export interface BoardTesting {
  /**
   * CSS selectors of the buttons of legal moves, the most urgent first: a button that confirms a choice comes before
   * those that change it. Classes work in every language.
   */
  readonly moveButtons: readonly string[];
  /** The same buttons as a screen reader finds them on the English board. */
  readonly accessibleMoves: readonly AccessibleElement[];
  /** Every match of random moves against a bot ends within this many clicks. */
  readonly maxPresses: number;
  /** A selector of what must not be in the page while a device is passed on: cards, the board. */
  readonly hiddenParts: string;
  /** The options with the most cards and pieces on the table. */
  readonly fullestOptions?: MatchSetup['options'];
  /** Selectors of lists that may scroll, and of pieces that a move moves. Everything else must stay in place. */
  readonly scrollingLists?: readonly string[];
  readonly movingPieces?: readonly string[];
  /** Every kind of decision that a player can face. */
  readonly phases?: readonly BoardPhase[];
  /** The buttons to press for a move of a lesson, in order. They may be found by the game's English texts. */
  lessonPresses?(move: WrittenMove, english: object): readonly LessonPress[];
  /** The buttons of the example in the guide, with the text shown after each. For games with a guide. */
  readonly guideExample?: readonly { readonly button: string; readonly status: RegExp }[];
}

/** A kind of decision that the board asks a player for. */
export interface BoardPhase {
  readonly name: string;
  /** The numbers of players with which it occurs; missing: all. */
  readonly players?: readonly number[];
  /** Is a player with these moves and this view in this phase? */
  isAsked(moves: readonly WrittenMove[], view: object): boolean;
  /** Selectors of buttons to press in order, for a choice in several steps. They must not complete a move. */
  readonly presses?: readonly string[];
  /** A selector that must match after these presses. */
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
  /** The elements that contain it, the outermost first. */
  readonly within?: readonly AccessibleName[];
}

export interface LessonPress {
  readonly selector: string;
  /** The text of the button, if the selector matches several. */
  readonly text?: string;
  /** Pressed as long as it exists, possibly not at all. */
  readonly isRepeated?: true;
}
