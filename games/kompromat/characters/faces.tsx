import { Brows, Eyes, FaceFrame, type FaceProps, Head, Mouth } from '@safehouse/ui';

/** The desk by lamp light: cream paper, ink, stamp red, brass and baize. */
const CREAM = '#f4e6c3';
const FILE = '#d9c79b';
const SKIN = '#efcda4';
const BROWN = '#bd8058';
const RED = '#a92818';
const BRASS = '#e5bd66';
const BAIZE = '#23463a';
const INK = '#1d2430';
const PAPER = '#fffaf0';

/** Large ears, a tuft of hair and a pencil. */
export function PimFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={FILE}>
      <path d="M6 64c2-12 12-15 26-15s24 3 26 15z" fill={PAPER} />
      <path d="M14 52h5v12h-5zM45 52h5v12h-5z" fill={BAIZE} />
      <path d="M29 51h6l2 13h-10z" fill={RED} />
      <circle cx="14" cy="32" r="6" fill={SKIN} />
      <circle cx="50" cy="32" r="6" fill={SKIN} />
      <circle cx="50" cy="32" r="6" fill="#000" opacity="0.18" />
      <Head shape="round" skin={SKIN} />
      <path d="M17 24c1-9 8-12 15-12s14 3 15 12c-4-5-9-6-13-6-7 0-13 2-17 6z" fill={RED} />
      <path d="M28 13c-4-4-3-9 1-11 1 4 3 5 7 5-2 2-2 4-2 6z" fill={RED} />
      <path d="M45 28 57 12l4 3-12 16z" fill={BRASS} />
      <path d="M57 12l4-5 0 8z" fill={INK} />
      <Eyes mood={mood} y={30} distance={7.5} ink={INK} />
      <Mouth mood={mood} y={41.5} ink={INK} />
    </FaceFrame>
  );
}

/** A bun with a pin, and round glasses. */
export function OlgaFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={BAIZE}>
      <path d="M6 64c2-12 12-16 26-16s24 4 26 16z" fill={BRASS} />
      <path d="M25 48 32 58l7-10z" fill={PAPER} />
      <circle cx="32" cy="9" r="9" fill={CREAM} />
      <path d="M18 3 47 14" stroke={RED} stroke-width="2.6" />
      <path d="M14 34C12 17 21 10 32 10s20 7 18 24z" fill={CREAM} />
      <Head shape="oval" skin={SKIN} />
      <path d="M17 28c2-10 8-14 15-14s13 4 15 14c-5-6-10-8-15-8s-10 2-15 8z" fill={CREAM} />
      <circle cx="24" cy="31" r="7.5" fill={PAPER} stroke={INK} stroke-width="2.4" />
      <circle cx="40" cy="31" r="7.5" fill={PAPER} stroke={INK} stroke-width="2.4" />
      <path d="M31 30h2" stroke={INK} stroke-width="2.4" />
      <Eyes mood={mood} y={31} distance={8} ink={INK} />
      <Mouth mood={mood} y={43} ink={RED} />
    </FaceFrame>
  );
}

/** A hat low over the eyes and a collar turned up. */
export function BrunoFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={RED}>
      <Head shape="square" skin={SKIN} />
      <path d="M17 36h30c-1 10-7 14-15 14s-14-4-15-14z" fill={INK} opacity="0.3" />
      <path d="M2 64C4 50 10 46 15 43l12 21zM62 64C60 50 54 46 49 43L37 64z" fill={FILE} />
      <path d="M13 40 22 38 34 64H22zM51 40 42 38 30 64h12z" fill={CREAM} />
      <path d="M28 55h8l-4 9z" fill={INK} />
      <path d="M5 24c8-5 46-5 54 0 2 2 0 5-3 4-14-4-34-4-48 0-3 1-5-2-3-4z" fill={INK} />
      <path d="M16 21 20 4c4-2 8 1 12 1s8-3 12-1l4 17z" fill={INK} />
      <path d="M17 16h30l1 5H16z" fill={BRASS} />
      <path d="M17 26h30v3H17z" fill={INK} opacity="0.55" />
      <Eyes mood={mood} y={32} distance={7.5} ink={INK} />
      <Mouth mood={mood} y={43} ink={mood === 'pleased' ? PAPER : INK} />
    </FaceFrame>
  );
}

/** A straight black bob, pearls, and the reddest pencil of the ministry. */
export function VeraFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={BRASS}>
      <path d="M7 64c2-12 12-15 25-15s23 3 25 15z" fill={RED} />
      <path d="M24 49 32 62l8-13z" fill={PAPER} />
      <path d="M12 46C9 20 16 6 32 6s23 14 20 40c-4 2-8 2-11 0H23c-3 2-7 2-11 0z" fill={INK} />
      <Head shape="heart" skin={BROWN} />
      <path d="M16 27c0-11 6-15 16-15s16 4 16 15z" fill={INK} />
      <circle cx="15" cy="44" r="3" fill={PAPER} />
      <circle cx="49" cy="44" r="3" fill={PAPER} />
      <Eyes mood={mood} y={32} distance={7.5} ink={INK} />
      <path d="M18 30l-3-3M46 30l3-3" stroke={INK} stroke-width="2" />
      <Mouth mood={mood} y={42.5} ink={RED} />
    </FaceFrame>
  );
}

/** Bald, and glasses that show nothing but the lamp. */
export function LenzFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={INK}>
      <path d="M4 64c2-14 13-17 28-17s26 3 28 17z" fill="#3a4658" />
      <path d="M24 44h16v10l-8 6-8-6z" fill={PAPER} />
      <path d="M30 52h4l3 12h-10z" fill={RED} />
      <path d="M32 5c11 0 16 9 16 20 0 13-8 25-16 25s-16-12-16-25C16 14 21 5 32 5z" fill={CREAM} />
      <path d="M32 5c11 0 16 9 16 20 0 13-8 25-16 25V38h-5l5-11z" fill="#000" opacity="0.42" />
      <Brows mood={mood} y={22} distance={8} ink={INK} />
      <circle cx="24" cy="30" r="7" fill={BRASS} stroke={INK} stroke-width="2.6" />
      <circle cx="40" cy="30" r="7" fill={BRASS} stroke={INK} stroke-width="2.6" />
      <path d="M31 29h2M16 28h1" stroke={INK} stroke-width="2.6" />
      <path d="M20 33l6-7M36 33l6-7" stroke={PAPER} stroke-width="2.2" />
      <Mouth mood={mood} y={43} ink={INK} />
    </FaceFrame>
  );
}
