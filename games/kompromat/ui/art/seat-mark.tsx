import type { Seat } from '@safehouse/contract';

/** Each player has a colour and a shape: a circle or a square. */
export function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg class={`ko-mark ko-seat-${seat}`} viewBox="0 0 16 16" aria-hidden="true">
      {seat === 0 ? <circle cx="8" cy="8" r="7" /> : <rect x="1.5" y="1.5" width="13" height="13" rx="1" />}
    </svg>
  );
}
