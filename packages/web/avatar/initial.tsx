/** Shown instead of an avatar. The name is always beside it. */
export function Initial({ name = '' }: { readonly name?: string }) {
  const [initial = ''] = name.trim();
  return (
    <span class="face-letter" aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
