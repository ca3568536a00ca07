import type { PreviewSlot, TableSlots, TileSlot } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { currentLang, t } from '../../i18n/translations.ts';
import { textLangOf } from '../../state/games.ts';
import { usePlaybackPress } from '../playback/press.ts';
import { TileDescription } from '../seats/tile-description.tsx';
import { type FrameShape, useFrameShape } from './frame-shape.ts';
import { useFocusRestore } from './use-focus-restore.ts';
import { useOpenTile } from './use-open-tile.ts';

/** What a screen adds to the slots of a game. */
interface FrameProps {
  readonly game: string;
  readonly slots: TableSlots;
  readonly playerNames: readonly string[];
  /** Renders a tile with face, clock and speech. */
  tile(slot: TileSlot, press: TilePress): ComponentChildren;
  readonly top?: ComponentChildren;
  readonly notice?: ComponentChildren;
  /** A question of the table itself, shown instead of the game's own. */
  readonly question?: ComponentChildren;
  /** The pause before an automatic move, during which its button fills up; null without one. */
  readonly automaticMs?: number | null;
  /** After the match: shown instead of store, hand, preview and act. */
  readonly ending?: ComponentChildren;
  /** Before the match: the board also fills the area of the viewer's own cards. */
  readonly isOpen?: boolean;
  /** Log, chat and rules: beside the board if there is room, else a sheet. */
  panel?(shape: FrameShape): ComponentChildren;
}

/** Opens and closes the description of a tile. */
interface TilePress {
  readonly isOpen: boolean;
  onPress(): void;
}

/** The form of the tiles, which determines how much they show. */
const TILE_FORMS: { readonly [shape in FrameShape]: 'strip' | 'block' | 'list' } = {
  'phone-portrait': 'strip',
  'tablet-portrait': 'strip',
  'phone-landscape': 'block',
  'tablet-landscape': 'list',
  laptop: 'list',
  wide: 'list',
};

/** The grid of the table. No track depends on its content, so nothing moves between turns. */
export function Frame(props: FrameProps) {
  const {
    game,
    slots,
    tile,
    playerNames,
    top,
    notice,
    question,
    automaticMs = null,
    ending,
    isOpen = false,
    panel,
  } = props;
  const { box, shape, room } = useFrameShape();
  const lang = textLangOf(game);
  usePlaybackPress(box, slots.playback);
  useFocusRestore(box);
  const openTile = useOpenTile();
  const described = slots.tiles.find((_, i) => i === openTile.open);
  const arrangement = {
    'data-shape': shape.value,
    'data-room': room.value,
    'data-orientation': shape.value.endsWith('portrait') ? 'portrait' : 'landscape',
    'data-tile': TILE_FORMS[shape.value],
    'data-tiles': slots.tileLayout,
    'data-store': slots.store === null ? 'none' : 'some',
    'data-top': top ? 'some' : 'none',
    'data-ended': ending ? 'yes' : 'no',
    'data-open': isOpen ? 'yes' : 'no',
  };
  const { pointed } = slots;
  const hasPreviewArea = TILE_FORMS[shape.value] === 'list' && !ending;
  const description = pointed && <Description {...pointed} />;
  return (
    <div ref={box} class={`frame game-${game}`} {...arrangement} {...pointed?.listeners}>
      {top}
      <ul class="frame-tiles" aria-label={t().table.players}>
        {slots.tiles.map((slot, i) => tile(slot, { isOpen: openTile.open === i, onPress: () => openTile.toggle(i) }))}
      </ul>
      <div class="frame-board" lang={lang}>
        {slots.board}
      </div>
      {notice}
      {slots.store !== null && (
        <div class="frame-store" lang={lang}>
          {slots.store}
        </div>
      )}
      {ending ? (
        <div key="end" class="frame-end">
          {ending}
        </div>
      ) : (
        <FrameSide key="side" slots={slots} question={question} automaticMs={automaticMs} lang={lang}>
          {hasPreviewArea && description}
        </FrameSide>
      )}
      {!hasPreviewArea && description}
      <div class="tile-about" role="status" lang={lang} data-over={described === slots.tiles.at(-1) ? 'own' : 'others'}>
        {described && <TileDescription tile={described} playerNames={playerNames} />}
      </div>
      {panel?.(shape.value)}
    </div>
  );
}

interface FrameSideProps extends Pick<FrameProps, 'slots' | 'question'> {
  readonly automaticMs: number | null;
  readonly lang: string;
  /** Shown with the preview. */
  readonly children: ComponentChildren;
}

/** The viewer's own cards, the preview, and what they are asked. */
function FrameSide({ slots, question, automaticMs, lang, children }: FrameSideProps) {
  return (
    <div class="frame-side">
      <div class="frame-hand" lang={lang}>
        {slots.hand}
      </div>
      <div class="frame-preview" lang={lang}>
        {slots.preview}
        {children}
      </div>
      <ActArea automaticMs={automaticMs} lang={question ? currentLang() : lang}>
        {question ?? slots.act}
      </ActArea>
    </div>
  );
}

interface ActAreaProps extends Required<Pick<FrameProps, 'automaticMs'>> {
  /** The language of the children, if it is not the app's. */
  readonly lang: string | undefined;
  readonly children: ComponentChildren;
}

function ActArea({ automaticMs, lang, children }: ActAreaProps) {
  if (automaticMs === null)
    return (
      <div class="frame-act" tabIndex={-1} lang={lang}>
        {children}
      </div>
    );
  return (
    <div class="frame-act is-automatic" tabIndex={-1} lang={lang} style={{ '--pause': `${automaticMs}ms` }}>
      {children}
      <p class="hidden" role="status" lang={currentLang()}>
        {t().preferences.turnEnds}
      </p>
    </div>
  );
}

/** The description of what is pointed at. Without an area of its own it covers the tile that it is not about. */
function Description({ id, part, content }: PreviewSlot) {
  if (!content) return null;
  const over = part?.closest('.tile')?.matches(':last-child') ? 'others' : 'own';
  return (
    <div id={id} class="pointed" role="tooltip" data-over={over}>
      {content}
    </div>
  );
}
