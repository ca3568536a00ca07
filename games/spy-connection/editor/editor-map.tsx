import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { CityBadge, CityName } from '../ui/art/city-badge.tsx';
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

/** The map as it will be played; cities and spaces can be moved. */
export function EditorMap(context: EditorContext) {
  const { document: edition, translations, selection, cityName } = context;
  const svg = useRef<SVGSVGElement>(null);
  const { dragged, dragHandlers } = useDragging(context, svg);
  const shown = dragged ? moveItem(context, dragged) : edition;
  const layout = mapLayoutFor(shown);
  // The frame stays the same during a drag; otherwise the map would move under the finger.
  const { frame } = mapLayoutFor(edition);
  const labels = placeLabels(layout, cityName);
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
        {[...layout.routes.values()].map(({ id, points }) => (
          <polyline
            key={id}
            class={`sc-route${selection.tab === 'connections' && selection.id === id ? ' is-chosen' : ''}`}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        ))}
        {[...layout.spaces].map(([id, at]) => (
          <circle
            key={id}
            class={`sc-space sce-handle${selection.id === id ? ' is-lit' : ''}`}
            cx={at.x}
            cy={at.y}
            r="9"
            aria-label={translations.spaceHandle(id)}
            {...dragHandlers('space', id, at)}
          />
        ))}
        {[...layout.cities].map(([id, at]) => (
          <g
            key={id}
            class={`sc-city sce-handle${selection.id === id ? ' is-lit' : ''}`}
            aria-label={translations.cityHandle(cityName(id))}
            {...dragHandlers('city', id, at)}
          >
            <CityBadge x={at.x} y={at.y} />
            <CityName name={cityName(id)} label={labels.get(id)} />
          </g>
        ))}
      </svg>
      <figcaption class="quiet">{translations.mapAbout}</figcaption>
    </figure>
  );
}

/** Moves cities and spaces with a pointer or the arrow keys. */
function useDragging(context: EditorContext, svg: RefObject<SVGSVGElement | null>) {
  const { document: edition, onChange, select } = context;
  const [dragged, drag] = useState<DraggedItem | null>(null);
  const scale = 1000 / (edition.board?.width || 1000);
  const drop = () => {
    if (dragged) onChange(moveItem(context, dragged));
    drag(null);
  };
  const dragHandlers = (kind: MapItemKind, id: string, { x, y }: MapPoint) => ({
    tabIndex: 0,
    role: 'button' as const,
    onPointerDown: (event: PointerEvent) => {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      select(selectionOf(kind, id));
    },
    onPointerMove: (event: PointerEvent) => {
      const isDragging = (event.currentTarget as Element).hasPointerCapture(event.pointerId);
      const position = isDragging && svg.current && toPlanePoint(svg.current, event);
      if (position) drag({ kind, id, at: { x: position.point.x / scale, y: position.point.y / scale } });
    },
    onPointerUp: drop,
    onPointerCancel: () => drag(null),
    onKeyDown: (event: KeyboardEvent) => {
      const direction = ARROW_KEY_DIRECTIONS[event.key];
      if (!direction) return;
      event.preventDefault();
      const step = event.shiftKey ? 1 : ARROW_KEY_STEP;
      const at = { x: x / scale + direction.x * step, y: y / scale + direction.y * step };
      onChange(moveItem(context, { kind, id, at }));
    },
    onFocus: () => select(selectionOf(kind, id)),
  });
  return { dragged, dragHandlers };
}

function selectionOf(kind: MapItemKind, id: string) {
  return kind === 'city' ? ({ tab: 'cities', id } as const) : ({ tab: 'connections', id } as const);
}

function moveItem({ document: edition }: EditorContext, { kind, id, at }: DraggedItem) {
  return kind === 'city' ? moveCity(edition, id, at) : moveSpace(edition, id, at);
}
