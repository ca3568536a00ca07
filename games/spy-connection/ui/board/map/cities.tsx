import { memo } from '@safehouse/ui';
import { useMemo } from 'preact/hooks';
import { CityBadge, CityName } from '../../art/city-badge.tsx';
import type { BoardContext } from '../board-context.ts';
import { placeLabels } from './label-placement.ts';
import type { MapHighlights } from './map-highlights.ts';

/** City badges. Their names are above everything else. */
export function Cities({
  context,
  highlights,
}: {
  readonly context: BoardContext;
  readonly highlights: MapHighlights;
}) {
  const { mapLayout, focusSeat } = context;
  const { network, open } = useMemo(() => cityStates(context), [context]);
  return (
    <g>
      {[...mapLayout.cities].map(([id, { x, y }]) => (
        <City
          key={id}
          x={x}
          y={y}
          focus={focusSeat}
          isInNetwork={network.has(id)}
          isOpen={open.has(id)}
          isLit={highlights.cities.includes(id)}
        />
      ))}
    </g>
  );
}

/** The names of the cities, never covered by pieces. */
export function CityNames({
  context,
  highlights,
}: {
  readonly context: BoardContext;
  readonly highlights: MapHighlights;
}) {
  const { mapLayout, editionNames } = context;
  const labels = useMemo(() => placeLabels(mapLayout, editionNames.cityName), [mapLayout, editionNames]);
  return (
    <g>
      {[...labels].map(([id, label]) => (
        <g key={id} class={highlights.cities.includes(id) ? 'is-lit' : ''}>
          <CityName name={editionNames.cityName(id)} label={label} />
        </g>
      ))}
    </g>
  );
}

/** The cities of the highlighted network, and those to which the spy can go. */
function cityStates({ rulesQueries, focusSeat, offers }: BoardContext) {
  const destinations = offers.flatMap(({ move, highlights: { cities } }) => (movesSpy(move.type) ? cities : []));
  return { network: new Set(rulesQueries.networkOf(focusSeat)), open: new Set(destinations) };
}

function movesSpy(type: string): boolean {
  return type === 'connect' || type === 'travel';
}

interface CityProps {
  readonly x: number;
  readonly y: number;
  readonly focus: number;
  readonly isInNetwork: boolean;
  readonly isOpen: boolean;
  readonly isLit: boolean;
}

const City = memo(({ x, y, focus, isInNetwork, isOpen, isLit }: CityProps) => (
  <g
    class={`sc-city sc-seat-${focus}${isInNetwork ? ' is-network' : ''}${isOpen ? ' is-open' : ''}${
      isLit ? ' is-lit' : ''
    }`}
  >
    <CityBadge x={x} y={y} />
  </g>
));
