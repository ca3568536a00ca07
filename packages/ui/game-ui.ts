import type { Seat, WrittenMove } from '@safehouse/contract';
import type { MatchPage } from '@safehouse/protocol';
import type { ComponentType } from 'preact';
import type { Lang } from './i18n/lang.ts';

type Fact = { readonly type: string };

/** What a board gets to draw and to ask. It never sees more than the page of its seat. */
export interface BoardProps<
  View extends object = object,
  Move extends WrittenMove = WrittenMove,
  Words = unknown,
> {
  readonly page: MatchPage & { readonly view: View; readonly legal: readonly Move[] };
  readonly words: Words;
  readonly lang: Lang;
  /** By seat; "you" where it is the viewer's own and the sentence allows it is the board's business. */
  readonly names: readonly string[];
  /** What has happened since the page before: what to animate, in this order. Empty after a reload. */
  readonly happened: readonly Fact[];
  /** Asks for a legal move. Nothing changes on the board until the new page comes. */
  play(move: Move): void;
  /** Somebody tries what cannot be: the frame says why, with the rule. `rule` is an id such as AA-7. */
  impossible(why: { readonly text: string; readonly rule: string | null }): void;
  /** Moves a hint recommends, the best first; null where none was asked for. */
  readonly hint: readonly Move[] | null;
  readonly settings: BoardSettings;
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

/** What the folder of a game gives to the app. */
export interface GameUi<
  View extends object = object,
  Move extends WrittenMove = WrittenMove,
  Told extends Fact = Fact,
  Words extends GameWords = GameWords,
> {
  readonly id: string;
  readonly players: readonly number[];
  readonly words: { readonly [lang in Lang]: () => Promise<Words> };
  readonly rules: { readonly [lang in Lang]: () => Promise<readonly RuleText[]> };
  readonly Board: ComponentType<BoardProps<View, Move, Words>>;
  readonly choices: readonly TableChoice<Words>[];
  /** A fact as a line of the log, in the manner of a field report; null where it need not be told. */
  tell(fact: Told, words: Words, names: readonly string[], lang: Lang): string | null;
  /** A move in words: for hints, for those who hear the board, for the last move of each opponent. */
  name(move: Move, words: Words): string;
  /** Why a move is refused, by the code of the rules; the frame adds the rule. */
  refusal(code: string, words: Words): string;
  /** How a match ended, by the reason of the rules. */
  ending(reason: string, words: Words): string;
  /** The seats in their teams, where there are any. */
  sides(players: number): readonly (readonly Seat[])[];
}

/** The words every game has; a game adds its own. */
export interface GameWords {
  readonly title: string;
  /** One inviting sentence for the front page. */
  readonly invitation: string;
}

/** A game on the front page: light enough to be loaded before anybody has chosen it. */
export interface GameCover {
  readonly players: readonly number[];
  /** Who made the game, and who publishes it where that is known. */
  readonly credits: { readonly authors: readonly string[]; readonly publisher: string | null };
  readonly words: { readonly [lang in Lang]: () => Promise<GameWords> };
  /** The picture on the box; it says nothing that the words do not say. */
  readonly Art: ComponentType;
}
