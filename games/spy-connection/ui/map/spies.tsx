import { memo } from '@safehouse/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SpyView } from '../../rules/view.ts';
import type { Point } from '../geography.ts';
import type { Scene } from '../scene.ts';
import { SpyGlyph } from './glyph.tsx';
import { journey } from './journey.ts';

interface Props {
  readonly scene: Scene;
  readonly before: SpyView | null;
  readonly motion: 'full' | 'reduced';
}

export const Spies = memo(({ scene, before, motion }: Props) => {
  const { view, geography } = scene;
  return (
    <g>
      {view.players.map(({ spy }, seat) => {
        const city = spy === null ? undefined : geography.cities.get(spy);
        if (!city) return null;
        const way = wayOf(scene, before, seat);
        const spot = standingAt(view, seat);
        return (
          <Spy
            key={seat}
            scene={scene}
            seat={seat}
            at={add(city, spot)}
            way={way.map((p) => add(p, spot))}
            motion={motion}
          />
        );
      })}
    </g>
  );
});

interface SpyProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly at: Point;
  readonly way: readonly Point[];
  readonly motion: 'full' | 'reduced';
}

/** The spy goes along its connections, space by space. */
function Spy({ scene, seat, at, way, motion }: SpyProps) {
  const ref = useRef<SVGGElement>(null);
  const { version, patterns, view } = scene;
  useLayoutEffect(() => {
    if (way.length < 2) return;
    const frames =
      motion === 'full'
        ? way.map((point) => ({ transform: moved(point) }))
        : [{ opacity: 0 }, { opacity: 1 }];
    ref.current?.animate(frames, { duration: 320, easing: 'ease-out' });
  }, [version]);
  const isActive = view.active === seat && view.phase !== 'over';
  return (
    <g ref={ref} class={`sc-spy${isActive ? ' is-active' : ''}`} style={{ transform: moved(at) }}>
      <g class="sc-figure">
        <SpyGlyph seat={seat} patterns={patterns} />
      </g>
    </g>
  );
}

function wayOf({ view, geography }: Scene, before: SpyView | null, seat: number): readonly Point[] {
  const from = before?.players[seat]?.spy;
  const { spy: to, agents } = view.players[seat];
  return from && to && from !== to ? journey(geography, agents, from, to) : [];
}

/** Spies in one city stand side by side above it. */
function standingAt({ players }: SpyView, seat: number): Point {
  const together = players.flatMap(({ spy }, other) => (spy === players[seat].spy ? [other] : []));
  return { x: (together.indexOf(seat) - (together.length - 1) / 2) * 36, y: -30 };
}

function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function moved({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}
