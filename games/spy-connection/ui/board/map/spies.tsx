import { memo } from '@safehouse/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SpyView } from '../../../rules/view.ts';
import { SpyGlyph } from '../../art/seat-glyph.tsx';
import { findSpyPath } from '../../playback/spy-path.ts';
import type { BoardContext } from '../board-context.ts';
import type { MapPoint } from './map-layout.ts';

export const Spies = memo(({ context }: { readonly context: BoardContext }) => {
  const { view, mapLayout } = context;
  return (
    <g>
      {view.players.map(({ spy }, seat) => {
        const city = spy === null ? undefined : mapLayout.cities.get(spy);
        if (!city) return null;
        const path = pathSincePreviousView(context, seat);
        const offset = spyOffset(view, seat);
        return (
          <Spy
            key={seat}
            context={context}
            seat={seat}
            at={addPoints(city, offset)}
            path={path.map((point) => addPoints(point, offset))}
          />
        );
      })}
    </g>
  );
});

interface SpyProps {
  readonly context: BoardContext;
  readonly seat: number;
  readonly at: MapPoint;
  readonly path: readonly MapPoint[];
}

/** The spy moves along its connections, space by space. */
function Spy({ context, seat, at, path }: SpyProps) {
  const ref = useRef<SVGGElement>(null);
  const { version, settings, view } = context;
  useLayoutEffect(() => {
    if (path.length < 2) return;
    const frames =
      settings.motion === 'full'
        ? path.map((point) => ({ transform: cssTranslate(point) }))
        : [{ opacity: 0 }, { opacity: 1 }];
    ref.current?.animate(frames, { duration: 320 * (settings.pace ?? 1), easing: 'ease-out' });
  }, [version]);
  const isActive = view.active === seat && view.phase !== 'over';
  return (
    <g ref={ref} class={`sc-spy${isActive ? ' is-active' : ''}`} style={{ transform: cssTranslate(at) }}>
      <g class="sc-figure">
        <SpyGlyph seat={seat} patterns={settings.patterns} />
      </g>
    </g>
  );
}

function pathSincePreviousView({ view, previousView, mapLayout }: BoardContext, seat: number): readonly MapPoint[] {
  const from = previousView?.players[seat]?.spy;
  const { spy: to, agents } = view.players[seat];
  return from && to && from !== to ? findSpyPath(mapLayout, agents, from, to) : [];
}

/** Several spies in one city are fanned out, up and to the right. */
function spyOffset({ players }: SpyView, seat: number): MapPoint {
  const together = players.flatMap(({ spy }, other) => (spy === players[seat].spy ? [other] : []));
  return { x: SPY_OFFSET.x + together.indexOf(seat) * SPY_DISTANCE, y: SPY_OFFSET.y };
}

const SPY_OFFSET: MapPoint = { x: 12, y: -34 };
const SPY_DISTANCE = 24;

/** The position of a spy in a city with others. */
export function spySpot(city: MapPoint, others: number): string {
  return `translate(${city.x + SPY_OFFSET.x + others * SPY_DISTANCE} ${city.y + SPY_OFFSET.y})`;
}

function addPoints(a: MapPoint, b: MapPoint): MapPoint {
  return { x: a.x + b.x, y: a.y + b.y };
}

function cssTranslate({ x, y }: MapPoint): string {
  return `translate(${x}px, ${y}px)`;
}
