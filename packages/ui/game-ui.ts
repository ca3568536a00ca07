import type { Seat, WrittenMove } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import type { ComponentType } from 'preact';
import type { ByLanguage } from './i18n/language-files.ts';
import type { Lang } from './i18n/languages.ts';

type Fact = { readonly type: string };

/** What a board gets to draw and to ask. It never sees more than the page of its seat. */
export interface BoardProps<
  View extends object = object,
  Move extends WrittenMove = WrittenMove,
  Words = unknown,
> {
  readonly matchView: MatchView & { readonly view: View; readonly legal: readonly Move[] };
  readonly translations: Words;
  readonly lang: Lang;
  /** By seat; "you" where it is the viewer's own and the sentence allows it is the board's business. */
  readonly playerNames: readonly string[];
  /** What has happened since the page before: what to animate, in this order. Empty after a reload. */
  readonly newFacts: readonly Fact[];
  /** What this viewer was told of the moves that stand, the oldest first: also what came before a reload. */
  readonly moveHistory?: readonly ViewedMove[];
  /** Asks for a legal move. Nothing changes on the board until the new page comes. */
  play(move: Move): void;
  /** Somebody tries what cannot be: the frame says why, with the rule. `rule` is an id such as AA-7. */
  showRefusal(why: { readonly text: string; readonly rule: string | null }): void;
  /** Moves a hint recommends, the best first; null where none was asked for. */
  readonly hintedMoves: readonly Move[] | null;
  /**
   * For a board that takes its time: up to which version it has shown what happened. Whoever says it once is waited for
   * ever after, so that nothing around the board tells the end of what is still being told.
   */
  onVersionShown?(version: number): void;
  readonly settings: BoardSettings;
}

/** A move as its viewer was told of it. */
export interface ViewedMove {
  readonly version: number;
  readonly seat: number;
  readonly facts: readonly Fact[];
}

export interface BoardSettings {
  readonly motion: 'full' | 'reduced';
  readonly patterns: boolean;
}

/** Something to decide when a table is made, with its values in plain words. */
export interface TableChoice<Words = unknown> {
  readonly option: string;
  /** For which numbers of players it is asked. */
  readonly players: readonly number[];
  /** Where it depends on what else is chosen. */
  when?(options: { readonly [option: string]: unknown }): boolean;
  label(words: Words): string;
  readonly values: readonly {
    readonly value: unknown;
    label(words: Words): string;
    /** One sentence that says what it means for the game. */
    about(words: Words): string;
  }[];
}

/** A rule as the rules drawer shows it. */
export interface RuleText {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** A part of a match that somebody who looks back may want to jump to. */
export type Chapter =
  | { readonly type: 'round'; readonly number: number }
  | { readonly type: 'mission'; readonly number: number }
  | { readonly type: 'turn'; readonly seat: number };

/** What the folder of a game gives to the app. */
export interface GameUi<
  View extends object = object,
  Move extends WrittenMove = WrittenMove,
  Told extends Fact = Fact,
  Words extends CommonGameTranslations = CommonGameTranslations,
> {
  readonly id: string;
  readonly players: readonly number[];
  readonly translations: ByLanguage<Words>;
  /** The texts of `RULES.md` and of its translations. */
  readonly rules: ByLanguage<string>;
  readonly Board: ComponentType<BoardProps<View, Move, Words>>;
  readonly choices: readonly TableChoice<Words>[];
  /**
   * A fact as a line of the log, in the manner of a field report; null where it need not be told. Where there is a view
   * it says what the match is played with.
   */
  logLine(fact: Told, words: Words, names: readonly string[], lang: Lang, view?: View | null): string | null;
  /** A move in words: for hints, for those who hear the board, for the last move of each opponent. */
  moveText(move: Move, words: Words, view?: View | null): string;
  /** Why a move is refused, by the code of the rules; the frame adds the rule. */
  refusalText(code: string, words: Words): string;
  /** How a match ended, by the reason of the rules. */
  endingText(reason: string, words: Words): string;
  /** The seats in their teams, where there are any; the options of a match may say who sits with whom. */
  sides(players: number, options?: object): readonly (readonly Seat[])[];
  /** The chapter that begins with a fact; null where none does. */
  chapterStartedBy?(fact: Told): Chapter | null;
  /** For those who look back and may know all: a view in which every card that somebody knows is drawn open. */
  revealAll?(view: View): View;
  /** What has no place on the board of an onlooker: the hands of all. */
  readonly AllHands?: ComponentType<AllHandsProps<View, Words>>;
  /** What speaks for a move that a hint recommends, in one sentence; null where there is nothing plain to say. */
  hintReason?(move: Move, view: View, seat: Seat, words: Words): string | null;
}

export interface AllHandsProps<View extends object = object, Words = unknown> {
  readonly view: View;
  readonly translations: Words;
  readonly playerNames: readonly string[];
}

/** The words every game has; a game adds its own. */
export interface CommonGameTranslations {
  readonly title: string;
  /** One inviting sentence for the front page. */
  readonly invitation: string;
  /** How a score in a challenge comes about, where the game has one of its own. */
  readonly challenge?: string;
}

/** A game on the front page: light enough to be loaded before anybody has chosen it. */
export interface GameCover {
  readonly players: readonly number[];
  /** Who made the game, and who publishes it where that is known. */
  readonly credits: { readonly authors: readonly string[]; readonly publisher: string | null };
  readonly translations: ByLanguage<CommonGameTranslations>;
  /** The picture on the box; it says nothing that the words do not say. */
  readonly Art: ComponentType;
}
