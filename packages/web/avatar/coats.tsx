import type { VNode } from 'preact';

const PAPER = '#fffaf0';
const INK = '#1d2430';
const SHOULDERS = 'M5 64c2-12 12-16 27-16s25 4 27 16z';

export const COATS: readonly VNode[] = [
  // A trench coat.
  <g key="trench">
    <path d={SHOULDERS} fill="#cfa568" />
    <path d="M24 49 32 58l8-9z" fill={PAPER} />
    <path d="M24 48 15 55l11 9 6-6zM40 48l9 7-11 9-6-6z" fill="#a9782a" />
  </g>,
  // A dark suit and tie.
  <g key="suit">
    <path d={SHOULDERS} fill={INK} />
    <path d="M23 49 32 64l9-15z" fill={PAPER} />
    <path d="M30 52h4l2 12h-8z" fill="#b5452f" />
  </g>,
  // A roll-neck.
  <g key="roll-neck">
    <path d={SHOULDERS} fill="#2f7f86" />
    <path d="M23 46h18v8c-5 3-13 3-18 0z" fill="#12474a" />
  </g>,
  // A blouse.
  <g key="blouse">
    <path d={SHOULDERS} fill="#5a2b53" />
    <path d="M22 50c5 7 15 7 20 0l3 3c-7 9-19 9-26 0z" fill={PAPER} />
  </g>,
  // A scarf over a coat.
  <g key="scarf">
    <path d={SHOULDERS} fill="#5b6675" />
    <path d="M20 47c7 5 17 5 24 0l2 6c-8 5-20 5-28 0zM36 54h7l2 10h-8z" fill="#b5452f" />
  </g>,
  // A striped jersey.
  <g key="jersey">
    <path d={SHOULDERS} fill={PAPER} />
    <path d="M11 54h42l3 4H8zM6 61h52l1 3H5z" fill="#22375e" />
  </g>,
];
