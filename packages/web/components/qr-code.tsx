import { useSignal } from '@preact/signals';
import { t } from '../i18n/translations.ts';

/** The empty margin that readers expect, in squares. */
const MARGIN = 4;

/** A link as a picture for the camera of another device; drawn when it is opened. */
export function QrCode({ url }: { readonly url: string }) {
  const translations = t().table;
  const squares = useSignal<readonly (readonly boolean[])[] | null>(null);
  const draw = async () => {
    const { encodeQR } = await import('qr');
    squares.value = encodeQR(url, 'raw', { border: MARGIN });
  };
  return (
    // Without a network the rest of the page remains.
    <details class="qr" onToggle={({ currentTarget }) => currentTarget.open && void draw().catch(() => undefined)}>
      <summary>{translations.qrCode}</summary>
      {squares.value && (
        <svg viewBox={`0 0 ${squares.value.length} ${squares.value.length}`} role="img" aria-label={url}>
          <path d={squaresPath(squares.value)} />
        </svg>
      )}
    </details>
  );
}

/** One unit square for each dark one. */
function squaresPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
