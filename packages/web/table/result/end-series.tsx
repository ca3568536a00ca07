import { useState } from 'preact/hooks';
import { t } from '../../i18n/translations.ts';

/** Asks for confirmation, because it ends the series for both players. */
export function EndSeries({ onEnd }: { onEnd(): void }) {
  const { end, endSure } = t().series;
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      class={`button is-${isSure ? 'danger' : 'quiet'}`}
      onClick={() => (isSure ? onEnd() : setSure(true))}
    >
      {isSure ? endSure : end}
    </button>
  );
}
