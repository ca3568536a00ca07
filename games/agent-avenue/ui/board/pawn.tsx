import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Side } from '../../rules/sides.ts';
import { type PawnWalk, STEP_MS } from '../playback/playback-steps.ts';
import type { AgentAvenueBoardProps } from './board-context.ts';
import { type Point, roadPoint, type Street, spacesPassed } from './street-geometry.ts';

interface PawnPlace {
  readonly space: number;
  readonly side: Side;
  readonly near: Side;
}

/** Two pawns on one space are drawn side by side. */
export function pawnPoint(street: Street, { space, side, near }: PawnPlace): Point {
  const { x, y } = roadPoint(street, space, near);
  return { x: x + (side === near ? -5 : 5), y: y - 2 };
}

interface PawnProps {
  readonly street: Street;
  readonly side: Side;
  readonly space: number;
  readonly near: Side;
  readonly walks: readonly PawnWalk[];
  readonly settings: AgentAvenueBoardProps['settings'];
}

/** A pawn that walks from house to house. */
export function Pawn({ street, side, space, near, walks, settings }: PawnProps) {
  const figure = useRef<SVGGElement>(null);
  const pointAt = (at: number) => pawnPoint(street, { space: at, side, near });
  useLayoutEffect(() => {
    const element = figure.current;
    if (!element || walks.length === 0) return;
    if (settings.motion === 'reduced') {
      element.animate([{ opacity: 0 }, { opacity: 1 }], 240);
      return;
    }
    const path = walks.flatMap(({ from, by }) => spacesPassed(from, by)).map(pointAt);
    const frames = path.map(({ x, y }) => ({
      transform: `translate(${x}px, ${y}px)`,
      easing: 'ease-in-out',
    }));
    const walk = element.animate(frames, { duration: STEP_MS * (path.length - 1) * (settings.pace ?? 1) });
    return () => walk.cancel();
  }, [walks.length, space]);
  const { x, y } = pointAt(space);
  return (
    <g ref={figure} transform={`translate(${x} ${y})`} class={`aa-pawn aa-side-${side}`}>
      <PawnFigure side={side}>
        {settings.patterns ? <path d={SIDE_PATTERNS[side]} class="aa-pattern" /> : null}
      </PawnFigure>
    </g>
  );
}

/** A figure in a coat and a hat. Its badge has the shape of the first seat of its side. */
export function PawnFigure({ side, children }: { readonly side: Side; readonly children?: ComponentChildren }) {
  return (
    <>
      <path d="M-7 6L7 6 30 15H12z" class="aa-shadow" />
      <path d="M-9 7c0-12 3-16 9-16s9 4 9 16z" class="aa-coat" />
      {children}
      <circle cx="0" cy="-12" r="5.5" class="aa-face" />
      <path d="M-9 -13h18l-3 -3c0-5-2-7-6-7s-6 2-6 7z" class="aa-coat" />
      {side === 0 ? (
        <circle cx="0" cy="1" r="3.5" class="aa-badge" />
      ) : (
        <path d="M-3.5 -2.5h7v7h-7z" class="aa-badge" />
      )}
    </>
  );
}

/** Patterns that distinguish the sides without colour: stripes, or dots. */
const SIDE_PATTERNS = ['M-7 4l6-12M-3 6l7-14M3 6l5-10', 'M-5 4h.1M-5 -1h.1M5 4h.1M5 -1h.1M0 -5h.1'];
