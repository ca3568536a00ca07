import type { ComponentChildren } from 'preact';
import type { GlyphName } from './glyph.tsx';
import type { PlaybackProgress } from './playback/use-playback.ts';
import type { PreviewSlot } from './preview/use-preview.ts';

/** A number shown in a player's tile. */
export interface TileNumber {
  /** As text: `3`, `4/7`, `−1`. */
  readonly value: string;
  /** Shown if there is no room for the label. */
  readonly glyph: GlyphName;
  /** A word or two below the number. */
  readonly label: string;
  /** In words, for screen readers and for the description that a press on the tile opens. */
  readonly text: string;
}

/** The tile of a seat, or of a side with several seats. The frame adds names, faces, clocks and whose turn it is. */
export interface TileSlot {
  readonly seats: readonly number[];
  /** The most important first. */
  readonly numbers: readonly TileNumber[];
  /** Below or beside the numbers: cards in play, tokens, missions. */
  readonly details: ComponentChildren;
  /** What there is no room for; shown below the numbers when the tile is pressed. */
  readonly about: string;
}

/**
 * The parts that a game puts into the frame of the table. The frame decides their position and size by the shape of the
 * screen alone: parts fill their area and never change its size.
 */
export interface TableSlots {
  /** One line: round, phase, cards left in the deck. */
  readonly phase: string;
  /** The viewer's own tile comes last. */
  readonly tiles: readonly TileSlot[];
  /** In portrait orientation: tiles around the board, or all in one row above it. */
  readonly tileLayout: 'around' | 'row';
  readonly board: ComponentChildren;
  /** Cards or pieces open to everybody; null if there are none in this match. */
  readonly store: ComponentChildren | null;
  /** The viewer's own cards. */
  readonly hand: ComponentChildren;
  /** What a choice would lead to. Hidden on small screens, so it must not be the only place for it. */
  readonly preview: ComponentChildren;
  /** The preview of what is pointed at: replaces `preview`, and on small screens covers the tiles. */
  readonly pointed?: PreviewSlot;
  /** The question and the buttons that answer it. */
  readonly act: ComponentChildren;
  /** The result of `usePlayback`. During playback a press on the board skips it, and the notice describes it. */
  readonly playback: PlaybackProgress | null;
}
