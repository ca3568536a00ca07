import type { TableSlots } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/translations.ts';
import { type FrameShape, useFrameShape } from './frame-shape.ts';

/** What the screen adds to the parts of a game. */
interface FrameProps {
  readonly game: string;
  readonly slots: TableSlots;
  /** By tile. */
  readonly tiles: readonly ComponentChildren[];
  readonly top?: ComponentChildren;
  readonly notice?: ComponentChildren;
  /** A question of the table itself, asked before the game's own. */
  readonly question?: ComponentChildren;
  /** After the match: instead of store, hand, preview and act. */
  readonly ending?: ComponentChildren;
  /** Log, chat and rules: beside the board where there is room, else a sheet. */
  panel?(shape: FrameShape): ComponentChildren;
}

/** How much a tile shows. */
const TILE_FORMS: { readonly [shape in FrameShape]: 'strip' | 'block' | 'list' } = {
  'phone-portrait': 'strip',
  'tablet-portrait': 'strip',
  'phone-landscape': 'block',
  'tablet-landscape': 'list',
  laptop: 'list',
  wide: 'list',
};

/** The grid of the table. No track depends on its content, so nothing moves between turns. */
export function Frame({ game, slots, tiles, top, notice, question, ending, panel }: FrameProps) {
  const { box, shape } = useFrameShape();
  const arrangement = {
    'data-shape': shape.value,
    'data-orientation': shape.value.endsWith('portrait') ? 'portrait' : 'landscape',
    'data-tile': TILE_FORMS[shape.value],
    'data-tiles': slots.tileLayout,
    'data-store': slots.store === null ? 'none' : 'some',
    'data-top': top ? 'some' : 'none',
    'data-ended': ending ? 'yes' : 'no',
  };
  return (
    <div ref={box} class={`frame game-${game}`} {...arrangement}>
      {top}
      <ul class="frame-tiles" aria-label={t().table.players}>
        {tiles}
      </ul>
      <div class="frame-board">{slots.board}</div>
      {notice}
      {slots.store !== null && <div class="frame-store">{slots.store}</div>}
      {ending ? (
        <div class="frame-end">{ending}</div>
      ) : (
        <div class="frame-side">
          <div class="frame-hand">{slots.hand}</div>
          <div class="frame-preview">{slots.preview}</div>
          <div class="frame-act">{question ?? slots.act}</div>
        </div>
      )}
      {panel?.(shape.value)}
    </div>
  );
}
