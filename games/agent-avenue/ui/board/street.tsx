import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { SIDES, type Side } from '../../rules/sides.ts';
import type { PawnWalk } from '../playback/playback-steps.ts';
import { type BoardContext, litClass } from './board-context.ts';
import { Pawn } from './pawn.tsx';
import { roadPoint, roadSegmentMidpoint, roadSegmentPath, type Street as StreetGeometry } from './street-geometry.ts';
import { Scenery, Spaces } from './street-scenery.tsx';
import { useStreet } from './use-street.ts';
import { otherSide, sideOfSeat, stepsToCatch } from './view-queries.ts';

interface StreetProps {
  readonly context: BoardContext;
  readonly walks: readonly PawnWalk[];
  /** Drawn over the road, under the pawns. */
  ghosts(street: StreetGeometry): ComponentChildren;
  /** What is in the middle of the loop. */
  readonly children: ComponentChildren;
}

/** The street as a loop: the viewer's home at the near end, the market on the corners. */
export function Street({ context, walks, ghosts, children }: StreetProps) {
  const { box, street, scale } = useStreet();
  const { width, height, cardWidth } = street;
  return (
    <div class="aa-stage" ref={box} style={{ '--u': `${scale}px`, '--height': height, '--card': cardWidth }}>
      <section class="aa-street" aria-label={context.translations.street}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width * scale}
          height={height * scale}
          role="img"
          aria-label={streetDescription(context)}
        >
          <Road context={context} street={street} />
          {ghosts(street)}
          <Pawns context={context} street={street} walks={walks} />
        </svg>
        <div class={`aa-middle${litClass(context, 'offer')}`}>{children}</div>
      </section>
    </div>
  );
}

interface StreetPartProps {
  readonly context: BoardContext;
  readonly street: StreetGeometry;
}

/** The houses, the road with its spaces, and how far each side is from a catch. */
function Road({ context, street }: StreetPartProps) {
  const { view, nearSide } = context;
  const { mode } = view;
  // They do not change during a match: with the same nodes, nothing is compared again at every move.
  const scenery = useMemo(() => <Scenery street={street} near={nearSide} mode={mode} />, [street, nearSide, mode]);
  const spaces = useMemo(() => <Spaces street={street} near={nearSide} mode={mode} />, [street, nearSide, mode]);
  return (
    <>
      {scenery}
      {SIDES.map((side) => (
        <path
          key={side}
          d={roadSegmentPath(street, segmentToCatch(context, side))}
          class={`aa-chase aa-side-${side}`}
        />
      ))}
      {spaces}
      {SIDES.map((side) => (
        <StepsToCatchMarker key={side} context={context} street={street} side={side} />
      ))}
      <CatchMark context={context} street={street} />
      <LitSpaces context={context} street={street} />
    </>
  );
}

/** The viewer's own pawn is drawn last, in front of the other. */
function Pawns({ context, street, walks }: StreetPartProps & Pick<StreetProps, 'walks'>) {
  const { view, nearSide, settings } = context;
  return (
    <>
      {[otherSide(nearSide), nearSide].map((side) => (
        <Pawn
          key={side}
          street={street}
          side={side}
          space={view.sides[side].position}
          near={nearSide}
          walks={walks.filter((walk) => walk.side === side)}
          settings={settings}
        />
      ))}
    </>
  );
}

/** The road from a pawn to where it would catch the other. */
function segmentToCatch({ view, nearSide }: BoardContext, side: Side) {
  return { space: view.sides[side].position, length: stepsToCatch(view, side), near: nearSide };
}

const DECIDED_ON_THE_STREET = ['catch', 'security-system'];

/** A ring around the house where the match was decided. */
function CatchMark({ context: { view, result, nearSide }, street }: StreetPartProps) {
  const [winner] = result?.winners ?? [];
  if (!result || winner === undefined || !DECIDED_ON_THE_STREET.includes(result.reason)) return null;
  const caught = otherSide(sideOfSeat(view, winner));
  const { x, y } = roadPoint(street, view.sides[caught].position, nearSide);
  return (
    <g class="aa-caught">
      <circle cx={x} cy={y} r="17" />
      <circle cx={x} cy={y} r="25" />
    </g>
  );
}

/** The spaces that the highlighted log line is about. */
function LitSpaces({ context: { litPlaces, nearSide }, street }: StreetPartProps) {
  const spaces = litPlaces.filter((place) => place.startsWith('space:'));
  return (
    <>
      {spaces.map((place) => {
        const { x, y } = roadPoint(street, Number(place.slice('space:'.length)), nearSide);
        return <circle key={place} cx={x} cy={y} r="13" class="aa-lit" />;
      })}
    </>
  );
}

/** How many steps a side needs for a catch, drawn on the road between the pawns. */
function StepsToCatchMarker({ context, street, side }: StreetPartProps & { readonly side: Side }) {
  const left = stepsToCatch(context.view, side);
  if (left === 0) return null;
  const { x, y } = roadSegmentMidpoint(street, segmentToCatch(context, side));
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
