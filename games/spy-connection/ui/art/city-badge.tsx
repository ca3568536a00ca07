import type { CityLabel } from '../board/map/label-placement.ts';
import type { MapPoint } from '../board/map/map-layout.ts';

export function CityBadge({ x, y }: MapPoint) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="sc-halo" r="26" />
      <circle class="sc-badge" r="14" />
      <circle class="sc-core" r="6" />
    </g>
  );
}

interface CityNameProps {
  readonly name: string;
  /** Missing if there is no room. */
  readonly label: CityLabel | undefined;
}

export function CityName({ name, label }: CityNameProps) {
  if (!label) return null;
  return (
    <text class="sc-label" x={label.x} y={label.y} text-anchor={label.anchor}>
      {name}
    </text>
  );
}
