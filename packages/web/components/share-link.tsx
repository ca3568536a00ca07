import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../i18n/translations.ts';
import { Icon } from './icon.tsx';
import { QrCode } from './qr-code.tsx';

interface ShareLinkProps {
  readonly label: string;
  readonly path: string;
  readonly about?: string;
  /** Highlights the button if sharing is the next thing to do. */
  readonly isPrimary?: boolean;
}

export function ShareLink({ label, path, about, isPrimary = false }: ShareLinkProps) {
  const translations = t().table;
  const id = useId();
  const isCopied = useSignal(false);
  const url = `${location.origin}${path}`;
  const copy = async () => {
    await navigator.clipboard?.writeText(url);
    isCopied.value = true;
  };
  return (
    <div class="share">
      <label for={id}>{label}</label>
      <input id={id} type="text" readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
      <div class="row">
        <button type="button" class={isPrimary ? 'button is-main' : 'button'} onClick={() => void copy()}>
          <Icon name="link" />
          <span aria-live="polite">{isCopied.value ? translations.copied : translations.copy}</span>
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => void navigator.share({ url }).catch(() => undefined)}>
            {translations.shareButton}
          </button>
        )}
      </div>
      <QrCode url={url} />
      {about && <p class="quiet">{about}</p>}
    </div>
  );
}
