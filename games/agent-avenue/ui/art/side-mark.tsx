import type { Side } from '../../rules/sides.ts';

/** The colour and shape of a side, as on its pawn. */
export function SideMark({ side }: { readonly side: Side }) {
  return (
    <svg class={`aa-mark aa-side-${side}`} viewBox="0 0 12 12" aria-hidden="true">
      {side === 0 ? <circle cx="6" cy="6" r="5.5" /> : <rect x="1" y="1" width="10" height="10" />}
    </svg>
  );
}
