import type { AnyFact, Seat } from '@safehouse/contract';
import type { ComponentType } from 'preact';
import type { ByLanguage } from '../i18n/language-files.ts';

export type Mood = 'neutral' | 'pleased' | 'worried';

export interface FaceProps {
  readonly mood: Mood;
}

/** When a character says something. */
export const OCCASIONS = ['start', 'goodMove', 'rivalGoodMove', 'won', 'lost', 'drawn'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** A bot with a name. Its level is its strength. */
export interface CastMember {
  readonly id: string;
  /** The same in every language. */
  readonly name: string;
  readonly level: string;
}

/** Screens also show its face. */
export interface Character extends CastMember {
  /** A decorative SVG: the name is always shown next to it. */
  readonly Face: ComponentType<FaceProps>;
}

export interface CharacterTexts {
  /** The character in a few words. */
  readonly about: string;
  readonly lines: { readonly [occasion in Occasion]: readonly string[] };
}

/** The characters of a game, one for each level. A game without them shows the levels instead. */
export interface GameCharacters<Fact extends AnyFact = AnyFact> {
  /** The weakest first. */
  readonly characters: readonly Character[];
  /** By the id of the character. */
  readonly translations: ByLanguage<{ readonly [id: string]: CharacterTexts }>;
  /**
   * Did a move go well for a side (`goodMove`) or for its rivals? Null if neither. Reads only what every viewer is
   * told, so that a remark reveals nothing.
   */
  judgeMove(facts: readonly Fact[], side: readonly Seat[]): 'goodMove' | 'rivalGoodMove' | null;
}
