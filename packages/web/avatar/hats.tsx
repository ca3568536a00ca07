import type { VNode } from 'preact';

const INK = '#1d2430';
const PLUM = '#5a2b53';
const TEAL = '#2f7f86';
const SAND = '#cfa568';
const RED = '#b5452f';
const LAMP = '#ffd873';

export const HATS: readonly (VNode | null)[] = [
  null,
  // A fedora.
  <g key="fedora">
    <path d="M3 23c9-5 18-6 29-6s20 1 29 6c-9 4-49 4-58 0z" fill={INK} />
    <path d="M16 20C16 8 20 4 26 5c3 1 4 2 6 2s3-1 6-2c6-1 10 3 10 15z" fill={INK} />
    <path d="M16 15h32v5H16z" fill={RED} />
  </g>,
  // A beret.
  <g key="beret">
    <path d="M11 20C9 9 23 3 37 5c11 2 16 8 13 14-9-2-27-2-39 1z" fill={RED} />
    <path d="M14 18c11-3 25-3 35 0l-1 4c-10-3-23-3-33 0z" fill="#000" opacity="0.3" />
    <path d="M33 5l2-4" stroke={RED} stroke-width="3" />
  </g>,
  // A flat cap.
  <g key="flat cap">
    <path d="M14 20C14 10 23 6 33 7c10 0 16 5 16 13z" fill={SAND} />
    <path d="M13 18h34c5 0 9 2 10 5-12 2-32 2-44 0z" fill="#8a6a3a" />
  </g>,
  // A bowler.
  <g key="bowler">
    <path d="M16 19C15 7 22 3 32 3s17 4 16 16z" fill={PLUM} />
    <path d="M8 19c6 4 42 4 48 0-1 6-6 6-24 6S9 25 8 19z" fill={PLUM} />
    <path d="M16 15h32v4H16z" fill="#000" opacity="0.35" />
  </g>,
  // A woollen hat.
  <g key="woollen hat">
    <path d="M15 22C13 9 22 5 32 5s19 4 17 17z" fill={TEAL} />
    <path d="M13 18h38v7H13z" fill="#12474a" />
    <circle cx="32" cy="5" r="4.5" fill={LAMP} />
  </g>,
  // A headscarf.
  <g key="headscarf">
    <path d="M13 40C9 15 20 8 32 8s23 7 19 32c-1-13-6-20-19-21-13 1-18 8-19 21z" fill={LAMP} />
    <path d="M14 27c3-9 9-13 18-13s15 4 18 13c-3-6-9-8-18-8s-15 2-18 8z" fill={RED} />
  </g>,
];
