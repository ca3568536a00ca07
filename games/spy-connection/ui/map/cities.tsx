import { memo } from '@safehouse/ui';
import { useMemo } from 'preact/hooks';
import type { Lights } from '../offers.ts';
import type { Scene } from '../scene.ts';
import { CityMark } from './city-mark.tsx';
import { type Label, placeLabels } from './labels.ts';

/** City badges and their names. */
export function Cities({ scene, lights }: { readonly scene: Scene; readonly lights: Lights }) {
  const { geography, naming, focus } = scene;
  const labels = useMemo(() => placeLabels(geography, naming.city), [geography, naming]);
  const { network, open } = useMemo(() => marksOf(scene), [scene]);
  return (
    <g>
      {[...geography.cities].map(([id, { x, y }]) => (
        <City
          key={id}
          x={x}
          y={y}
          name={naming.city(id)}
          label={labels.get(id)}
          focus={focus}
          isInNetwork={network.has(id)}
          isOpen={open.has(id)}
          isLit={lights.cities.includes(id)}
        />
      ))}
    </g>
  );
}

/** The cities of the network that is lit, and those one can go to. */
function marksOf({ position, focus, offers }: Scene) {
  const goals = offers.flatMap(({ move, lights: { cities } }) => (isFlight(move.type) ? cities : []));
  return { network: new Set(position.networkOf(focus)), open: new Set(goals) };
}

function isFlight(type: string): boolean {
  return type === 'connect' || type === 'travel';
}

interface CityProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly label: Label | undefined;
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
    <CityMark x={x} y={y} name={name} label={label} />
  </g>
));
