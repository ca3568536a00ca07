import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { HOMES, LOOP, MARKET_SPACES } from '../data/cards.ts';
import { SIDES, type Side } from '../rules/sides.ts';
import { Dusk } from './dusk.tsx';
import { House } from './house.tsx';
import { otherOf, stepsToCatch } from './outlook.ts';
import { Pawn } from './pawn.tsx';
import { HEIGHT, midway, onPlot, onRoad, ROAD_PATH, stretch, WIDTH } from './shape.ts';
import type { Walk } from './story.ts';
import type { Table } from './table.ts';

const SPACES = Array.from({ length: LOOP }, (_, space) => space);

interface StreetProps {
  readonly table: Table;
  readonly walks: readonly Walk[];
  /** What lies on the green in the middle. */
  readonly children: ComponentChildren;
}

/** The street as a loop: the own home at the near side, the market on the corners. */
export function Street({ table, walks, children }: StreetProps) {
  const { view, near, words } = table;
  const { mode } = view;
  // They stay as they are for a whole match: the same nodes are not compared again with every move.
  const scenery = useMemo(() => <Scenery near={near} mode={mode} />, [near, mode]);
  const spaces = useMemo(() => <Spaces near={near} mode={mode} />, [near, mode]);
  return (
    <section class="aa-street" aria-label={words.street}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spokenStreet(table)}>
        {scenery}
        {SIDES.map((side) => (
          <path
            key={side}
            d={stretch(view.sides[side].position, stepsToCatch(view, side), near)}
            class={`aa-chase aa-side-${side}`}
          />
        ))}
        {spaces}
        {SIDES.map((side) => (
          <Lead key={side} table={table} side={side} />
        ))}
        {[otherOf(near), near].map((side) => (
          <Pawn
            key={side}
            side={side}
            space={view.sides[side].position}
            near={near}
            walks={walks.filter((walk) => walk.side === side)}
            settings={table.settings}
          />
        ))}
      </svg>
      <div class="aa-middle">{children}</div>
    </section>
  );
}

interface PlaceProps {
  readonly near: Side;
  readonly mode: string;
}

function Scenery({ near, mode }: PlaceProps) {
  return (
    <>
      <Dusk />
      {SPACES.map((space) => (
        <House key={space} space={space} at={onPlot(space, near)} mark={markOf(space, mode)} />
      ))}
      <path d={ROAD_PATH} class="aa-road" />
    </>
  );
}

function Spaces({ near, mode }: PlaceProps) {
  return (
    <>
      {SPACES.map((space) => {
        const { x, y } = onRoad(space, near);
        return (
          <g key={space}>
            <circle cx={x} cy={y} r="7.5" class={isMarket(space, mode) ? 'aa-node is-market' : 'aa-node'} />
            <text x={x} y={y + 3} class="aa-number">
              {space + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The steps a side is short of a catch, on the way that is left. */
function Lead({ table: { view, near }, side }: { readonly table: Table; readonly side: Side }) {
  const left = stepsToCatch(view, side);
  if (left === 0) return null;
  const { x, y } = midway(view.sides[side].position, left, near);
  return (
    <g class={`aa-side-${side}`}>
      {side === 0 ? (
        <circle cx={x} cy={y} r="8.5" class="aa-lead" />
      ) : (
        <rect x={x - 8} y={y - 8} width="16" height="16" class="aa-lead" />
      )}
      <text x={x} y={y + 3.5} class="aa-lead-number">
        {left}
      </text>
    </g>
  );
}

const isMarket = (space: number, mode: string) => mode === 'advanced' && MARKET_SPACES.includes(space);

function markOf(space: number, mode: string) {
  if (space === HOMES[0]) return 'home-0';
  if (space === HOMES[1]) return 'home-1';
  return isMarket(space, mode) ? 'market' : 'plain';
}

/** The picture in words: where both stand and how far each is from a catch. */
function spokenStreet({ view, words, sideNames }: Table): string {
  const sides = SIDES.map((side) => {
    const left = stepsToCatch(view, side);
    const chase = left > 0 ? words.gap(left) : words.caught;
    return `${words.standing(sideNames[side], view.sides[side].position + 1)} ${chase}.`;
  });
  return sides.join(' ');
}
