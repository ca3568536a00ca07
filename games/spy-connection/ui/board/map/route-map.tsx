import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Land } from '../../art/land.tsx';
import type { BoardContext } from '../board-context.ts';
import { defaultEdition } from '../rules-queries.ts';
import { Agents } from './agents.tsx';
import { Cities, CityNames } from './cities.tsx';
import { type MapTarget, pickTarget, toPlanePoint } from './hit-test.ts';
import type { MapHighlights } from './map-highlights.ts';
import { matchesDefaultMap } from './map-layout.ts';
import { ConnectionCosts, HighlightedRoutes, HighlightedSpaces, RecallMarkers, Routes, Spaces } from './routes.tsx';
import { Spies } from './spies.tsx';

interface RouteMapProps {
  readonly context: BoardContext;
  readonly highlights: MapHighlights;
  isOffered(target: MapTarget): boolean;
  tap(target: MapTarget | null): void;
}

/**
 * The map in layers, each redrawn only when its own props change. Keyboard and screen reader users have the list of
 * moves and the description beside it.
 */
export function RouteMap({ context, highlights, isOffered, tap }: RouteMapProps) {
  const ref = useRef<SVGSVGElement>(null);
  const { mapLayout, rulesQueries } = context;
  const { x, y, width, height } = mapLayout.frame;
  const hasCoast = useMemo(() => matchesDefaultMap(rulesQueries.edition, defaultEdition()), [rulesQueries.edition]);
  useEffect(() => {
    const svg = ref.current;
    const onClick = (event: MouseEvent) => {
      const position = svg && toPlanePoint(svg, event);
      if (position) tap(pickTarget(mapLayout, position.point, position.scale, isOffered));
    };
    svg?.addEventListener('click', onClick);
    return () => svg?.removeEventListener('click', onClick);
  }, [mapLayout, tap, isOffered]);
  return (
    <svg
      ref={ref}
      class="sc-map"
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={context.translations.map.label}
    >
      <Land hasCoast={hasCoast} />
      <Routes context={context} />
      <HighlightedRoutes geography={mapLayout} highlights={highlights} />
      <Spaces geography={mapLayout} />
      <HighlightedSpaces geography={mapLayout} highlights={highlights} />
      <Cities context={context} highlights={highlights} />
      <Agents context={context} />
      <RecallMarkers context={context} />
      <Spies context={context} />
      <ConnectionCosts context={context} highlightedRoutes={highlights.routes} />
      <CityNames context={context} highlights={highlights} />
    </svg>
  );
}
