import type { VNode } from 'preact';
import type { EquipmentId } from '../../data/equipment.ts';

const INK = '#1d2430';
const RED = '#a92818';
const BRASS = '#c79a3c';
const PAPER = '#efe3c4';
const STEEL = '#6f7d8c';

/** Drawings of spy equipment, one for each value. */
const STILL_LIFES: { readonly [id in EquipmentId]: VNode } = {
  // A pair of dark glasses.
  '0.5': (
    <>
      <path d="M4 20h17v7c0 6-17 6-17 0zM27 20h17v7c0 6-17 6-17 0z" fill={INK} />
      <path d="M21 22q3-3 6 0M4 21 1 16M44 21l3-5" stroke={INK} stroke-width="2.5" fill="none" />
      <path d="M7 22h6l-4 6zM30 22h6l-4 6z" fill={STEEL} />
    </>
  ),
  // A picklock and its ring.
  ace: (
    <>
      <circle cx="14" cy="15" r="9" fill="none" stroke={BRASS} stroke-width="4" />
      <path d="M20 21 41 42M35 36l5-5M29 30l4-4" stroke={INK} stroke-width="4" stroke-linecap="round" />
      <circle cx="14" cy="15" r="3" fill={RED} />
    </>
  ),
  // A lighter.
  '2': (
    <>
      <path d="M15 22h18v22H15z" fill={STEEL} />
      <path d="M15 22h18v-6H15z" fill={INK} />
      <path d="M24 15c-5-4-1-6 0-12 2 6 5 8 0 12z" fill={RED} />
      <path d="M19 27h10v12H19z" fill={BRASS} />
    </>
  ),
  // A fountain pen over a signature.
  '3': (
    <>
      <path d="m14 34 20-28 8 6-20 27z" fill={INK} />
      <path d="m14 34 8 5-10 5z" fill={BRASS} />
      <path d="m28 14 8 6" stroke={RED} stroke-width="3" />
      <path d="M3 44q6-5 9 0t9 0" stroke={INK} stroke-width="2" fill="none" />
    </>
  ),
  // A miniature camera.
  '4': (
    <>
      <path d="M4 16h40v22H4z" fill={INK} />
      <path d="M4 16h40v6H4zM14 11h10v5H14z" fill={STEEL} />
      <circle cx="27" cy="29" r="8" fill={PAPER} />
      <circle cx="27" cy="29" r="5" fill={INK} />
      <circle cx="25" cy="27" r="1.6" fill={PAPER} />
      <circle cx="10" cy="19" r="2" fill={RED} />
    </>
  ),
  // A pocket watch.
  '5': (
    <>
      <path d="M24 4v7M19 5h10" stroke={INK} stroke-width="3" />
      <circle cx="24" cy="28" r="16" fill={BRASS} />
      <circle cx="24" cy="28" r="12" fill={PAPER} />
      <path d="M24 19v9l7 4" stroke={INK} stroke-width="2.5" fill="none" />
      <circle cx="24" cy="28" r="2" fill={RED} />
    </>
  ),
  // A torch with its beam.
  '6': (
    <>
      <path d="M24 20 46 4v34z" fill={BRASS} opacity="0.55" />
      <path d="m8 40 12-20 8 5-12 20z" fill={INK} />
      <path d="m19 21 3-8 12 8-6 5z" fill={STEEL} />
      <path d="m13 36 5 3" stroke={RED} stroke-width="3" />
    </>
  ),
  // A passport with a stamp.
  '7': (
    <>
      <path d="M10 4h28v40H10z" fill={RED} />
      <path d="M14 4v40" stroke={INK} stroke-width="1.5" />
      <circle cx="26" cy="20" r="8" fill="none" stroke={BRASS} stroke-width="2" />
      <path d="M18 20h16M26 12v16M20 34h12M22 38h8" stroke={BRASS} stroke-width="2" />
    </>
  ),
  // A portable radio.
  '8': (
    <>
      <path d="M36 14V2" stroke={INK} stroke-width="2.5" />
      <path d="M5 14h38v28H5z" fill={INK} />
      <circle cx="16" cy="28" r="8" fill={PAPER} />
      <path d="M11 28h10M12 24h8M12 32h8" stroke={INK} stroke-width="2" />
      <path d="M28 19h11v6H28z" fill={BRASS} />
      <circle cx="31" cy="34" r="3" fill={RED} />
      <circle cx="39" cy="34" r="2" fill={STEEL} />
    </>
  ),
  // A typewriter.
  '9': (
    <>
      <path d="M14 4h20v14H14z" fill={PAPER} stroke={INK} stroke-width="1.5" />
      <path d="M17 9h14M17 13h9" stroke={RED} stroke-width="2" />
      <path d="M8 18h32l4 24H4z" fill={INK} />
      <path d="M10 22h28v3H10z" fill={STEEL} />
      <path
        d="M11 30h.1M17 30h.1M23 30h.1M29 30h.1M35 30h.1M14 36h.1M20 36h.1M26 36h.1M32 36h.1"
        stroke={BRASS}
        stroke-width="4"
        stroke-linecap="round"
      />
    </>
  ),
  // A briefcase, chained.
  '10': (
    <>
      <path d="M17 14v-5h14v5" stroke={INK} stroke-width="3" fill="none" />
      <path d="M4 14h40v27H4z" fill={INK} />
      <path d="M4 24h40v3H4z" fill={STEEL} />
      <path d="M20 22h8v8h-8z" fill={BRASS} />
      <circle cx="40" cy="8" r="4" fill="none" stroke={RED} stroke-width="2" />
      <path d="M37 11l-6 4" stroke={RED} stroke-width="2" />
    </>
  ),
};

/** Decorative: the number identifies the card. */
export function StillLife({ card }: { readonly card: EquipmentId }) {
  return (
    <svg class="ko-still" viewBox="0 0 48 48" aria-hidden="true">
      {STILL_LIFES[card]}
    </svg>
  );
}
