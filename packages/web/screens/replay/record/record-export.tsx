import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../../components/icon.tsx';
import { rememberedDeal } from '../../../online/remembered-deals.ts';
import { positionLink } from '../controls/position-link.ts';
import type { ReplayContext } from '../replay-context.ts';

export function RecordExport({ timeline, playback, origin, translations }: ReplayContext) {
  const isCopied = useSignal(false);
  const { record, rules } = timeline;
  const remembered = useMemo(() => rememberedDeal(record.meta?.match), [record]);
  const copy = async () => {
    const link = positionLink({ position: playback.position.value, perspective: playback.perspective.value });
    await navigator.clipboard.writeText(new URL(link, location.href).href).catch(() => undefined);
    isCopied.value = true;
  };
  return (
    <section class="rp-part">
      <div class="row">
        {origin !== 'file' && (
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name="link" />
            {translations.share}
          </button>
        )}
        <button type="button" class="button" onClick={() => downloadJson(record, `${rules.id}.json`)}>
          {translations.download}
        </button>
        {remembered && (
          <button type="button" class="button" onClick={() => downloadJson(remembered, `${rules.id}-remembered.json`)}>
            {translations.downloadRemembered}
          </button>
        )}
      </div>
      <p role="status" class="quiet">
        {isCopied.value ? translations.copied : ''}
      </p>
    </section>
  );
}

function downloadJson(value: object, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
