/** SVG paths of small symbols, 12 by 12, filled with the text colour. */
const GLYPHS = {
  arrow: 'M1 5h5V2l5 4-5 4V7H1z',
  swap: 'M1 3h6V1l4 3-4 3V5H1zM11 8H5V6L1 9l4 3v-2h6z',
  step: 'M6 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  diamond: 'M6 1l5 5-5 5-5-5z',
  star: 'M6 .8l1.6 3.5 3.8.4-2.8 2.6.8 3.8L6 9.2l-3.4 1.9.8-3.8L.6 4.7l3.8-.4z',
  check: 'M1 6.5l1.6-1.6L5 7.3 9.8 2 11.3 3.5 5 10.5z',
  cross: 'M2 3.4L3.4 2 6 4.6 8.6 2 10 3.4 7.4 6 10 8.6 8.6 10 6 7.4 3.4 10 2 8.6 4.6 6z',
  disc: 'M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  card: 'M3 1h6a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1z',
  folder: 'M1 2h4l1 1.5h5V10H1z',
  tool: 'M8 1a3 3 0 0 0-2.8 4L1 9.2 2.8 11 7 6.8A3 3 0 0 0 10.8 3L9 4.8 7.2 3 9 1.2A3 3 0 0 0 8 1z',
} as const;

export type GlyphName = keyof typeof GLYPHS;

/** A symbol next to a number, which the typeface lacks. The caller provides text for screen readers. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg class="glyph" viewBox="0 0 12 12" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  );
}
