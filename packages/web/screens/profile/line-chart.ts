interface ChartSize {
  readonly width: number;
  readonly height: number;
}

interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** Keeps the stroke from being clipped, in SVG units. */
const MARGIN = 8;

/** An SVG path. If all values are equal, the line is in the middle. */
export function lineChart(
  values: readonly number[],
  { width, height }: ChartSize,
): { readonly path: string; readonly last: ChartPoint; readonly least: number; readonly most: number } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const stepX = (width - 2 * MARGIN) / Math.max(1, values.length - 1);
  const points = values.map((value, i): ChartPoint => {
    const share = most === least ? 0.5 : (most - value) / (most - least);
    return { x: roundToTenth(MARGIN + i * stepX), y: roundToTenth(MARGIN + share * (height - 2 * MARGIN)) };
  });
  return {
    path: points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    last: points[points.length - 1],
    least,
    most,
  };
}

function roundToTenth(value: number): number {
  return Math.round(10 * value) / 10;
}
