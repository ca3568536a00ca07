import { Brows, Eyes, FaceFrame, type FaceProps, Head, Mouth } from '@safehouse/ui';

/** The airline's colours: sand, sea green, navy, sun and the red of its tail. */
const SAND = '#f3e5c3';
const SEA = '#a9d0c4';
const DEEP = '#16423f';
const NAVY = '#1d2b4f';
const NIGHT = '#0d1730';
const SUN = '#ffd873';
const RED = '#b52c1a';
const SKIN = '#f0c69c';
const BROWN = '#a06a48';
const INK = '#14202e';
const PAPER = '#fffaf0';

/** A bellboy's round cap with its strap, and many buttons. */
export function TeddyFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={SAND}>
      <path d="M8 64c2-12 11-15 24-15s22 3 24 15z" fill={RED} />
      <circle cx="26" cy="57" r="2.2" fill={SUN} />
      <circle cx="38" cy="57" r="2.2" fill={SUN} />
      <path d="M25 48h14v5H25z" fill={SUN} />
      <circle cx="16" cy="33" r="4.5" fill={BROWN} />
      <circle cx="48" cy="33" r="4.5" fill={BROWN} />
      <Head shape="round" skin={BROWN} />
      <path d="M17 25c2-6 8-9 15-9s13 3 15 9c-9-4-21-4-30 0z" fill={INK} />
      <path d="M20 36c0 9 5 13 12 13" fill="none" stroke={SUN} stroke-width="1.8" />
      <g transform="rotate(10 38 12)">
        <path d="M24 4h26v13H24z" fill={RED} />
        <path d="M24 12h26v5H24z" fill={SUN} />
      </g>
      <Eyes mood={mood} y={32} distance={7} ink={INK} />
      <Mouth mood={mood} y={42} ink={mood === 'pleased' ? PAPER : INK} />
    </FaceFrame>
  );
}

/** A stewardess: a folded cap, a scarf, a wave of hair. */
export function MireilleFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={SEA}>
      <path d="M7 64c2-12 11-15 25-15s23 3 25 15z" fill={NAVY} />
      <path d="M13 42C8 22 16 10 32 10s22 10 19 28c-1 6 4 6 6 4-2 7-10 7-13 2H20c-1 3-5 3-7-2z" fill="#d98a1f" />
      <Head shape="oval" skin={SKIN} />
      <path d="M17 30c1-10 7-14 15-14 5 0 11 2 14 8-9 0-21-1-29 6z" fill="#d98a1f" />
      <path d="M14 18C20 8 34 2 50 6l-2 12c-12-3-24-2-34 0z" fill={NAVY} />
      <path d="M14 18c10-2 22-3 34 0v4c-12-3-24-2-34 0z" fill={RED} />
      <path d="M32 10h6l4-3-2 6h-8z" fill={SUN} />
      <path d="M22 48c5 5 15 5 20 0l3 5c-7 5-19 5-26 0z" fill={RED} />
      <path d="M40 52l10 2-3 8z" fill={RED} />
      <Eyes mood={mood} y={31} distance={7} ink={INK} />
      <Mouth mood={mood} y={42} ink={RED} />
    </FaceFrame>
  );
}

/** A captain's white cap and a full beard. */
export function HolmFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={DEEP}>
      <path d="M3 64c2-14 13-17 29-17s27 3 29 17z" fill={NAVY} />
      <path d="M7 56h10v3H7zM47 56h10v3H47z" fill={SUN} />
      <Head shape="square" skin={SKIN} />
      <path d="M15 31h4c2 6 5 7 13 7s11-1 13-7h4c2 16-6 25-17 25S13 47 15 31z" fill="#c4622a" />
      <path d="M32 38c8 0 11-1 13-7h4c2 16-6 25-17 25z" fill="#000" opacity="0.18" />
      <path d="M9 15C12 5 24 3 32 3s20 2 23 12c-3 4-8 5-10 5H19c-2 0-7-1-10-5z" fill={PAPER} />
      <path d="M18 17h28v6H18z" fill={NIGHT} />
      <path d="M17 23h30c1 3-4 5-15 5s-16-2-15-5z" fill={INK} />
      <path d="M32 9l3 4-3 5-3-5zM22 12l6 1v2l-6-1zM42 12l-6 1v2l6-1z" fill="#d98a1f" />
      <Eyes mood={mood} y={32} distance={7.5} ink={INK} />
      <Mouth mood={mood} y={44} ink={mood === 'pleased' ? PAPER : INK} />
    </FaceFrame>
  );
}

/** A turban with a jewel, and large earrings. */
export function ZofiaFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={RED}>
      <path d="M8 64c2-11 11-14 24-14s22 3 24 14z" fill={NAVY} />
      <path d="M22 51c4 5 16 5 20 0l3 3c-6 7-20 7-26 0z" fill={SUN} />
      <Head shape="heart" skin="#c98b5e" />
      <path d="M14 26C10 10 20 2 32 2s22 8 18 24c-5-5-11-7-18-7s-13 2-18 7z" fill={SEA} />
      <path d="M14 26c2-9 10-14 18-18 8 4 16 9 18 18-5-5-11-7-18-7s-13 2-18 7z" fill={DEEP} opacity="0.35" />
      <path d="M32 8l5 6-5 7-5-7z" fill={SUN} />
      <circle cx="15" cy="43" r="5" fill="none" stroke={SUN} stroke-width="2.6" />
      <circle cx="49" cy="43" r="5" fill="none" stroke={SUN} stroke-width="2.6" />
      <Brows mood={mood} y={26.5} distance={7.5} ink={INK} />
      <Eyes mood={mood} y={32} distance={7.5} ink={INK} />
      <Mouth mood={mood} y={42.5} ink={NIGHT} />
    </FaceFrame>
  );
}

/** Silver hair, a monocle and a pointed beard before the moon. */
export function AurelioFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={NIGHT}>
      <circle cx="32" cy="27" r="25" fill={SUN} />
      <path d="M5 64c2-13 13-16 27-16s25 3 27 16z" fill={INK} />
      <path d="M24 49h16l-8 15z" fill={PAPER} />
      <path d="M32 53l-7-3v7zM32 53l7-3v7z" fill={INK} />
      <circle cx="51" cy="57" r="3.5" fill={RED} />
      <path d="M15 34c-3-16 5-24 17-24s20 8 17 24z" fill="#c9d2d6" />
      <Head shape="long" skin={SKIN} />
      <path d="M19 27c-1-10 5-17 13-17 9 0 15 7 13 17-2-6-5-8-9-9-6 0-13 2-17 9z" fill="#c9d2d6" />
      <path d="M32 38c-4-2-9 0-13-4 1 6 7 8 13 6 6 2 12 0 13-6-4 4-9 2-13 4z" fill="#c9d2d6" />
      <path d="M27 47h10l-5 11z" fill="#c9d2d6" />
      <Brows mood={mood} y={25.5} distance={7} ink={INK} />
      <Eyes mood={mood} y={31} distance={7} ink={INK} />
      <circle cx="39" cy="31" r="6" fill={PAPER} fill-opacity="0.35" stroke="#d98a1f" stroke-width="2.2" />
      <path d="M45 32c3 6 3 12 1 20" fill="none" stroke="#d98a1f" stroke-width="1.6" />
      <Mouth mood={mood} y={44} ink={INK} />
    </FaceFrame>
  );
}
