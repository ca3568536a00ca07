import { useRef, useState } from 'preact/hooks';
import { CityBadge } from '../ui/art/city-badge.tsx';
import { Land } from '../ui/art/land.tsx';
import { toPlanePoint } from '../ui/board/map/hit-test.ts';
import { placeLabels } from '../ui/board/map/label-placement.ts';
import { type MapPoint, mapLayoutFor, matchesDefaultMap } from '../ui/board/map/map-layout.ts';
import { defaultEdition } from '../ui/board/rules-queries.ts';
import { moveCity, moveSpace } from './edit-map.ts';
import type { EditorContext } from './editor-context.ts';

type MapItemKind = 'city' | 'space';

interface DraggedItem {
  readonly kind: MapItemKind;
  readonly id: string;
  readonly at: MapPoint;
}

const ARROW_KEY_STEP = 10;
const ARROW_KEY_DIRECTIONS: { readonly [key: string]: MapPoint } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The map as it will lie on the table; what is on it can be moved. */
export function EditorMap(context: EditorContext) {
  const { document: edition, translations, onChange, select, selection, cityName } = context;
  const svg = useRef<SVGSVGElement>(null);
  const [held, hold] = useState<DraggedItem | null>(null);
  const shown = held ? moveItem(context, held) : edition;
  const geography = mapLayoutFor(shown);
  // While something is held the frame stays: a map that slides away under the finger cannot be aimed at.
  const { frame } = mapLayoutFor(edition);
  const labels = placeLabels(geography, cityName);
  const scale = 1000 / (edition.board?.width || 1000);
  const drop = () => {
    if (held) onChange(moveItem(context, held));
    hold(null);
  };
  const handle = (kind: MapItemKind, id: string, { x, y }: MapPoint, name: string) => ({
    tabIndex: 0,
    role: 'button' as const,
    'aria-label': name,
    onPointerDown: (event: PointerEvent) => {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      select(kind === 'city' ? { tab: 'cities', id } : { tab: 'connections', id });
    },
    onPointerMove: (event: PointerEvent) => {
      const isHeld = (event.currentTarget as Element).hasPointerCapture(event.pointerId);
      const where = isHeld && svg.current && toPlanePoint(svg.current, event);
      if (where) hold({ kind, id, at: { x: where.point.x / scale, y: where.point.y / scale } });
    },
    onPointerUp: drop,
    onPointerCancel: () => hold(null),
    onKeyDown: (event: KeyboardEvent) => {
      const way = ARROW_KEY_DIRECTIONS[event.key];
      if (!way) return;
      event.preventDefault();
      const step = event.shiftKey ? 1 : ARROW_KEY_STEP;
      onChange(
        moveItem(context, { kind, id, at: { x: x / scale + way.x * step, y: y / scale + way.y * step } }),
      );
    },
    onFocus: () => select(kind === 'city' ? { tab: 'cities', id } : { tab: 'connections', id }),
  });
  return (
    <figure class="sce-map">
      <svg
        ref={svg}
        role="application"
        aria-label={translations.map}
        class="sc-map"
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      >
        <Land hasCoast={matchesDefaultMap(shown, defaultEdition())} />
        {[...geography.routes.values()].map(({ id, points }) => (
          <polyline
            key={id}
            class={`sc-route${selection.tab === 'connections' && selection.id === id ? ' is-chosen' : ''}`}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        ))}
        {[...geography.spaces].map(([id, at]) => (
          <circle
            key={id}
            class={`sc-space sce-handle${selection.id === id ? ' is-lit' : ''}`}
            cx={at.x}
            cy={at.y}
            r="9"
            {...handle('space', id, at, translations.spaceHandle(id))}
          />
        ))}
        {[...geography.cities].map(([id, at]) => (
          <g
            key={id}
            class={`sc-city sce-handle${selection.id === id ? ' is-lit' : ''}`}
            {...handle('city', id, at, translations.cityHandle(cityName(id)))}
          >
            <CityBadge x={at.x} y={at.y} name={cityName(id)} label={labels.get(id)} />
          </g>
        ))}
      </svg>
      <figcaption class="quiet">{translations.mapAbout}</figcaption>
    </figure>
  );
}

function moveItem({ document: edition }: EditorContext, { kind, id, at }: DraggedItem) {
  return kind === 'city' ? moveCity(edition, id, at) : moveSpace(edition, id, at);
}
