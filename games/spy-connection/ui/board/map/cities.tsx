import { memo } from '@safehouse/ui';
import { useMemo } from 'preact/hooks';
import type { MapHighlights } from '../../actions/move-offers.ts';
import { CityBadge } from '../../art/city-badge.tsx';
import type { BoardContext } from '../board-context.ts';
import { type CityLabel, placeLabels } from './label-placement.ts';

/** City badges and their names. */
export function Cities({
  context,
  highlights,
}: {
  readonly context: BoardContext;
  readonly highlights: MapHighlights;
}) {
  const { mapLayout, editionNames, focusSeat } = context;
  const labels = useMemo(() => placeLabels(mapLayout, editionNames.cityName), [mapLayout, editionNames]);
  const { network, open } = useMemo(() => cityStates(context), [context]);
  return (
    <g>
      {[...mapLayout.cities].map(([id, { x, y }]) => (
        <City
          key={id}
          x={x}
          y={y}
          name={editionNames.cityName(id)}
          label={labels.get(id)}
          focus={focusSeat}
          isInNetwork={network.has(id)}
          isOpen={open.has(id)}
          isLit={highlights.cities.includes(id)}
        />
      ))}
    </g>
  );
}

/** The cities of the highlighted network, and those the spy can go to. */
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
  readonly name: string;
  readonly label: CityLabel | undefined;
  readonly focus: number;
  readonly isInNetwork: boolean;
  readonly isOpen: boolean;
  readonly isLit: boolean;
}

const City = memo(({ x, y, name, label, focus, isInNetwork, isOpen, isLit }: CityProps) => (
  <g
    class={`sc-city sc-seat-${focus}${isInNetwork ? ' is-network' : ''}${isOpen ? ' is-open' : ''}${
      isLit ? ' is-lit' : ''
    }`}
  >
    <CityBadge x={x} y={y} name={name} label={label} />
  </g>
));
