/** The shape of a seat, as a path around the origin with a radius of 10. */
const SEAT_SHAPES = [
  'M10 0A10 10 0 1 1-10 0A10 10 0 1 1 10 0Z',
  'M-9-9H9V9H-9Z',
  'M0-11.5L11.5 8.5H-11.5Z',
  'M0-12.5L11.5 0L0 12.5L-11.5 0Z',
] as const;

/** A pattern for each seat, if patterns are switched on. */
const SEAT_PATTERNS = ['M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0', 'M-9 0H9', 'M0-11V8', 'M-5-5L5 5M-5 5L5-5'] as const;

export function SeatGlyph({ seat, patterns }: { readonly seat: number; readonly patterns: boolean }) {
  return (
    <g class={`sc-seat-${seat}`}>
      <path class="sc-glyph" d={SEAT_SHAPES[seat]} />
      {patterns && <path class="sc-pattern" d={SEAT_PATTERNS[seat]} />}
    </g>
  );
}

/** A spy with a hat, in the shape of the seat. */
export function SpyGlyph({ seat, patterns }: { readonly seat: number; readonly patterns: boolean }) {
  return (
    <>
      <ellipse class="sc-shadow" cx="3" cy="19" rx="15" ry="4" />
      <g transform="scale(1.75)">
        <SeatGlyph seat={seat} patterns={patterns} />
      </g>
      <path
        class={`sc-hat sc-seat-${seat}`}
        d="M-15-13C-8-9 8-9 15-13C13-16 10-16 9-17C8-26 5-28 0-25C-5-28-8-26-9-17C-10-16-13-16-15-13Z"
      />
    </>
  );
}
