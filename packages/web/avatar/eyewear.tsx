import type { VNode } from 'preact';

const INK = '#1d2430';
const BRASS = '#a9782a';

export const EYEWEAR: readonly (VNode | null)[] = [
  null,
  // Round glasses.
  <g key="round" fill="none" stroke={INK} stroke-width="2.2">
    <circle cx="24" cy="32" r="6" />
    <circle cx="40" cy="32" r="6" />
    <path d="M30 32h4M18 31l-3-1M46 31l3-1" />
  </g>,
  // Square glasses.
  <path
    key="square"
    d="M16 27h13v10H16zM35 27h13v10H35zM29 30h6"
    fill="none"
    stroke={INK}
    stroke-width="2.6"
    stroke-linejoin="round"
  />,
  // Dark glasses.
  <path key="dark" d="M14 27h36l-1 4c-1 7-13 8-15 0h-4c-2 8-14 7-15 0z" fill={INK} />,
  // A monocle on its chain.
  <g key="monocle" fill="none" stroke={BRASS} stroke-width="2.2">
    <circle cx="39.5" cy="32" r="6.5" fill="#fff" fill-opacity="0.25" />
    <path d="M44 37c4 6 2 12-2 18" />
  </g>,
  // An eye patch.
  <g key="patch">
    <path d="M15 22 50 30" stroke={INK} stroke-width="2" />
    <path d="M17 27h14c0 8-3 11-7 11s-7-3-7-11z" fill={INK} />
  </g>,
];
