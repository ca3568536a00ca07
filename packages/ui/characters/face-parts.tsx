import type { ComponentChildren } from 'preact';
import type { Mood } from './character.ts';

interface FaceFrameProps {
  /** The background colour behind the head. */
  readonly ground: string;
  readonly children: ComponentChildren;
}

/** A square picture of 64 by 64: a plain background, the long shadow of the head, the figure. */
export function FaceFrame({ ground, children }: FaceFrameProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={ground} />
      <path d="M44 14 64 34v30H30z" fill="#000" opacity="0.16" />
      {children}
    </svg>
  );
}

interface HeadProps {
  readonly shape: HeadShape;
  readonly skin: string;
}

type HeadShape = 'oval' | 'round' | 'square' | 'long' | 'heart';

/** The right half of each outline, from the top of the head at (32, 14) to the chin. */
const OUTLINES: { readonly [shape in HeadShape]: string } = {
  oval: 'c9 0 14 6 14 15 0 11-6 19-14 19',
  round: 'c10 0 16 7 16 16s-6 17-16 17',
  square: 'h13c1 0 2 1 2 3v14c0 11-6 17-15 17',
  long: 'c8 0 12 6 12 15 0 13-6 22-12 22',
  heart: 'c10 0 15 6 15 13 0 10-8 21-15 21',
};

/** A head lit from the left. The edge of the shadow forms the nose. */
export function Head({ shape, skin }: HeadProps) {
  const half = `M32 14${OUTLINES[shape]}`;
  return (
    <>
      <path d="M26 40h12v14H26z" fill={skin} />
      <path d="M26 47c4 5 8 5 12 2v5H26z" fill="#000" opacity="0.3" />
      <path d={`${half}z`} fill={skin} transform="matrix(-1 0 0 1 64 0)" />
      <path d={`${half}z`} fill={skin} />
      <path d={`${half}v-12h-5l5-11z`} fill="#000" opacity="0.18" />
    </>
  );
}

interface PairProps {
  readonly mood: Mood;
  readonly y: number;
  /** From the centre of the face to either eye or brow. */
  readonly distance: number;
  readonly ink: string;
}

/** Closed and smiling, open, or wide open. */
export function Eyes({ mood, y, distance, ink }: PairProps) {
  return (
    <>
      {[32 - distance, 32 + distance].map((x) => (
        <g key={x}>{eye(mood, x, y, ink)}</g>
      ))}
    </>
  );
}

function eye(mood: Mood, x: number, y: number, ink: string) {
  if (mood === 'pleased')
    return <path d={`M${x - 3.5} ${y + 1}q3.5-5 7 0`} fill="none" stroke={ink} stroke-width="2.4" />;
  if (mood === 'neutral') return <circle cx={x} cy={y} r="2.3" fill={ink} />;
  return (
    <>
      <circle cx={x} cy={y} r="3.6" fill="#fffaf0" />
      <circle cx={x - 0.8} cy={y} r="1.7" fill={ink} />
    </>
  );
}

/** Flat, raised, or raised in the middle. */
export function Brows({ mood, y, distance, ink }: PairProps) {
  const [left, right] = [32 - distance, 32 + distance];
  const path = {
    neutral: `M${left - 4.5} ${y}h9M${right - 4.5} ${y}h9`,
    pleased: `M${left - 4.5} ${y - 1}q4.5-4 9 0M${right - 4.5} ${y - 1}q4.5-4 9 0`,
    worried: `M${left - 5} ${y + 2}l9-5M${right + 5} ${y + 2}l-9-5`,
  }[mood];
  return <path d={path} fill="none" stroke={ink} stroke-width="2.6" />;
}

interface MouthProps {
  readonly mood: Mood;
  readonly y: number;
  readonly ink: string;
}

/** A line, a smile, or an uneasy curve. */
export function Mouth({ mood, y, ink }: MouthProps) {
  if (mood === 'pleased') return <path d={`M25 ${y - 1.5}h14c-1 4.5-4 6-7 6s-6-1.5-7-6z`} fill={ink} />;
  const path = mood === 'neutral' ? `M27.5 ${y}h9` : `M27 ${y + 2.5}c2-4.5 4-4.5 5-2.5s3 2 5-0.5`;
  return <path d={path} fill="none" stroke={ink} stroke-width="2.6" />;
}
