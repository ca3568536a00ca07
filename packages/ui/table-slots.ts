import type { ComponentChildren } from 'preact';
import type { GlyphName } from './glyph.tsx';
import type { PlaybackProgress } from './playback/use-playback.ts';
import type { PreviewSlot } from './preview/use-preview.ts';

/** A number to play by, in a player's tile. */
export interface TileNumber {
  /** Text: `3`, `4/7`, `−1`. */
  readonly value: string;
  /** Where there is no room for words. */
  readonly glyph: GlyphName;
  /** A word or two below the number. */
  readonly label: string;
  /** The whole sentence, for screen readers. */
  readonly text: string;
}

/** The tile of a seat, or of a side with several seats. The frame adds names, faces, clocks and whose turn it is. */
export interface TileSlot {
  readonly seats: readonly number[];
  /** The most important first. */
  readonly numbers: readonly TileNumber[];
  /** Below or beside the numbers: cards in play, tokens, missions. */
  readonly details: ComponentChildren;
  /** What there is no room for; shown when the tile is pressed. */
  readonly about: string;
}

/**
 * What a game puts into the frame of the table. The frame decides where each part lies and how large it is, by the shape
 * of the screen alone: parts fill their area and never change its size.
 */
export interface TableSlots {
  /** One line: round, phase, what is left in the deck. */
  readonly phase: string;
  /** The viewer's own tile is the last. */
  readonly tiles: readonly TileSlot[];
  /** On an upright screen: around the board, or all in one row above it. */
  readonly tileLayout: 'around' | 'row';
  readonly board: ComponentChildren;
  /** What lies open for everybody; null in a match that has nothing of the kind. */
  readonly store: ComponentChildren | null;
  /** The viewer's own cards. */
  readonly hand: ComponentChildren;
  /** What a choice would lead to. Not shown on small screens, so it must not be the only place. */
  readonly preview: ComponentChildren;
  /** What is pointed at: in the place of `preview`, and on small screens over the tiles. */
  readonly pointed?: PreviewSlot;
  /** The question and the buttons that answer it. */
  readonly act: ComponentChildren;
  /** What `usePlayback` says: while it plays, a press on the board skips it, and the notice tells what happens. */
  readonly playback: PlaybackProgress | null;
}
