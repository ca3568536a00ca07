import { useSignal } from '@preact/signals';
import { t } from '../i18n/translations.ts';

/** The quiet zone that QR readers expect, in modules. */
const MARGIN = 4;

/** A link as a QR code for the camera of another device, drawn when it is opened. */
export function QrCode({ url }: { readonly url: string }) {
  const translations = t().table;
  const squares = useSignal<readonly (readonly boolean[])[] | null>(null);
  const draw = async () => {
    const { encodeQR } = await import('qr');
    squares.value = encodeQR(url, 'raw', { border: MARGIN });
  };
  return (
    // If the library cannot be loaded, only the picture is missing.
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

/** An SVG path with one unit square for each dark module. */
function squaresPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
