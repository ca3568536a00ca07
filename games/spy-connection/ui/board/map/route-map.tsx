import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { MoveOutcome } from '../../../rules/outcome.ts';
import type { MovePreview } from '../../actions/use-move-preview.ts';
import { Land } from '../../art/land.tsx';
import type { BoardContext } from '../board-context.ts';
import { defaultEdition } from '../rules-queries.ts';
import { Agents } from './agents.tsx';
import { Cities, CityNames } from './cities.tsx';
import { Ghosts } from './ghosts.tsx';
import { type MapTarget, pickTarget } from './hit-test.ts';
import { listenToGestures } from './map-gestures.ts';
import type { MapHighlights } from './map-highlights.ts';
import { matchesDefaultMap } from './map-layout.ts';
import { MissionFlags } from './mission-flags.tsx';
import { ConnectionCosts, HighlightedRoutes, HighlightedSpaces, RecallMarkers, Routes, Spaces } from './routes.tsx';
import { Spies } from './spies.tsx';
import { type MapZoom, useMapZoom } from './use-map-zoom.ts';

interface RouteMapProps {
  readonly context: BoardContext;
  readonly highlights: MapHighlights;
  /** The outcome of the move shown. */
  readonly outcome: MoveOutcome | null;
  isOffered(target: MapTarget): boolean;
  tap(target: MapTarget | null): void;
  point: MovePreview['pointAtMap'];
}

const NO_MISSIONS: readonly string[] = [];

/**
 * The map in layers, each redrawn only when its own props change. For keyboard and screen reader users there are the
 * list of moves and a description.
 */
export function RouteMap(props: RouteMapProps) {
  const { context, highlights, outcome } = props;
  const { mapLayout, rulesQueries, translations } = context;
  const zoom = useMapZoom(context);
  const svg = useMapGestures(props, zoom);
  const hasCoast = useMemo(() => matchesDefaultMap(rulesQueries.edition, defaultEdition()), [rulesQueries.edition]);
  const { x, y, width, height } = zoom.window;
  return (
    <>
      <svg
        ref={svg}
        class={`sc-map${zoom.isZoomed ? ' is-zoomed' : ''}`}
        viewBox={`${x} ${y} ${width} ${height}`}
        role="img"
        aria-label={translations.map.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys zoom and move the map
        tabIndex={0}
        onKeyDown={zoom.pressKey}
        onFocus={({ currentTarget }) =>
          currentTarget.matches(':focus-visible') && context.showInfo(translations.zoom.keys)
        }
      >
        <Land hasCoast={hasCoast} />
        <Routes context={context} />
        <HighlightedRoutes geography={mapLayout} highlights={highlights} />
        <Spaces geography={mapLayout} />
        <HighlightedSpaces geography={mapLayout} highlights={highlights} />
        <Cities context={context} highlights={highlights} />
        <Agents context={context} />
        <RecallMarkers context={context} />
        <MissionFlags context={context} served={outcome?.canMark ?? NO_MISSIONS} servedCity={outcome?.spy ?? null} />
        <Spies context={context} />
        <Ghosts context={context} outcome={outcome} />
        <ConnectionCosts context={context} highlightedRoutes={highlights.routes} />
        <CityNames context={context} highlights={highlights} />
      </svg>
      {zoom.isZoomed && (
        <button
          type="button"
          class="sc-reset icon-button"
          aria-label={translations.zoom.reset}
          title={translations.zoom.reset}
          onClick={() => {
            svg.current?.focus({ preventScroll: true });
            zoom.reset();
          }}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
          </svg>
        </button>
      )}
    </>
  );
}

function useMapGestures({ context, isOffered, tap, point }: RouteMapProps, { zoom, pan, toggle }: MapZoom) {
  const svg = useRef<SVGSVGElement>(null);
  const { mapLayout } = context;
  useEffect(() => {
    if (!svg.current) return undefined;
    return listenToGestures(svg.current, {
      zoom,
      pan,
      toggle,
      tap: (position) => tap(pickTarget(mapLayout, position.point, position.scale, isOffered)),
      point: (position) => point(position && pickTarget(mapLayout, position.point, position.scale, isOffered)),
    });
  }, [mapLayout, tap, point, isOffered]);
  return svg;
}
