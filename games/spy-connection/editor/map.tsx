import { useRef, useState } from 'preact/hooks';
import { fitsOurEurope, geographyOf, type Point } from '../ui/geography.ts';
import { CityMark } from '../ui/map/city-mark.tsx';
import { placeLabels } from '../ui/map/labels.ts';
import { Land } from '../ui/map/land.tsx';
import { onPlane } from '../ui/map/pick.ts';
import { defaultEdition } from '../ui/position.ts';
import type { Bench } from './bench.ts';
import { movedCity, movedSpace } from './edit-map.ts';

type Kind = 'city' | 'space';

interface Held {
  readonly kind: Kind;
  readonly id: string;
  readonly at: Point;
}

const STEP = 10;
const ARROWS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The map as it will lie on the table; what is on it can be moved. */
export function EditorMap(bench: Bench) {
  const { document: edition, words, change, choose, chosen, cityName } = bench;
  const svg = useRef<SVGSVGElement>(null);
  const [held, hold] = useState<Held | null>(null);
  const shown = held ? moved(bench, held) : edition;
  const geography = geographyOf(shown);
  // While something is held the frame stays: a map that slides away under the finger cannot be aimed at.
  const { frame } = geographyOf(edition);
  const labels = placeLabels(geography, cityName);
  const scale = 1000 / (edition.board?.width || 1000);
  const drop = () => {
    if (held) change(moved(bench, held));
    hold(null);
  };
  const handle = (kind: Kind, id: string, { x, y }: Point, name: string) => ({
    tabIndex: 0,
    role: 'button' as const,
    'aria-label': name,
    onPointerDown: (event: PointerEvent) => {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      choose(kind === 'city' ? { tab: 'cities', id } : { tab: 'connections', id });
    },
    onPointerMove: (event: PointerEvent) => {
      const isHeld = (event.currentTarget as Element).hasPointerCapture(event.pointerId);
      const where = isHeld && svg.current && onPlane(svg.current, event);
      if (where) hold({ kind, id, at: { x: where.point.x / scale, y: where.point.y / scale } });
    },
    onPointerUp: drop,
    onPointerCancel: () => hold(null),
    onKeyDown: (event: KeyboardEvent) => {
      const way = ARROWS[event.key];
      if (!way) return;
      event.preventDefault();
      const step = event.shiftKey ? 1 : STEP;
      change(moved(bench, { kind, id, at: { x: x / scale + way.x * step, y: y / scale + way.y * step } }));
    },
    onFocus: () => choose(kind === 'city' ? { tab: 'cities', id } : { tab: 'connections', id }),
  });
  return (
    <figure class="sce-map">
      <svg
        ref={svg}
        role="application"
        aria-label={words.map}
        class="sc-map"
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      >
        <Land hasCoast={fitsOurEurope(shown, defaultEdition())} />
        {[...geography.routes.values()].map(({ id, line }) => (
          <polyline
            key={id}
            class={`sc-route${chosen.tab === 'connections' && chosen.id === id ? ' is-chosen' : ''}`}
            points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        ))}
        {[...geography.spaces].map(([id, at]) => (
          <circle
            key={id}
            class={`sc-space sce-handle${chosen.id === id ? ' is-lit' : ''}`}
            cx={at.x}
            cy={at.y}
            r="9"
            {...handle('space', id, at, words.spaceHandle(id))}
          />
        ))}
        {[...geography.cities].map(([id, at]) => (
          <g
            key={id}
            class={`sc-city sce-handle${chosen.id === id ? ' is-lit' : ''}`}
            {...handle('city', id, at, words.cityHandle(cityName(id)))}
          >
            <CityMark x={at.x} y={at.y} name={cityName(id)} label={labels.get(id)} />
          </g>
        ))}
      </svg>
      <figcaption class="quiet">{words.mapAbout}</figcaption>
    </figure>
  );
}

function moved({ document: edition }: Bench, { kind, id, at }: Held) {
  return kind === 'city' ? movedCity(edition, id, at) : movedSpace(edition, id, at);
}
