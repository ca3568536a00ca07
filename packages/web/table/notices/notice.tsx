import type { ComponentChildren } from 'preact';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';

interface NoticeProps {
  readonly tone: 'warn' | 'no' | 'hint';
  readonly children: ComponentChildren;
  onClose?(): void;
}

export function Notice({ tone, children, onClose }: NoticeProps) {
  return (
    <div class={`notice is-${tone}`}>
      <p>{children}</p>
      {onClose && (
        <button type="button" class="icon-button" aria-label={t().close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
