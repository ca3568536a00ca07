import type { Point } from '../geography.ts';
import type { Label } from './labels.ts';

interface Props extends Point {
  readonly name: string;
  readonly label: Label | undefined;
}

/** A city's badge, and its name where there is room for it. */
export function CityMark({ x, y, name, label }: Props) {
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
