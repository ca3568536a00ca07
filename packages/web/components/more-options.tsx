import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n/translations.ts';

interface MoreOptionsProps {
  /** True if an option in it differs from the default and should be visible. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** The options of a form that most people leave unchanged. */
export function MoreOptions({ isOpen = false, children }: MoreOptionsProps) {
  // Fixed at the first render, so that changing an option does not close the section.
  const [isInitiallyOpen] = useState(isOpen);
  return (
    <details class="more-options" open={isInitiallyOpen}>
      <summary>{t().setup.more}</summary>
      <div class="setup">{children}</div>
    </details>
  );
}
