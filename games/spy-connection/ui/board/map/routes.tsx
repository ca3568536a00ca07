import { memo } from '@safehouse/ui';
import type { BoardContext } from '../board-context.ts';
import { costPoint } from './cost-point.ts';
import type { MapHighlights } from './map-highlights.ts';
import type { MapLayout, MapPoint } from './map-layout.ts';
import { isSecured } from './secured.ts';

/** Dotted lines: the viewer's, those that can be connected, and all others. */
export function Routes({ context }: { readonly context: BoardContext }) {
  const { mapLayout, offers, focusSeat } = context;
  const { agents } = context.view.players[focusSeat];
  const own = [...mapLayout.routes.values()].filter((route) => isSecured(route, agents));
  const open = offers.flatMap(({ move }) => (move.type === 'connect' ? [move.via] : []));
  return <RouteLines geography={mapLayout} own={own.map(({ id }) => id)} open={open} focus={focusSeat} />;
}

interface RouteLinesProps {
  readonly geography: MapLayout;
  readonly own: readonly string[];
  readonly open: readonly string[];
  readonly focus: number;
}

/** All connections. */
export const RouteLines = memo(({ geography, own, open, focus }: RouteLinesProps) => (
  <g>
    {[...geography.routes.values()].map(({ id, points }) => (
      <path
        key={id}
        d={linePath(points)}
        class={`sc-route${own.includes(id) ? ` is-mine sc-seat-${focus}` : ''}${open.includes(id) ? ' is-open' : ''}`}
      />
    ))}
  </g>
));

/** All spaces, empty. */
export const Spaces = memo(({ geography }: { readonly geography: MapLayout }) => (
  <g>
    {[...geography.spaces].map(([id, { x, y }]) => (
      <circle key={id} class="sc-space" cx={x} cy={y} r="7.5" />
    ))}
  </g>
));

interface HighlightProps {
  readonly geography: MapLayout;
  readonly highlights: MapHighlights;
}

/** Connections are highlighted above their dots, so that the dots need not be redrawn. */
export function HighlightedRoutes({ geography, highlights }: HighlightProps) {
  return (
    <g>
      {highlights.routes.map((id) => {
        const route = geography.routes.get(id);
        return route && <path key={id} class="sc-route is-chosen" d={linePath(route.points)} />;
      })}
    </g>
  );
}

export function HighlightedSpaces({ geography, highlights }: HighlightProps) {
  return (
    <g>
      {highlights.spaces.map((id) => {
        const at = geography.spaces.get(id);
        return at && <circle key={id} class="sc-space is-lit" cx={at.x} cy={at.y} r="11" />;
      })}
    </g>
  );
}

/** Spaces whose agents can be recalled: a dashed ring and an arrow up. */
export const RecallMarkers = memo(({ context }: { readonly context: BoardContext }) => (
  <g>
    {context.offers.map(({ move, key }) => {
      const at = move.type === 'recall' ? context.mapLayout.spaces.get(move.space) : undefined;
      return (
        at && (
          <g key={key} transform={`translate(${at.x} ${at.y})`}>
            <g class="sc-lift">
              <circle r="18" />
              <path d="M-6-23L0-30L6-23" />
            </g>
          </g>
        )
      );
    })}
  </g>
));

interface ConnectionCostsProps {
  readonly context: BoardContext;
  readonly highlightedRoutes: readonly string[];
}

/** The cost of every connection that can be made, next to its middle. */
export const ConnectionCosts = memo(({ context, highlightedRoutes }: ConnectionCostsProps) => {
  const { mapLayout, offers, rulesQueries, seat } = context;
  if (seat === null) return null;
  return (
    <g>
      {offers.map(({ move, key }) => {
        const route = move.type === 'connect' ? mapLayout.routes.get(move.via) : undefined;
        if (!route) return null;
        const { x, y } = costPoint(route.points);
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <g class={`sc-cost${highlightedRoutes.includes(route.id) ? ' is-chosen' : ''}`}>
              <circle r="15" />
              <text y="6">{rulesQueries.connectionCost(seat, route.id)}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
});

function linePath(line: readonly MapPoint[]): string {
  return line.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
