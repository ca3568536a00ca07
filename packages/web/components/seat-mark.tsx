const SEAT_SHAPES = [
  <circle key="0" cx="12" cy="12" r="9.5" />,
  <rect key="1" x="3" y="3" width="18" height="18" rx="1.5" />,
  <path key="2" d="M12 2.2 22.4 21H1.6Z" />,
  <path key="3" d="M12 1.2 22.8 12 12 22.8 1.2 12Z" />,
];

/** A player's colour and shape, with a pattern if the setting is on. The name is always beside it. */
export function SeatMark({ seat }: { readonly seat: number }) {
  return (
    <svg class={`mark mark-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
      {SEAT_SHAPES[seat]}
      <g class="mark-pattern">{SEAT_PATTERNS[seat]}</g>
    </svg>
  );
}

const SEAT_PATTERNS = [
  <circle key="0" cx="12" cy="12" r="3.4" />,
  <path key="1" d="M3 9h18M3 15h18" />,
  <path key="2" d="M12 8v12M8 13v7M16 13v7" />,
  <path key="3" d="m7 12 5-5 5 5-5 5Z" />,
];
