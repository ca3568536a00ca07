import type { Street } from '../board/street-geometry.ts';

/** Sky, a low sun, the far trees and the lawns. */
export function Background({ street: { width, height } }: { readonly street: Street }) {
  return (
    <>
      <rect width={width} height={height} class="aa-lawn" />
      <rect width={width} height="46" class="aa-sky" />
      <circle cx={width - 98} cy="40" r="22" class="aa-sun" />
      <path
        transform={`scale(${width / 360} 1)`}
        d="M0 46V30c10-9 20-9 28 0 8-12 22-12 32 2 8-8 16-8 24 0 6-14 30-14 40 2 10-10 22-8 30 0 12-14 26-12 36 0 8-8 20-8 28 2 10-14 28-14 38 0 8-10 20-10 30 0 8-8 16-8 24 0 10-12 24-12 34 0l16-8v18z"
        class="aa-trees"
      />
      <path
        transform={`scale(${width / 360} 1)`}
        d="M0 46h360v8c-60-6-110 6-180 2-70-4-120 6-180-2z"
        class="aa-hedge"
      />
      <rect x="74" y="78" width={width - 148} height={height - 152} class="aa-green" />
      <path d={`M0 150c40-8 30 40 0 44zM${width} ${height - 70}c-40-8-30 40 0 44z`} class="aa-hedge" opacity="0.5" />
    </>
  );
}
