import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n/translations.ts';

interface MoreOptionsProps {
  /** Something in it is not as usual, and should be seen. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** The questions of a form that most people leave as they are. */
export function MoreOptions({ isOpen = false, children }: MoreOptionsProps) {
  // Only at first: what is chosen in it must not close it.
  const [isInitiallyOpen] = useState(isOpen);
  return (
    <details class="more-options" open={isInitiallyOpen}>
      <summary>{t().setup.more}</summary>
      <div class="setup">{children}</div>
    </details>
  );
}
