interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Room above and below, so that no stroke is cut off. */
const MARGIN = 8;

/** A line through values at equal distances, the highest on top; a flat one runs through the middle. */
export function lineThrough(
  values: readonly number[],
  { width, height }: Size,
): { readonly path: string; readonly last: Point; readonly least: number; readonly most: number } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const stepX = (width - 2 * MARGIN) / Math.max(1, values.length - 1);
  const points = values.map((value, i): Point => {
    const share = most === least ? 0.5 : (most - value) / (most - least);
    return { x: round(MARGIN + i * stepX), y: round(MARGIN + share * (height - 2 * MARGIN)) };
  });
  return {
    path: points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    last: points[points.length - 1],
    least,
    most,
  };
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
