import type { ComponentType } from 'preact';
import type { BoardSettings } from './game-ui.ts';
import type { Lang } from './i18n/languages.ts';

/** How to play a game: one page with pictures, next to the exact rules. */
export interface GameGuide {
  /** In the order of reading. */
  sections(lang: Lang): Promise<readonly GuideSection[]>;
}

/** In all texts `**` marks bold words. */
export interface GuideSection {
  /** Unique in its guide; part of the URL. */
  readonly id: string;
  readonly title: string;
  /** For a variant that is not needed in a first game. */
  readonly isVariant?: true;
  readonly blocks: readonly GuideBlock[];
  /** Where the printed rules are missing, unclear or different in this language, and how it is played here. */
  readonly notes?: readonly string[];
  /** The ids of the rules that this section explains. */
  readonly rules: readonly string[];
}

export type GuideBlock =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly type: 'cards'; readonly cards: readonly GuideCard[] }
  /** A drawing; the text beside it says what it shows. */
  | { readonly type: 'picture'; readonly Picture: GuideFigure }
  /** An interactive example. It announces what happened in an element with the role `status`. */
  | { readonly type: 'example'; readonly title: string; readonly Example: GuideFigure };

export type GuideFigure = ComponentType<{ readonly settings: BoardSettings }>;

/** A card, item or piece by its name. */
export interface GuideCard {
  readonly name: string;
  /** Its kind, or the number of copies. */
  readonly kind?: string;
  readonly text?: string;
  /** When it can be used. */
  readonly when?: string;
  readonly Picture: GuideFigure;
}
