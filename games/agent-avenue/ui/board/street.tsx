import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { HOME_SPACES, LOOP_LENGTH, MARKET_SPACES } from '../../data/cards.ts';
import { SIDES, type Side } from '../../rules/sides.ts';
import { Background } from '../art/background.tsx';
import { House } from '../art/house.tsx';
import type { PawnWalk } from '../playback/playback-steps.ts';
import type { BoardContext } from './board-context.ts';
import { Pawn } from './pawn.tsx';
import {
  housePoint,
  ROAD_PATH,
  roadPoint,
  roadSegmentMidpoint,
  roadSegmentPath,
  STREET_HEIGHT,
  STREET_WIDTH,
} from './street-geometry.ts';
import { otherSide, stepsToCatch } from './view-queries.ts';

const SPACES = Array.from({ length: LOOP_LENGTH }, (_, space) => space);

interface StreetProps {
  readonly context: BoardContext;
  readonly walks: readonly PawnWalk[];
  /** What is in the middle of the loop. */
  readonly children: ComponentChildren;
}

/** The street as a loop: the viewer's home at the near end, the market on the corners. */
export function Street({ context, walks, children }: StreetProps) {
  const { view, nearSide, translations } = context;
  const { mode } = view;
  // They do not change during a match: the same nodes are not compared again with every move.
  const scenery = useMemo(() => <Scenery near={nearSide} mode={mode} />, [nearSide, mode]);
  const spaces = useMemo(() => <Spaces near={nearSide} mode={mode} />, [nearSide, mode]);
  return (
    <section class="aa-street" aria-label={translations.street}>
      <svg viewBox={`0 0 ${STREET_WIDTH} ${STREET_HEIGHT}`} role="img" aria-label={streetDescription(context)}>
        {scenery}
        {SIDES.map((side) => (
          <path
            key={side}
            d={roadSegmentPath(view.sides[side].position, stepsToCatch(view, side), nearSide)}
            class={`aa-chase aa-side-${side}`}
          />
        ))}
        {spaces}
        {SIDES.map((side) => (
          <StepsToCatchMarker key={side} context={context} side={side} />
        ))}
        {[otherSide(nearSide), nearSide].map((side) => (
          <Pawn
            key={side}
            side={side}
            space={view.sides[side].position}
            near={nearSide}
            walks={walks.filter((walk) => walk.side === side)}
            settings={context.settings}
          />
        ))}
      </svg>
      <div class="aa-middle">{children}</div>
    </section>
  );
}

interface StreetPartProps {
  readonly near: Side;
  readonly mode: string;
}

function Scenery({ near, mode }: StreetPartProps) {
  return (
    <>
      <Background />
      {SPACES.map((space) => (
        <House key={space} space={space} at={housePoint(space, near)} kind={houseKind(space, mode)} />
      ))}
      <path d={ROAD_PATH} class="aa-road" />
    </>
  );
}

function Spaces({ near, mode }: StreetPartProps) {
  return (
    <>
      {SPACES.map((space) => {
        const { x, y } = roadPoint(space, near);
        return (
          <g key={space}>
            <circle cx={x} cy={y} r="7.5" class={isMarketSpace(space, mode) ? 'aa-node is-market' : 'aa-node'} />
            <text x={x} y={y + 3} class="aa-number">
              {space + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** How many steps a side is short of a catch, drawn on the road between. */
function StepsToCatchMarker({
  context: { view, nearSide },
  side,
}: {
  readonly context: BoardContext;
  readonly side: Side;
}) {
  const left = stepsToCatch(view, side);
  if (left === 0) return null;
  const { x, y } = roadSegmentMidpoint(view.sides[side].position, left, nearSide);
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

const isMarketSpace = (space: number, mode: string) => mode === 'advanced' && MARKET_SPACES.includes(space);

function houseKind(space: number, mode: string) {
  if (space === HOME_SPACES[0]) return 'home-0';
  if (space === HOME_SPACES[1]) return 'home-1';
  return isMarketSpace(space, mode) ? 'market' : 'plain';
}

/** For screen readers: where both pawns are and how far each is from a catch. */
function streetDescription({ view, translations, sideNames }: BoardContext): string {
  const sides = SIDES.map((side) => {
    const left = stepsToCatch(view, side);
    const chase = left > 0 ? translations.gap(left) : translations.caught;
    return `${translations.standing(sideNames[side], view.sides[side].position + 1)} ${chase}.`;
  });
  return sides.join(' ');
}
