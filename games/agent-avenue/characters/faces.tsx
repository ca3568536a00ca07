import { Brows, Eyes, FaceFrame, type FaceProps, Head, Mouth } from '@safehouse/ui';

/** The street at dusk: peach, teal, plum and lamp yellow. */
const PEACH = '#f6c6a0';
const BROWN = '#b97a56';
const LAWN = '#86b8a6';
const TEAL = '#2f7f86';
const NIGHT = '#12474a';
const PLUM = '#5a2b53';
const LAMP = '#ffd873';
const INK = '#1d2430';
const PAPER = '#fffaf0';

/** A wide straw hat with a flower. */
export function NoraFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={LAWN}>
      <path d="M6 64c2-11 12-15 26-15s24 4 26 15z" fill={PLUM} />
      <path d="M24 50 32 60l8-10z" fill={PAPER} />
      <path d="M15 22h34v18c-3 5-31 5-34 0z" fill="#8a4a35" />
      <Head shape="round" skin={PEACH} />
      <path d="M2 24c8-6 18-7 30-7s22 1 30 7c-8 3-52 3-60 0z" fill={LAMP} />
      <path d="M18 19c0-10 5-15 14-15s14 5 14 15z" fill={LAMP} />
      <path d="M18 15h28v4.5H18z" fill={PLUM} />
      <circle cx="44" cy="14" r="5" fill={PAPER} />
      <circle cx="44" cy="14" r="2" fill="#b5452f" />
      <Eyes mood={mood} y={32} distance={7.5} ink={INK} />
      <Mouth mood={mood} y={42} ink="#8c2f1f" />
    </FaceFrame>
  );
}

/** A postman's cap and the strap of the bag. */
export function JulesFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={PEACH}>
      <path d="M4 64c2-13 13-16 28-16s26 3 28 16z" fill={TEAL} />
      <path d="M8 54 14 50 38 64H24z" fill={LAMP} />
      <path d="M26 48 32 56l6-8z" fill={PAPER} />
      <Head shape="square" skin={BROWN} />
      <path d="M17 22c-2 4-2 9 0 13h3V22zM47 22c2 4 2 9 0 13h-3V22z" fill={INK} />
      <path d="M12 12c6-8 34-8 40 0l-4 11H16z" fill={TEAL} />
      <path d="M15 18h34l-1 5H16z" fill={PLUM} />
      <path d="M15 23h34c0 4-6 5-17 5s-17-1-17-5z" fill={INK} />
      <path d="M28 9h8v7c0 2-2 3-4 4-2-1-4-2-4-4z" fill={LAMP} />
      <Eyes mood={mood} y={33} distance={7.5} ink={INK} />
      <Mouth mood={mood} y={43} ink={mood === 'pleased' ? PAPER : INK} />
    </FaceFrame>
  );
}

/** Hair in rollers, and pointed glasses. */
export function WandaFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={PLUM}>
      <path d="M6 64c2-12 12-16 26-16s24 4 26 16z" fill={LAWN} />
      <path d="M22 49c4 6 16 6 20 0l4 4c-8 8-20 8-28 0z" fill={PAPER} />
      <path d="M14 36C10 14 22 8 32 8s22 6 18 28z" fill="#b5452f" />
      <Head shape="heart" skin={PEACH} />
      <path d="M17 24c2-8 8-11 15-11s13 3 15 11c-8-4-22-4-30 0z" fill="#b5452f" />
      {ROLLERS.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="6" fill={LAMP} />
          <circle cx={x} cy={y} r="2.2" fill={PLUM} />
        </g>
      ))}
      <Eyes mood={mood} y={32} distance={7.5} ink={INK} />
      <path
        d="M14 26c5 0 11 1 15 4 0 6-4 8-8 8-4 0-6-3-6-7zM50 26c-5 0-11 1-15 4 0 6 4 8 8 8 4 0 6-3 6-7zM29 31h6"
        fill="none"
        stroke={INK}
        stroke-width="2.6"
      />
      <Mouth mood={mood} y={43} ink="#8c2f1f" />
    </FaceFrame>
  );
}

const ROLLERS = [
  [13, 23],
  [20, 12],
  [32, 8],
  [44, 12],
  [51, 23],
] as const;

/** A bowler hat, a moustache and a bow tie. */
export function FinchFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={LAMP}>
      <path d="M5 64c2-13 13-16 27-16s25 3 27 16z" fill={INK} />
      <path d="M24 49h16l-8 15z" fill={PAPER} />
      <path d="M32 54l-9-4v9zM32 54l9-4v9z" fill={PLUM} />
      <Head shape="long" skin={PEACH} />
      <path d="M9 23c4-4 42-4 46 0 2 3-2 5-4 4-6-3-32-3-38 0-2 1-6-1-4-4z" fill={INK} />
      <path d="M17 21c0-12 5-18 15-18s15 6 15 18z" fill={INK} />
      <path d="M17 17c8-2 22-2 30 0v4c-8-2-22-2-30 0z" fill={PLUM} />
      <Brows mood={mood} y={29} distance={6.5} ink={INK} />
      <Eyes mood={mood} y={33} distance={6.5} ink={INK} />
      <path d="M32 39c-5-3-10 0-13-3 0 6 8 8 13 5 5 3 13 1 13-5-3 3-8 0-13 3z" fill={INK} />
      <Mouth mood={mood} y={45.5} ink="#8c2f1f" />
    </FaceFrame>
  );
}

/** A headscarf and large dark glasses. */
export function IlseFace({ mood }: FaceProps) {
  return (
    <FaceFrame ground={NIGHT}>
      <path d="M5 64c2-12 13-15 27-15s25 3 27 15z" fill={PLUM} />
      <path d="M32 4C18 4 12 16 12 29c0 14 8 22 20 24 12-2 20-10 20-24C52 16 46 4 32 4z" fill={LAMP} />
      <path d="M26 51h12l8 13H18z" fill={LAMP} />
      <path d="M32 4C46 4 52 16 52 29c0 14-8 22-20 24l14 11H32z" fill="#000" opacity="0.18" />
      <path d="M32 12c10 0 15 8 15 17 0 10-7 19-15 19s-15-9-15-19c0-9 5-17 15-17z" fill={PEACH} />
      <path d="M32 12c10 0 15 8 15 17 0 10-7 19-15 19V37h-4l4-10z" fill="#000" opacity="0.18" />
      <path d="M17 24c3-9 9-12 15-12s9 2 12 6c-8-1-20-1-27 6z" fill="#8a4a35" />
      <Brows mood={mood} y={24} distance={8} ink="#8a4a35" />
      <path d="M15 28h34v3c-1 6-4 8-8 8s-7-3-8-7h-2c-1 4-4 7-8 7s-7-2-8-8z" fill={INK} />
      <path d="M19 30l5 0-3 6zM37 30l5 0-3 6z" fill={LAWN} opacity="0.8" />
      <Mouth mood={mood} y={43} ink="#a3201d" />
    </FaceFrame>
  );
}
