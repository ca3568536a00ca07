import type { CityLabel } from '../board/map/label-placement.ts';
import type { MapPoint } from '../board/map/map-layout.ts';

interface CityBadgeProps extends MapPoint {
  readonly name: string;
  readonly label: CityLabel | undefined;
}

/** A city's badge, and its name where there is room for it. */
export function CityBadge({ x, y, name, label }: CityBadgeProps) {
  return (
    <>
      <g transform={`translate(${x} ${y})`}>
        <circle class="sc-halo" r="26" />
        <circle class="sc-badge" r="14" />
        <circle class="sc-core" r="6" />
      </g>
      {label && (
        <text class="sc-label" x={label.x} y={label.y} text-anchor={label.anchor}>
          {name}
        </text>
      )}
    </>
  );
}
