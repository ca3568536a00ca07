import type { ComponentChildren } from 'preact';
import type { AgentName } from '../../data/cards.ts';

/** Flat portraits, each on one background colour, recognisable by a hat, a scarf or glasses. */
const SKIN = '#f2c9a1';
const DARK_SKIN = '#b97a56';
const INK = '#1d2430';
const PAPER = '#f6f1e7';

const BACKGROUNDS: { readonly [name in AgentName]: string } = {
  'double-agent': '#7d4f8c',
  enforcer: '#b5452f',
  codebreaker: '#2f7f86',
  saboteur: '#6b5a2e',
  daredevil: '#d98a1f',
  sentinel: '#3f5f9e',
  sidekick: '#4f8a4b',
  mole: '#5d5350',
};

const shoulders = (fill: string) => <path d="M8 64c2-14 12-19 24-19s22 5 24 19z" fill={fill} />;

const FIGURES: { readonly [name in AgentName]: ComponentChildren } = {
  'double-agent': (
    <>
      <path d="M8 64c2-14 12-19 24-19v19z" fill={PAPER} />
      <path d="M56 64c-2-14-12-19-24-19v19z" fill={INK} />
      <path d="M32 12a15 17 0 0 0 0 34z" fill={SKIN} />
      <path d="M32 12a15 17 0 0 1 0 34z" fill={DARK_SKIN} />
      <path d="M32 8c-12 0-18 8-18 22 4-6 6-10 18-10z" fill="#e8b23a" />
      <path d="M32 8c12 0 18 8 18 22-4-6-6-10-18-10z" fill={INK} />
      <path d="M22 29h7M35 29h7" stroke={INK} stroke-width="3" />
      <path d="M26 39h6" stroke="#b5452f" stroke-width="3" />
      <path d="M32 39h6" stroke={PAPER} stroke-width="3" />
    </>
  ),
  enforcer: (
    <>
      <path d="M2 64c2-18 14-21 30-21s28 3 30 21z" fill={INK} />
      <path d="M26 44l6 12 6-12z" fill={PAPER} />
      <path d="M30 46h4l2 14-4 4-4-4z" fill="#d9a441" />
      <path d="M18 14h28v20c0 9-6 14-14 14s-14-5-14-14z" fill={SKIN} />
      <path d="M18 18V10h28v8l-6-3H24z" fill="#5a2a22" />
      <path d="M18 24h28v5c0 3-3 5-6 5s-6-2-7-5h-2c-1 3-4 5-7 5s-6-2-6-5z" fill={INK} />
      <path d="M26 41h12" stroke={INK} stroke-width="2.5" />
    </>
  ),
  codebreaker: (
    <>
      {shoulders('#e7dcc4')}
      <path d="M20 50h4v4h-4zM28 50h4v4h-4zM40 50h4v4h-4zM24 57h4v4h-4zM36 57h4v4h-4z" fill={INK} />
      <circle cx="32" cy="29" r="16" fill={DARK_SKIN} />
      <path d="M14 32C12 14 22 8 32 8s20 6 18 24c-3-10-8-13-18-13s-15 3-18 13z" fill={INK} />
      <circle cx="32" cy="8" r="6" fill={INK} />
      <circle cx="25" cy="30" r="6" fill={PAPER} stroke={INK} stroke-width="2.5" />
      <circle cx="39" cy="30" r="6" fill={PAPER} stroke={INK} stroke-width="2.5" />
      <path d="M31 30h2" stroke={INK} stroke-width="2.5" />
      <circle cx="25" cy="30" r="2" fill={INK} />
      <circle cx="39" cy="30" r="2" fill={INK} />
      <path d="M28 40h8" stroke={INK} stroke-width="2.5" />
    </>
  ),
  saboteur: (
    <>
      {shoulders('#2b3a30')}
      <circle cx="32" cy="31" r="14" fill={SKIN} />
      <path d="M12 22h40l-6-4V8H18v10z" fill={INK} />
      <path d="M18 15h28v4H18z" fill="#b5452f" />
      <path d="M24 30l5 2M40 30l-5 2" stroke={INK} stroke-width="2.5" />
      <path d="M20 38c4-3 8-3 12 0 4-3 8-3 12 0-4 5-8 4-12 1-4 3-8 4-12-1z" fill={INK} />
      <circle cx="50" cy="52" r="8" fill={INK} />
      <path d="M54 46c2-5 5-4 6-8" stroke="#e8b23a" stroke-width="2.5" fill="none" />
      <circle cx="60" cy="37" r="3" fill="#ffd56b" />
    </>
  ),
  daredevil: (
    <>
      {shoulders('#b5452f')}
      <path d="M14 46c8 8 28 8 36 0l4 6c-10 8-34 8-44 0z" fill={PAPER} />
      <circle cx="32" cy="30" r="16" fill={SKIN} />
      <path d="M14 32C12 14 20 8 32 8s20 6 18 24l-5-8H19z" fill="#8c2f1f" />
      <path d="M14 22h36v9c0 4-3 6-8 6-4 0-7-2-8-6h-4c-1 4-4 6-8 6-5 0-8-2-8-6z" fill={INK} />
      <path d="M19 25h9v5h-9zM36 25h9v5h-9z" fill="#8fd0dc" />
      <path d="M26 41c4 4 8 4 12 0z" fill={PAPER} stroke={INK} stroke-width="1.5" />
    </>
  ),
  sentinel: (
    <>
      {shoulders('#24365c')}
      <circle cx="32" cy="29" r="15" fill={SKIN} />
      <path d="M15 24c2-10 9-15 17-15s15 5 17 15z" fill="#24365c" />
      <path d="M13 24h38v4H13z" fill={INK} />
      <rect x="17" y="27" width="13" height="12" rx="3" fill={INK} />
      <rect x="34" y="27" width="13" height="12" rx="3" fill={INK} />
      <path d="M29 31h6v4h-6z" fill={INK} />
      <circle cx="23.5" cy="33" r="4" fill="#ffd56b" />
      <circle cx="40.5" cy="33" r="4" fill="#ffd56b" />
      <path d="M0 0h10c2 20 0 44-6 64H0zM64 0H54c-2 20 0 44 6 64h4z" fill="#c8d3ea" />
    </>
  ),
  sidekick: (
    <>
      {shoulders('#e8b23a')}
      <circle cx="32" cy="31" r="15" fill={DARK_SKIN} />
      <circle cx="16" cy="32" r="4" fill={DARK_SKIN} />
      <circle cx="48" cy="32" r="4" fill={DARK_SKIN} />
      <path d="M16 26c0-11 7-16 16-16s16 5 16 16z" fill="#b5452f" />
      <path d="M32 22h26c0 4-2 5-6 5H32z" fill="#8c2f1f" />
      <circle cx="26" cy="32" r="2.5" fill={INK} />
      <circle cx="38" cy="32" r="2.5" fill={INK} />
      <path d="M24 38c4 6 12 6 16 0z" fill={PAPER} stroke={INK} stroke-width="1.5" />
    </>
  ),
  mole: (
    <>
      <path d="M0 64c4-12 16-16 32-16s28 4 32 16z" fill="#3b2f2b" />
      <path d="M14 56c-2-28 6-42 18-42s20 14 18 42z" fill="#2a2526" />
      <ellipse cx="32" cy="38" rx="9" ry="7" fill="#e2a09a" />
      <circle cx="32" cy="35" r="3.5" fill="#8c3a3a" />
      <circle cx="23" cy="27" r="5.5" fill={INK} stroke={PAPER} stroke-width="2" />
      <circle cx="41" cy="27" r="5.5" fill={INK} stroke={PAPER} stroke-width="2" />
      <path d="M28.500 27h7" stroke={PAPER} stroke-width="2" />
      <path d="M12 56c0-6 3-9 7-9s6 3 6 9zM39 56c0-6 3-9 7-9s6 3 6 9z" fill="#e2a09a" />
    </>
  ),
};

/** Decorative: adjacent text says the name. */
export function Portrait({ agent }: { readonly agent: AgentName }) {
  return (
    <svg class="aa-portrait" viewBox="0 0 64 64" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect width="64" height="64" fill={BACKGROUNDS[agent]} />
      <path d="M64 18v46H18z" fill="#000" opacity="0.14" />
      {FIGURES[agent]}
    </svg>
  );
}
