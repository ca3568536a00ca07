import { useSignal } from '@preact/signals';
import { Icon } from '../../parts/icons.tsx';
import type { Looking } from './looking.ts';
import { linkTo } from './place-link.ts';

/** A link to what is on the screen, and the whole match as a file. */
export function TakeAway({ reel, showing, origin, words }: Looking) {
  const isCopied = useSignal(false);
  const copy = async () => {
    const link = linkTo({ at: showing.at.value, eyes: showing.eyes.value });
    await navigator.clipboard.writeText(new URL(link, location.href).href).catch(() => undefined);
    isCopied.value = true;
  };
  return (
    <section class="rp-part">
      <div class="row">
        {origin !== 'file' && (
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name="link" />
            {words.share}
          </button>
        )}
        <button type="button" class="button" onClick={() => download(reel.record, `${reel.rules.id}.json`)}>
          {words.download}
        </button>
      </div>
      <p role="status" class="quiet">
        {isCopied.value ? words.copied : ''}
      </p>
    </section>
  );
}

function download(record: object, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
