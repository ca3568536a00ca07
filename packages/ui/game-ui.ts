import type { AnyFact, Seat, WrittenMove } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import type { ComponentType, VNode } from 'preact';
import type { EndingContext, ScoreRow } from './ending.ts';
import type { ByLanguage } from './i18n/language-files.ts';
import type { Lang } from './i18n/languages.ts';
import type { TableSlots } from './table-slots.ts';

/** The props of a board. It gets only the view of its seat. */
export interface BoardProps<
  View extends object = object,
  Move extends WrittenMove = WrittenMove,
  Fact extends AnyFact = AnyFact,
  Translations = unknown,
> {
  readonly matchView: BoardMatchView<View, Move>;
  readonly translations: Translations;
  readonly lang: Lang;
  /** By seat. The board itself decides where to say "you" instead. */
  readonly playerNames: readonly string[];
  /** The facts since the previous view, to be animated in this order. Empty after a reload. */
  readonly newFacts: readonly Fact[];
  /** The moves that were not undone, oldest first, with the facts this viewer may know. */
  readonly moveHistory: readonly ViewedMove<Fact>[];
  /** Sends a legal move. The board does not change until the new view arrives. */
  play(move: Move): void;
  /** Explains why a move is illegal. `rule` is an id such as AA-7. */
  showRefusal(why: { readonly text: string; readonly rule: string | null }): void;
  /** Shows a sentence in the notice area: the text of a card, the rest of a tile. */
  showInfo(text: string): void;
  /** Arranges the parts of the board on the screen: a board renders nothing but `frame(slots)`. */
  frame(slots: TableSlots): VNode;
  /** The moves of a hint, best first; null without a hint. */
  readonly hintedMoves: readonly Move[] | null;
  /** The parts of the board that the highlighted log line is about, as `logPlaces` names them; empty without one. */
  readonly highlightedPlaces: readonly string[];
  /**
   * Reports the version that the animations have reached. After the first call, the log, the turn and the result wait
   * for the board. `usePlayback` calls it.
   */
  onVersionShown?(version: number): void;
  readonly settings: BoardSettings;
}

type BoardMatchView<View extends object, Move extends WrittenMove> = MatchView & {
  readonly view: View;
  readonly legal: readonly Move[];
};

/** A move with the facts its viewer may know. */
export interface ViewedMove<Fact extends AnyFact = AnyFact> {
  readonly version: number;
  readonly seat: number;
  readonly facts: readonly Fact[];
}

export interface BoardSettings {
  readonly motion: 'full' | 'reduced';
  /** A factor for the duration of steps. Default 1; 0 for no animation. */
  readonly pace?: number;
  /** `timed` (the default): steps follow each other automatically; `manual`: each waits for a press. */
  readonly advance?: 'timed' | 'manual';
  readonly patterns: boolean;
}

/** An option of a new table. */
export interface TableChoice<Translations = unknown> {
  readonly option: string;
  /** The numbers of players it applies to. */
  readonly players: readonly number[];
  /** Does it apply, given the other options? */
  when?(options: { readonly [option: string]: unknown }): boolean;
  label(translations: Translations): string;
  readonly values: readonly OfferedValue<Translations>[];
}

interface OfferedValue<Translations> {
  readonly value: unknown;
  /** Other options set together with it, so that several become one choice. */
  readonly also?: { readonly [option: string]: unknown };
  /** It concerns specific seats, so the seats are not drawn then. */
  readonly isBySeat?: true;
  label(translations: Translations): string;
  /** One sentence about what it means for the game. */
  about(translations: Translations): string;
}

/** All options that this value of a choice sets. */
export function optionsOfValue(
  { option }: TableChoice,
  { value, also }: TableChoice['values'][number],
): { readonly [option: string]: unknown } {
  return { [option]: value, ...also };
}

/** A rule as the rules drawer shows it. */
export interface RuleText {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** A part of a match to which a replay can jump. */
export type Chapter =
  | { readonly type: 'round'; readonly number: number }
  | { readonly type: 'mission'; readonly number: number }
  | { readonly type: 'turn'; readonly seat: number };

/**
 * What a game's folder provides to the app. Its functions and components are declared as methods, so that a `GameUi`
 * with a game's own types can be used where those types are not known.
 */
export interface GameUi<
  View extends object = object,
  Move extends WrittenMove = WrittenMove,
  Fact extends AnyFact = AnyFact,
  Translations extends CommonGameTranslations = CommonGameTranslations,
> {
  readonly id: string;
  readonly players: readonly number[];
  readonly translations: ByLanguage<Translations>;
  /** The rules for players, with the ids of `RULES.md`. */
  readonly rules: ByLanguage<string>;
  Board(props: BoardProps<View, Move, Fact, Translations>): VNode | null;
  readonly choices: readonly TableChoice<Translations>[];
  /** A fact as a line of the log; null if it needs no line. */
  logLine(fact: Fact, context: MatchTextContext<View, Translations>): string | null;
  /** The parts of the board that a fact is about, by names that only the game's own board reads, such as `city:LON`. */
  logPlaces?(fact: Fact): readonly string[];
  /** A move as an imperative sentence, for hints, questions, plans and analyses. */
  moveText(move: Move, context: MoveTextContext<View, Translations>): string;
  /** The move that ends the turn, if nothing else is left to do: the app may play it automatically. Else null. */
  turnEnd?(view: View, seat: Seat, legal: readonly Move[]): Move | null;
  /** Explains a refusal by its code. The app adds the rule. */
  refusalText(code: string, translations: Translations): string;
  /** Describes the end of a match by the reason in the result. */
  endingText(reason: string, translations: Translations): string;
  /** One active sentence about how a match was decided; null if the rules did not decide it. */
  endingSentence?(context: EndingContext<View, Translations>): string | null;
  /** The score sheet of a finished match. */
  scoreRows?(view: View, translations: Translations): readonly ScoreRow[];
  /** The seats of each side. The options of a match may decide the teams. */
  sides(players: number, options?: object): readonly (readonly Seat[])[];
  /** The chapter that begins with this fact, if any. */
  chapterStartedBy?(fact: Fact): Chapter | null;
  /** For replays that may show everything: turns every card that any player knows face up. */
  revealAll?(view: View): View;
  /** All hands, for replays: a spectator's board has no room for them. */
  AllHands?(props: AllHandsProps<View, Translations>): VNode | null;
  /** Why a hint recommends a move, in one sentence; null if there is no simple reason. */
  hintReason?(move: Move, view: View, seat: Seat, translations: Translations): string | null;
}

/** What texts about a match may refer to. */
export interface MatchTextContext<View, Translations> {
  readonly translations: Translations;
  /** By seat. */
  readonly playerNames: readonly string[];
  /** Whom the sentence addresses as "you"; null where all players are named. */
  readonly seat: number | null;
  readonly lang: Lang;
  /** Its edition may have its own names. Null for a text about no particular match. */
  readonly view: View | null;
}

export interface MoveTextContext<View, Translations> extends MatchTextContext<View, Translations> {
  /** The seat that makes the move and is addressed. Null if it may be any seat. */
  readonly seat: number | null;
}

export interface AllHandsProps<View extends object = object, Translations = unknown> {
  readonly view: View;
  readonly translations: Translations;
  readonly playerNames: readonly string[];
}

/** The texts every game has; a game adds its own. */
export interface CommonGameTranslations {
  readonly title: string;
  /** One inviting sentence for the front page. */
  readonly invitation: string;
  /** How a score in a challenge is counted, if the game has its own way. */
  readonly challenge?: string;
  /** What the printed rules leave out and is reconstructed: the end of a sentence that begins with the title. */
  readonly reconstructed?: string;
}

/** The clocks whose times a game may choose. */
export type ClockPace = 'blitz' | 'rapid';

/** A player's time: minutes for the whole match, and seconds added per turn. */
export interface PlayerTime {
  readonly minutes: number;
  readonly seconds: number;
}

/** A game on the front page: small, because it is loaded before a game is chosen. */
export interface GameCover {
  readonly players: readonly number[];
  /** The publisher is null if unknown. */
  readonly credits: { readonly authors: readonly string[]; readonly publisher: string | null };
  readonly translations: ByLanguage<CommonGameTranslations>;
  /** Clocks that suit the length of its matches. The default suits most games. */
  readonly clocks?: { readonly [pace in ClockPace]: PlayerTime };
  /** The picture on the box, decorative. */
  readonly Art: ComponentType;
}
