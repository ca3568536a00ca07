import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { SIDES, type Side } from '../../rules/sides.ts';
import type { PawnWalk } from '../playback/playback-steps.ts';
import type { BoardContext } from './board-context.ts';
import { Pawn } from './pawn.tsx';
import { roadPoint, roadSegmentMidpoint, roadSegmentPath, STREET_HEIGHT, STREET_WIDTH } from './street-geometry.ts';
import { Scenery, Spaces } from './street-scenery.tsx';
import { otherSide, sideOfSeat, stepsToCatch } from './view-queries.ts';

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
        <CatchMark context={context} />
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

/** A ring around the house where the match was decided. */
function CatchMark({ context: { view, result, nearSide } }: { readonly context: BoardContext }) {
  const [winner] = result?.winners ?? [];
  if (result?.reason !== 'catch' || winner === undefined) return null;
  const caught = otherSide(sideOfSeat(view, winner));
  const { x, y } = roadPoint(view.sides[caught].position, nearSide);
  return (
    <g class="aa-caught">
      <circle cx={x} cy={y} r="17" />
      <circle cx={x} cy={y} r="25" />
    </g>
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

/** For screen readers: where both pawns are and how far each is from a catch. */
function streetDescription({ view, translations, sideNames }: BoardContext): string {
  const sides = SIDES.map((side) => {
    const left = stepsToCatch(view, side);
    const chase = left > 0 ? translations.gap(left) : translations.caught;
    return `${translations.standing(sideNames[side], view.sides[side].position + 1)} ${chase}.`;
  });
  return sides.join(' ');
}
