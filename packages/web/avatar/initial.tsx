const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Not a space or an invisible character. */
const VISIBLE = /[^\p{Z}\p{Cf}]/u;

/** Shown instead of an avatar. The name is always beside it. */
export function Initial({ name = '' }: { readonly name?: string }) {
  // A flag or a family emoji consists of several code points.
  const initial = [...graphemes.segment(name)].find(({ segment }) => VISIBLE.test(segment))?.segment ?? '';
  return (
    <span class="face-letter" aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
