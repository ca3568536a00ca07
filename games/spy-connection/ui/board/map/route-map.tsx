import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { SpyView } from '../../../rules/view.ts';
import type { MapHighlights } from '../../actions/move-offers.ts';
import { Land } from '../../art/land.tsx';
import type { BoardContext } from '../board-context.ts';
import { defaultEdition } from '../rules-queries.ts';
import { Agents } from './agents.tsx';
import { Cities } from './cities.tsx';
import { type MapTarget, pickTarget, toPlanePoint } from './hit-test.ts';
import { matchesDefaultMap } from './map-layout.ts';
import {
  ConnectionCosts,
  HighlightedRoute,
  HighlightedSpaces,
  RecallMarkers,
  Routes,
  Spaces,
} from './routes.tsx';
import { Spies } from './spies.tsx';

interface RouteMapProps {
  readonly context: BoardContext;
  /** The page before, to see what has moved. */
  readonly previousView: SpyView | null;
  readonly highlights: MapHighlights;
  readonly motion: 'full' | 'reduced';
  isOffered(target: MapTarget): boolean;
  tap(target: MapTarget | null): void;
}

/**
 * The picture, in layers that are each drawn anew only for what concerns them. Whoever cannot point at it has the list
 * of moves and the text beside it.
 */
export function RouteMap({ context, previousView, highlights, motion, isOffered, tap }: RouteMapProps) {
  const ref = useRef<SVGSVGElement>(null);
  const { mapLayout, rulesQueries } = context;
  const { x, y, width, height } = mapLayout.frame;
  const hasCoast = useMemo(
    () => matchesDefaultMap(rulesQueries.edition, defaultEdition()),
    [rulesQueries.edition],
  );
  useEffect(() => {
    const svg = ref.current;
    const hear = (event: MouseEvent) => {
      const where = svg && toPlanePoint(svg, event);
      if (where) tap(pickTarget(mapLayout, where.point, where.scale, isOffered));
    };
    svg?.addEventListener('click', hear);
    return () => svg?.removeEventListener('click', hear);
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
      <HighlightedRoute geography={mapLayout} highlights={highlights} />
      <Spaces geography={mapLayout} />
      <HighlightedSpaces geography={mapLayout} highlights={highlights} />
      <Cities context={context} lights={highlights} />
      <Agents context={context} before={previousView} />
      <RecallMarkers context={context} />
      <ConnectionCosts context={context} selectedConnection={highlights.route} />
      <Spies context={context} previousView={previousView} motion={motion} />
    </svg>
  );
}
