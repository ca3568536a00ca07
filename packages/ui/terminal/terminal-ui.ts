import type { AnyFact, Result, Seat, WrittenMove } from '@safehouse/contract';
import type { CastMember, CharacterTexts } from '../characters/character.ts';
import type { EndingContext, ScoreRow } from '../ending.ts';
import type { CommonGameTranslations, MatchTextContext, TableChoice } from '../game-ui.ts';
import type { ByLanguage } from '../i18n/language-files.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Line } from './line.ts';

/** The size that every terminal has. */
export const SCREEN_COLUMNS = 80;
export const SCREEN_ROWS = 24;
/** The rows that a game may draw; the others are for the log, the question and its answers. */
export const TABLE_ROWS = 13;

/** What a terminal shows of a match: the view of one seat, and the game's texts. */
export interface TerminalContext<
  View extends object = object,
  Move extends WrittenMove = WrittenMove,
  Translations = CommonGameTranslations,
> {
  readonly view: View;
  readonly seat: Seat;
  readonly legalMoves: readonly Move[];
  readonly result: Result | null;
  /** By seat. */
  readonly playerNames: readonly string[];
  readonly translations: Translations;
  readonly lang: Lang;
}

/** One step of choosing a move. Moves that begin with the same labels share these steps. */
export interface MoveStep {
  readonly label: string;
  /** A sentence that helps to choose. */
  readonly about?: string;
  /** The question after this step. */
  readonly next?: string;
}

/** What a game's folder provides to `safehouse play`. */
export interface TerminalUi<
  View extends object = object,
  Move extends WrittenMove = WrittenMove,
  Fact extends AnyFact = AnyFact,
  Translations extends CommonGameTranslations = CommonGameTranslations,
> {
  readonly players: readonly number[];
  readonly translations: ByLanguage<Translations>;
  readonly choices: readonly TableChoice<Translations>[];
  /** The weakest first. */
  readonly cast: readonly CastMember[];
  readonly characterTexts: ByLanguage<{ readonly [id: string]: CharacterTexts }>;
  /** At most `TABLE_ROWS` lines of at most `SCREEN_COLUMNS`. */
  drawTable(context: TerminalContext<View, Move, Translations>): readonly Line[];
  /** A few words next to the title: round, phase, cards left in the deck. */
  phaseText(context: TerminalContext<View, Move, Translations>): string;
  /** What the player is asked, or whom they are waiting for. */
  promptText(context: TerminalContext<View, Move, Translations>): string;
  moveSteps(move: Move, context: TerminalContext<View, Move, Translations>): readonly MoveStep[];
  logLine(fact: Fact, context: MatchTextContext<View, Translations>): string | null;
  endingText(reason: string, translations: Translations): string;
  scoreRows(view: View, translations: Translations): readonly ScoreRow[];
  endingSentence(context: EndingContext<View, Translations>): string | null;
}
