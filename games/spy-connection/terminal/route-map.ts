import { SEATS } from '@safehouse/contract';
import { type Line, type Span, type Style, seatStyle, styled } from '@safehouse/ui/terminal';
import { type MapPoint, mapLayoutFor } from '../ui/board/map/map-layout.ts';
import { type MapContext, SPY_GLYPHS } from './terminal-context.ts';

export const MAP_COLUMNS = 46;
const MAP_ROWS = 13;

interface Cell {
  readonly text: string;
  readonly style: Style;
}

/** A map with one character per space; cities are written out. */
export function drawMap(context: MapContext): Line[] {
  const grid: (Cell | null)[][] = Array.from({ length: MAP_ROWS }, () => Array(MAP_COLUMNS).fill(null));
  const { cities, spaces } = mapLayoutFor(context.rulesQueries.edition);
  const scale = createScale([...cities.values(), ...spaces.values()]);
  for (const [id, point] of cities) writeCity(grid, scale(point), cityCells(context, id));
  for (const [id, point] of spaces) {
    const free = nearestFreeCell(grid, scale(point));
    if (free) grid[free.row][free.column] = spaceCell(context, id);
  }
  return grid.map(spansOf);
}

/** Adjacent cells of the same style become one span. */
function spansOf(cells: readonly (Cell | null)[]): Line {
  const spans: { text: string; style: Style | null }[] = [];
  for (const cell of cells) {
    const { text, style } = cell ?? { text: ' ', style: null };
    const last = spans.at(-1);
    if (last && last.style === style) last.text += text;
    else spans.push({ text, style });
  }
  return spans.map(({ text, style }): Span => (style === null ? text : styled(style, text)));
}

interface GridPoint {
  readonly row: number;
  readonly column: number;
}

/** Converts from the drawing plane to rows and columns. */
function createScale(points: readonly MapPoint[]): (point: MapPoint) => GridPoint {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const part = (value: number, from: number, values: readonly number[]) =>
    (value - from) / Math.max(1, Math.max(...values) - from);
  return ({ x, y }) => ({
    row: Math.round(part(y, top, ys) * (MAP_ROWS - 1)),
    column: Math.round(part(x, left, xs) * (MAP_COLUMNS - 2)),
  });
}

/** The spies in the city, then its name: bright if the viewer's network reaches it. */
function cityCells({ view, seat, rulesQueries, editionNames }: MapContext, city: string): Cell[] {
  const spies = SEATS.filter((other) => view.players[other]?.spy === city);
  const glyphs = spies.map((spy): Cell => ({ text: SPY_GLYPHS[spy], style: seatStyle(spy) }));
  const isOwn = rulesQueries.networkOf(seat).includes(city);
  const style = isOwn ? seatStyle(seat) : 'place';
  const name = [...editionNames.cityName(city)].map((text): Cell => ({ text, style }));
  return [...(glyphs.length > 0 ? glyphs : [{ text: isOwn ? '●' : '○', style } as const]), ...name];
}

/** Begins at the city's position, or further left at the edge of the map. */
function writeCity(grid: (Cell | null)[][], { row, column }: GridPoint, cells: readonly Cell[]): void {
  const start = Math.max(0, Math.min(column, MAP_COLUMNS - cells.length));
  cells.slice(0, MAP_COLUMNS).forEach((cell, i) => {
    grid[row][start + i] = cell;
  });
}

/** The agents on a space in the colour of their player; white if there are several players. */
function spaceCell({ view }: MapContext, space: string): Cell {
  const owners = SEATS.filter((seat) => (view.players[seat]?.agents[space] ?? 0) > 0);
  const total = owners.reduce((sum, seat) => sum + view.players[seat].agents[space], 0);
  if (total === 0) return { text: '·', style: 'dim' };
  return { text: total > 9 ? '+' : String(total), style: owners.length === 1 ? seatStyle(owners[0]) : 'bold' };
}

/** A row is about as high as two columns are wide. */
function nearestFreeCell(grid: readonly (readonly (Cell | null)[])[], wanted: GridPoint): GridPoint | null {
  let best: GridPoint | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [row, cells] of grid.entries()) {
    for (const [column, cell] of cells.entries()) {
      const distance = Math.hypot(2 * (row - wanted.row), column - wanted.column);
      if (cell !== null || distance >= bestDistance) continue;
      [best, bestDistance] = [{ row, column }, distance];
    }
  }
  return best;
}
