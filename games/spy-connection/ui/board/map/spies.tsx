import { memo } from '@safehouse/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SpyView } from '../../../rules/view.ts';
import { SpyGlyph } from '../../art/seat-glyph.tsx';
import type { BoardContext } from '../board-context.ts';
import type { MapPoint } from './map-layout.ts';
import { findSpyPath } from './spy-path.ts';

interface SpiesProps {
  readonly context: BoardContext;
  readonly previousView: SpyView | null;
  readonly motion: 'full' | 'reduced';
}

export const Spies = memo(({ context, previousView, motion }: SpiesProps) => {
  const { view, mapLayout } = context;
  return (
    <g>
      {view.players.map(({ spy }, seat) => {
        const city = spy === null ? undefined : mapLayout.cities.get(spy);
        if (!city) return null;
        const way = pathSincePreviousView(context, previousView, seat);
        const spot = spyOffset(view, seat);
        return (
          <Spy
            key={seat}
            context={context}
            seat={seat}
            at={addPoints(city, spot)}
            path={way.map((p) => addPoints(p, spot))}
            motion={motion}
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
  readonly motion: 'full' | 'reduced';
}

/** The spy goes along its connections, space by space. */
function Spy({ context, seat, at, path, motion }: SpyProps) {
  const ref = useRef<SVGGElement>(null);
  const { version, showPatterns, view } = context;
  useLayoutEffect(() => {
    if (path.length < 2) return;
    const frames =
      motion === 'full'
        ? path.map((point) => ({ transform: cssTranslate(point) }))
        : [{ opacity: 0 }, { opacity: 1 }];
    ref.current?.animate(frames, { duration: 320, easing: 'ease-out' });
  }, [version]);
  const isActive = view.active === seat && view.phase !== 'over';
  return (
    <g ref={ref} class={`sc-spy${isActive ? ' is-active' : ''}`} style={{ transform: cssTranslate(at) }}>
      <g class="sc-figure">
        <SpyGlyph seat={seat} patterns={showPatterns} />
      </g>
    </g>
  );
}

function pathSincePreviousView(
  { view, mapLayout }: BoardContext,
  before: SpyView | null,
  seat: number,
): readonly MapPoint[] {
  const from = before?.players[seat]?.spy;
  const { spy: to, agents } = view.players[seat];
  return from && to && from !== to ? findSpyPath(mapLayout, agents, from, to) : [];
}

/** Spies in one city stand side by side above it. */
function spyOffset({ players }: SpyView, seat: number): MapPoint {
  const together = players.flatMap(({ spy }, other) => (spy === players[seat].spy ? [other] : []));
  return { x: (together.indexOf(seat) - (together.length - 1) / 2) * 36, y: -30 };
}

function addPoints(a: MapPoint, b: MapPoint): MapPoint {
  return { x: a.x + b.x, y: a.y + b.y };
}

function cssTranslate({ x, y }: MapPoint): string {
  return `translate(${x}px, ${y}px)`;
}
