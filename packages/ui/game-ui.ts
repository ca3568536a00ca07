import type { Seat, WrittenMove } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import type { ComponentType, VNode } from 'preact';
import type { EndingContext, ScoreRow } from './ending.ts';
import type { ByLanguage } from './i18n/language-files.ts';
import type { Lang } from './i18n/languages.ts';
import type { TableSlots } from './table-slots.ts';

export type AnyFact = { readonly type: string };

/** The props of a board. It gets no more than the view of its seat. */
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
  /** What the line of the log that is pointed at is about, as `logPlaces` names it; empty without one. */
  readonly highlightedPlaces: readonly string[];
  /**
   * The version that the animations have reached. Once it has been called, the log, the turn and the result wait for
   * the board; `usePlayback` calls it.
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
  /** How long a step is shown compared with the usual; 1 where it is missing, 0 for no animation. */
  readonly pace?: number;
  /** Whether steps follow each other by themselves, as they do where it is missing, or each waits for a press. */
  readonly advance?: 'timed' | 'manual';
  readonly patterns: boolean;
}

/** An option of a new table. */
export interface TableChoice<Translations = unknown> {
  readonly option: string;
  /** The numbers of players it applies to. */
  readonly players: readonly number[];
  /** Whether it applies, by the other options. */
  when?(options: { readonly [option: string]: unknown }): boolean;
  label(translations: Translations): string;
  readonly values: readonly OfferedValue<Translations>[];
}

interface OfferedValue<Translations> {
  readonly value: unknown;
  /** Other options that are set with it, so that several become one choice. */
  readonly also?: { readonly [option: string]: unknown };
  /** It is about certain seats, which are then not drawn. */
  readonly isBySeat?: true;
  label(translations: Translations): string;
  /** One sentence that says what it means for the game. */
  about(translations: Translations): string;
}

/** The options that a value of a choice stands for. */
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

/** A part of a match that a replay can jump to. */
export type Chapter =
  | { readonly type: 'round'; readonly number: number }
  | { readonly type: 'mission'; readonly number: number }
  | { readonly type: 'turn'; readonly seat: number };

/** What the folder of a game gives to the app. */
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
  readonly Board: ComponentType<BoardProps<View, Move, Fact, Translations>>;
  readonly choices: readonly TableChoice<Translations>[];
  /** A fact as a line of the log; null if it needs no line. */
  logLine(fact: Fact, context: MatchTextContext<View, Translations>): string | null;
  /** The parts of the board that a fact is about, by names that only the game's own board reads, such as `city:LON`. */
  logPlaces?(fact: Fact): readonly string[];
  /** A move as a sentence that asks for it: in hints, questions, plans and analyses. */
  moveText(move: Move, context: MoveTextContext<View, Translations>): string;
  /** The move that ends a turn with nothing more to do in it; null while there is. Then the turn may end by itself. */
  turnEnd?(view: View, seat: Seat, legal: readonly Move[]): Move | null;
  /** Why a move is refused, by the code of the rules; the frame adds the rule. */
  refusalText(code: string, translations: Translations): string;
  /** How a match ended, by the reason of the rules. */
  endingText(reason: string, translations: Translations): string;
  /** How a match was decided, in one active sentence; null where the rules did not decide it. */
  endingSentence?(context: EndingContext<View, Translations>): string | null;
  /** The score sheet of a finished match. */
  scoreRows?(view: View, translations: Translations): readonly ScoreRow[];
  /** The seats of each side. The options of a match may decide the teams. */
  sides(players: number, options?: object): readonly (readonly Seat[])[];
  /** The chapter that begins with this fact, if any. */
  chapterStartedBy?(fact: Fact): Chapter | null;
  /** For replays that may show everything: every card that any player knows is face up. */
  revealAll?(view: View): View;
  /** All hands, for replays where a spectator's board has no room for them. */
  readonly AllHands?: ComponentType<AllHandsProps<View, Translations>>;
  /** Why a hint recommends a move, in one sentence; null if there is no simple reason. */
  hintReason?(move: Move, view: View, seat: Seat, translations: Translations): string | null;
}

/** What a text about a match can say. */
export interface MatchTextContext<View, Translations> {
  readonly translations: Translations;
  /** By seat. */
  readonly playerNames: readonly string[];
  readonly lang: Lang;
  /** Its edition has names of its own; null for a text about no match in particular. */
  readonly view: View | null;
}

export interface MoveTextContext<View, Translations> extends MatchTextContext<View, Translations> {
  /** Whose move it is, and whom the sentence addresses. Null if it may be anybody's. */
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
  /** How a score in a challenge is counted, where the game has its own way. */
  readonly challenge?: string;
  /** What the printed rules leave out and is reconstructed: the end of a sentence that begins with the title. */
  readonly reconstructed?: string;
}

/** A game on the front page: small, because it is loaded before a game is chosen. */
export type ClockPace = 'blitz' | 'rapid';

/** Of one player: minutes for the whole match, and seconds that every turn adds. */
export interface PlayerTime {
  readonly minutes: number;
  readonly seconds: number;
}

export interface GameCover {
  readonly players: readonly number[];
  /** The publisher is null if unknown. */
  readonly credits: { readonly authors: readonly string[]; readonly publisher: string | null };
  readonly translations: ByLanguage<CommonGameTranslations>;
  /** Clocks that suit the length of its matches; without them those of most games. */
  readonly clocks?: { readonly [pace in ClockPace]: PlayerTime };
  /** The picture on the box, for decoration only. */
  readonly Art: ComponentType;
}
