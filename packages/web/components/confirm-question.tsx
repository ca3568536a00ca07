import type { ComponentChildren } from 'preact';
import { t } from '../i18n/translations.ts';

interface ConfirmQuestionProps {
  readonly question: string;
  /** The button that confirms. */
  readonly label: string;
  /** What the consequences are. */
  readonly children?: ComponentChildren;
  onConfirm(): void;
  onCancel(): void;
}

/**
 * Replaces the button that asks for it. That button had the focus, so the question gets it: keyboard users do not start
 * again at the top of the page, and screen readers read it out.
 */
export function ConfirmQuestion({ question, label, children, onConfirm, onCancel }: ConfirmQuestionProps) {
  return (
    <fieldset class="sure" tabIndex={-1} ref={focusElement}>
      <legend>{question}</legend>
      {children}
      <div class="row">
        <button type="button" class="button is-danger" onClick={onConfirm}>
          {label}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {t().cancel}
        </button>
      </div>
    </fieldset>
  );
}

/** A ref for an element that gets the focus when it appears. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
